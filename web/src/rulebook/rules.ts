import { wordsOf } from '../lib/i18n.svelte'
import { ruleWords } from '../lib/words'

/** A rule with its number, its text and the rulings on it. */
export interface Rule {
  id: string
  text: string
  rulings: string[]
}

export interface Section {
  number: number
  title: string
  rules: Rule[]
}

const LETTERS = ['', '-b', '-c', '-d']

function rulingsOn(key: string): string[] {
  return LETTERS.map((letter) => wordsOf(`ruling-${key}${letter}`)).filter((text) => text !== undefined)
}

/** The numbered rules of a game as they are with these options: the same texts that refusals cite. */
export function sectionsOf(prefix: string, options: Record<string, unknown>): Section[] {
  const sections: Section[] = []
  for (let number = 1; ; number++) {
    const rules: Rule[] = []
    for (let at = 1; ; at++) {
      const key = `${prefix}-${number}-${at}`
      const text = ruleWords(`${prefix}-${number}.${at}`, options)
      if (text === undefined) break
      rules.push({ id: `${prefix}-${number}.${at}`, text, rulings: rulingsOn(key) })
    }
    if (rules.length === 0) return sections
    sections.push({ number, title: wordsOf(`rulebook-section-${number}`) ?? String(number), rules })
  }
}

/** Letters alone, without accents: as one searches. */
export function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
