import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { learn, speak, speakOf } from '../src/lib/i18n.svelte'
import type { EventInfo, GameInfo } from '../src/lib/wire'

/** The words of a game as its package has them, where the server would give them out. */
export function given(address: string): { ok: boolean; headers: Headers; text: () => Promise<string> } {
  const [, game, language] = /^\/api\/games\/([\w-]+)\/words\/(\w+)\?subject=$/.exec(address)!
  const name = game!.replaceAll('-', '_')
  const packages = [`src/concilium/games/${name}`, `examples/${game}/src/concilium_${name}`]
  const folder = packages.map((each) => new URL(`../../${each}/locales/${language}/`, import.meta.url)).find((each) => existsSync(each))!
  const text = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  return { ok: true, headers: new Headers(), text: () => Promise.resolve(text) }
}

/** Speak of a game in a language from now on. */
export async function speaking(game: string, language: 'en' | 'es' | 'fr' | 'it', events: Record<string, EventInfo>): Promise<void> {
  await speak(language)
  await learn(game)
  speakOf({ name: game, families: ['card', 'resource', 'source', 'kind', 'thing'], events } as unknown as GameInfo)
}
