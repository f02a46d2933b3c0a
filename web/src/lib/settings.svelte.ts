import type { Setup } from './setup'

/** What this device remembers of its user's wishes. */
interface Wishes {
  name: string
  /** The colour that one would like to play in. */
  colour: number | null
  /** The game that was chosen last, and how each was set up last. */
  game: string
  setups: Record<string, Setup>
  language: string
  theme: 'system' | 'light' | 'dark'
  forced: boolean
  sound: boolean
  motion: 'system' | 'none'
  /** How fast what others do is shown. */
  pace: Pace
  large: boolean
  /** On a touch screen the first tap on a card shows it, the second decides. */
  shows: boolean
  /** How many seconds bots wait before they answer what can still be taken back. */
  moment: number
  /** Endings about which this device's user has been warned. */
  warned: string[]
}

/** How fast what others do is shown, as a factor of its time on the screen. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }
export type Pace = keyof typeof PACES

const KEY = 'concilium'

function firstLanguage(): string {
  const known = ['en', 'es', 'fr', 'it']
  return navigator.languages.map((language) => language.slice(0, 2)).find((two) => known.includes(two)) ?? 'en'
}

function remembered(): Wishes {
  const fresh: Wishes = {
    name: '',
    colour: null,
    game: '',
    setups: {},
    language: firstLanguage(),
    theme: 'system',
    forced: true,
    sound: false,
    motion: 'system',
    pace: 'normal',
    large: false,
    shows: true,
    moment: 1.5,
    warned: [],
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>) }
  } catch {
    return fresh
  }
}

export const settings = $state<Wishes>(remembered())

/** Keeps the page and the device's memory as the settings say. */
export function followSettings(): void {
  $effect(() => {
    const { theme, large, motion } = settings
    const page = document.documentElement
    if (theme === 'system') delete page.dataset['theme']
    else page.dataset['theme'] = theme
    page.classList.toggle('large', large)
    page.classList.toggle('still', motion === 'none')
    localStorage.setItem(KEY, JSON.stringify(settings))
  })
}

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether this is a screen that is touched: nothing can hover over it. */
export function touched(): boolean {
  return matchMedia('(hover: none)').matches
}
