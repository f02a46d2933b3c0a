const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a moment was, as a language says it. */
export function ago(at: string, now: number, language: string): string {
  const seconds = Math.min(0, Math.round((Date.parse(at) - now) / 1000))
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of STEPS) if (-seconds >= size) return words.format(Math.trunc(seconds / size), unit)
  return words.format(0, 'second')
}
