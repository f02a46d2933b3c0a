import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'

/** The languages of the catalogues, each named in itself. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

/** The catalogues in a game's folder belong to that game alone: two games may use the same key. */
const COMMON = 'common'

const files = import.meta.glob<string>(
  ['../../../src/concilium/locales/*/{web,server,learning}.ftl', '../../../src/concilium/games/*/locales/*/*.ftl'],
  { query: '?raw', import: 'default' },
)

/** The catalogues that are read only when a page asks for them. */
const LATER = ['learning', 'lessons', 'rulebook']
const asked = new Set<string>()

let bundles = $state.raw<Record<string, FluentBundle>>({})
let speaking = $state<Language>('en')
let game = $state<string | null>(null)

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES
}

/** Which game's words are meant from now on. */
export function speakOf(name: string | null): void {
  game = name
}

/** The catalogues of a language are read before anything is shown in it. */
export async function speak(language: Language): Promise<void> {
  const next: Record<string, FluentBundle> = {}
  await Promise.all(
    Object.entries(files).map(async ([path, read]) => {
      const [, game, tongue, subject = ''] = /(?:\/games\/(\w+))?\/locales\/(\w+)\/([\w-]+)\.ftl$/.exec(path) ?? []
      if (tongue !== language || (LATER.includes(subject) && !asked.has(subject))) return
      const owner = game?.replaceAll('_', '-') ?? COMMON
      const resource = new FluentResource(await read())
      next[owner] ??= new FluentBundle(language, { useIsolating: false })
      next[owner].addResource(resource, { allowOverrides: true })
    }),
  )
  bundles = next
  speaking = language
  document.documentElement.lang = language
  settings.language = language
}

/** More catalogues, now and from now on. */
export async function alsoSpeak(...subjects: string[]): Promise<void> {
  if (subjects.every((subject) => asked.has(subject))) return
  for (const subject of subjects) asked.add(subject)
  await speak(speaking)
}

export function language(): Language {
  return speaking
}

/** The words of a key, the game's before the common ones; nothing if the catalogues do not have it. */
export function wordsOf(key: string, facts?: Facts, attribute?: string, of: string | null = game): string | undefined {
  for (const owner of of === null ? [COMMON] : [of, COMMON]) {
    const bundle = bundles[owner]
    const message = bundle?.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (bundle && pattern) return bundle.formatPattern(pattern, facts ?? null, [])
  }
  return undefined
}

/** The words of a key; one that is missing shows itself in brackets that no text uses. */
export function t(key: string, facts?: Facts, of?: string | null): string {
  return wordsOf(key, facts, undefined, of) ?? `⟦${key}⟧`
}
