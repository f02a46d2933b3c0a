import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLYPHS } from '../src/art/glyphs'
import { glyphs as wizards } from '../src/games/grand-tribunal/glyphs'
import { glyphs as kings } from '../src/games/medieval-realms/glyphs'

const SOURCES = new URL('../src/', import.meta.url)
const NAMED = /<Glyph [^>]*name="([a-z-]+)"/g

/** The glyphs that the files below a folder name. */
function named(folder: string): string[] {
  const files = readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
  return files.flatMap((file) => [...readFileSync(new URL(`${folder}/${file}`, SOURCES), 'utf8').matchAll(NAMED)].map(([, name]) => name!))
}

test("what is drawn outside the games' folders is drawn with no game's glyphs", () => {
  const shared = ['gallery', 'lessons', 'lobby', 'pages', 'plain', 'rulebook', 'table'].flatMap(named)
  expect(shared.filter((name) => !(name in GLYPHS) || name in wizards || name in kings)).toEqual([])
})

test('a game is drawn with its own glyphs and those of every table', () => {
  expect(named('games/grand-tribunal').filter((name) => !(name in GLYPHS) || name in kings)).toEqual([])
  expect(named('games/medieval-realms').filter((name) => !(name in GLYPHS) || name in wizards)).toEqual([])
})
