import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

/** The languages of the catalogues, each named in itself. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

const files = import.meta.glob<string>('../../../src/concilium/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** What belongs to the terminal alone is not sent to the browser. */
const UNUSED = /\/(cli|terminal)\.ftl$/

let bundle = $state.raw<FluentBundle>(new FluentBundle('en'))

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES
}

/** The catalogues of a language are read before anything is shown in it. */
export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false })
  const wanted = Object.keys(files).filter((path) => path.includes(`/locales/${language}/`) && !UNUSED.test(path))
  const texts = await Promise.all(wanted.map((path) => files[path]!()))
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true })
  bundle = next
  document.documentElement.lang = language
  settings.language = language
}

/** The words of a key, or nothing if the catalogues do not have it. */
export function wordsOf(key: string, facts?: Facts, attribute?: string): string | undefined {
  const message = bundle.getMessage(key)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return undefined
  const problems: Error[] = []
  return bundle.formatPattern(pattern, facts ?? null, problems)
}

/** The words of a key; one that is missing shows itself in brackets that no text uses. */
export function t(key: string, facts?: Facts): string {
  return wordsOf(key, facts) ?? `⟦${key}⟧`
}

export function has(key: string): boolean {
  return bundle.hasMessage(key)
}
