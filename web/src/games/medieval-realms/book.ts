import type { Book } from '../../rulebook/book'
import { t } from '../../lib/i18n.svelte'
import { thingWords } from '../../lib/words'
import Example from './book/Example.svelte'
import Picture from './book/Picture.svelte'
import Sign from './book/Sign.svelte'
import { RESOURCES } from './things'
import type { PrintedCard } from './types'

const COLOURS = ['orange', 'red', 'yellow', 'green', 'grey', 'turquoise', 'violet', 'white', 'blue']

/** What a card brings, and when. */
function brings(card: PrintedCard): string[] {
  const found = card.effects.map(({ when, op }) => {
    if (when === 'end' || when === 'production' || when === 'repeating') return when
    return op === 'leader' || op === 'take-card' ? op : op === 'points' ? 'points' : 'resources'
  })
  return [...new Set(found)]
}

export const book: Book<PrintedCard> = {
  Picture,
  Example,
  examples: 3,
  Sign,
  legend: {
    resources: RESOURCES,
    lily: ['lily'],
    mayor: ['mayor'],
    general: ['general'],
    admiral: ['admiral'],
    decoy: ['decoy'],
    points: ['crown'],
    end: ['last'],
    production: ['wall'],
    repeating: ['undo'],
    each: ['each'],
    condition: ['condition'],
    card: ['book'],
    majority: ['majority'],
    auction: ['auction'],
    leaving: ['wait'],
    seals: COLOURS,
  },
  explains: {
    'verb:choose': 'MR-2.5',
    'verb:place-mayor': 'MR-3.2',
    'verb:place-general': 'MR-3.3',
    'verb:place-admiral': 'MR-3.3',
    'verb:place-decoy': 'MR-3.4',
    'verb:done': 'MR-3.3',
    'verb:buy': 'MR-4.2',
    'verb:play': 'MR-5.1',
    'verb:bid': 'MR-4.4',
    'verb:pass': 'MR-3.9',
    'verb:take-card': 'MR-6.2',
    ...Object.fromEntries(RESOURCES.map((resource) => [`thing:${resource}`, 'MR-1.1'])),
    'place:panel': 'MR-4.2',
    'place:future': 'MR-1.4',
    'place:points': 'MR-1.5',
    'place:palace': 'MR-1.1',
    'place:leaders': 'MR-1.2',
    'place:lands': 'MR-3.6',
    'place:hand': 'MR-4.1',
    'place:played': 'MR-5.2',
    thing: 'MR-3.6',
    sign: 'MR-5.2',
    ...Object.fromEntries(RESOURCES.map((resource) => [`sign:${resource}`, 'MR-1.1'])),
    ...Object.fromEntries(['mayor', 'general', 'admiral'].map((leader) => [`sign:${leader}`, 'MR-1.2'])),
    ...Object.fromEntries(COLOURS.map((colour) => [`sign:${colour}`, 'MR-4.1'])),
    'sign:decoy': 'MR-3.4',
    'sign:crown': 'MR-1.5',
    'sign:lily': 'MR-5.3',
    'sign:book': 'MR-6.2',
    'sign:majority': 'MR-4.3',
    'sign:auction': 'MR-4.4',
    'sign:wait': 'MR-3.10',
  },
  ruleOf: (card) => ({ hand: 'MR-4.2', majority: 'MR-4.3', auction: 'MR-4.4' })[card.bought],
  facets: [
    { name: 'kind', of: (card) => [card.bought], words: (value) => t(`bought-${value}`) },
    { name: 'category', of: (card) => [card.family], words: (value) => t(`family-${value}`) },
    { name: 'colour', of: (card) => [card.colour], words: (value) => t(`colour-${value}`) },
    {
      name: 'cost',
      of: (card) => (card.pays === null ? [] : [card.pays]),
      words: thingWords,
    },
    { name: 'effect', of: brings, words: (value) => t(`effect-${value}`) },
  ],
}
