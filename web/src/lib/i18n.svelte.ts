import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'
import type { GameInfo } from './wire'

/** The languages of the catalogues, each named in itself. */
export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES
export type Facts = Record<string, FluentVariable>

/** What belongs to no game is part of the client; a game's own words come from the server, whoever made the game. */
const COMMON = ''
const files = import.meta.glob<string>('../../../src/concilium/locales/*/{web,server,bots,learning}.ftl', { query: '?raw', import: 'default' })

/** The catalogue of pages that are opened later, and a game's catalogues for them: read only when such a page asks. */
const LATER = 'learning'
const asked = new Set<string>()

let bundles = $state.raw<Record<string, FluentBundle>>({})
let speaking = $state<Language>('en')
let game = $state.raw<GameInfo | null>(null)

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES
}

/** Which game is meant from now on. */
export function speakOf(declared: GameInfo | null): void {
  game = declared
}

/** What the current game declares about itself. */
export function spokenOf(): GameInfo | null {
  return game
}

function bundle(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true })
  return made
}

async function common(language: Language): Promise<FluentBundle> {
  const found = Object.entries(files).filter(
    ([path]) => path.includes(`/locales/${language}/`) && (asked.size > 0 || !path.endsWith(`/${LATER}.ftl`)),
  )
  return bundle(language, await Promise.all(found.map(([, read]) => read())))
}

/** The colours of a game whose package brings them are announced with its words; they are there before any of it is shown. */
async function dress(announced: string | null): Promise<void> {
  const href = /^<([^>]+)>; rel="stylesheet"$/.exec(announced ?? '')?.[1]
  if (!href || document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const done = new Promise((resolve) => (link.onload = link.onerror = resolve))
  document.head.append(link)
  await done
}

async function wordsFor(name: string, language: Language): Promise<FluentBundle> {
  const answers = await Promise.all(['', ...asked].map((subject) => fetch(`/api/games/${name}/words/${language}?subject=${subject}`)))
  await dress(answers[0]!.headers.get('link'))
  return bundle(language, await Promise.all(answers.filter((answer) => answer.ok).map((answer) => answer.text())))
}

/** The catalogues of a language are read before anything is shown in it. */
export async function speak(language: Language): Promise<void> {
  const games = Object.keys(bundles).filter((name) => name !== COMMON)
  const [own, ...others] = await Promise.all([common(language), ...games.map((name) => wordsFor(name, language))])
  bundles = { [COMMON]: own, ...Object.fromEntries(games.map((name, index) => [name, others[index]!])) }
  speaking = language
  document.documentElement.lang = language
  settings.language = language
}

/** More catalogues, now and from now on: a lesson's, the rulebook's. */
export async function alsoSpeak(...subjects: string[]): Promise<void> {
  if (subjects.every((subject) => asked.has(subject))) return
  for (const subject of subjects) asked.add(subject)
  await speak(speaking)
}

/** A game's words are loaded before any of it is shown. */
export async function learn(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !(name in bundles))
  const learned = await Promise.all(missing.map((name) => wordsFor(name, speaking)))
  bundles = { ...bundles, ...Object.fromEntries(missing.map((name, index) => [name, learned[index]!])) }
}

export function language(): Language {
  return speaking
}

/** The words of a key, the game's before the common ones; nothing if the catalogues do not have it. */
export function wordsOf(key: string, facts?: Facts, attribute?: string, of: string | null = game?.name ?? null): string | undefined {
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
