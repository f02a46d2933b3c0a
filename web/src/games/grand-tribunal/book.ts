import type { Book } from '../../rulebook/book'
import { thingWords } from '../../lib/words'
import { t } from '../../lib/i18n.svelte'
import Example from './book/Example.svelte'
import Picture from './book/Picture.svelte'
import Sign from './book/Sign.svelte'
import { CATEGORIES, TYPES } from './things'
import type { PrintedCard } from './types'

/** What an effect is about, by the beginning or the end of its name. */
const ABOUT: [RegExp, string][] = [
  [/vote|clear-space/, 'votes'],
  [/^extra|muddle/, 'turns'],
  [/^(advance-free|finish|drain|siphon)$/, 'advance'],
  [/^(draw|take-face-up|renew-market|recover|exchange-item|refresh|burn-for-face-up|swap-with-market)$/, 'cards'],
  [/^(force-discard|random-discard|uninstall|dispel|return-card|steal-resource|peek-)/, 'rivals'],
  [/vis|ransom|income|extract/, 'vis'],
]

function abouts(card: PrintedCard): string[] {
  const found = (card.effects ?? []).map(({ op }) => ABOUT.find(([name]) => name.test(op))?.[1] ?? 'lasting')
  return [...new Set(card.stays ? [...found, 'lasting'] : found)]
}

export const book: Book<PrintedCard> = {
  Picture,
  Example,
  examples: 4,
  Sign,
  legend: {
    types: TYPES,
    categories: CATEGORIES,
    vis: ['vis'],
    cost: ['pips'],
    score: ['score'],
    place: ['slot'],
    vote: ['vote'],
    active: ['active'],
    hidden: ['hidden'],
    praeco: ['praeco'],
    award: ['award'],
    decks: ['item', 'spell', 'resource'],
    source: ['source'],
    die: ['die'],
  },
  explains: {
    'verb:vote': 'GT-5.1',
    'verb:draw': 'GT-5.2',
    'verb:take': 'GT-5.2',
    'verb:advance': 'GT-5.3',
    'verb:activate': 'GT-5.4',
    'verb:install': 'GT-5.5',
    'verb:cast': 'GT-5.6',
    'verb:play': 'GT-5.8',
    'verb:extract': 'GT-5.9',
    'verb:gather': 'GT-5.10',
    'verb:lay': 'GT-4.2',
    'verb:end': 'GT-4.1',
    'verb:yes': 'GT-5.6',
    'verb:no': 'GT-5.6',
    'verb:choose': 'GT-5.6',
    'verb:target': 'GT-5.6',
    'verb:unvote': 'GT-1.2',
    'verb:swap': 'GT-1.2',
    'verb:put': 'GT-4.2',
    'thing:uncontested': 'GT-5.10',
    'thing:contested': 'GT-5.11',
    'thing:item': 'GT-5.2',
    'thing:spell': 'GT-5.2',
    'thing:resource': 'GT-5.7',
    'place:track': 'GT-6.2',
    'place:sources': 'GT-1.7',
    'place:market': 'GT-5.2',
    'place:standings': 'GT-6.4',
    'place:laboratory': 'GT-1.5',
    'place:library': 'GT-1.5',
    'place:vault': 'GT-1.5',
    'place:hand': 'GT-1.6',
    thing: 'GT-6.2',
    sign: 'GT-6.2',
    'sign:vis': 'GT-1.1',
    'sign:pips': 'GT-5.3',
    'sign:score': 'GT-6.4',
    'sign:slot': 'GT-5.5',
    'sign:active': 'GT-5.4',
    'sign:hidden': 'GT-1.5',
    'sign:praeco': 'GT-3.1',
    'sign:award': 'GT-6.4',
    'sign:item': 'GT-1.4',
    'sign:spell': 'GT-1.4',
    'sign:resource': 'GT-1.4',
    'sign:source': 'GT-5.10',
    'sign:die': 'GT-5.11',
  },
  ruleOf: (card) => (card.kind === 'item' ? 'GT-5.4' : card.kind === 'spell' ? 'GT-5.5' : 'GT-5.8'),
  facets: [
    { name: 'kind', of: (card) => [card.kind], words: (value) => t(`kind-${value}`) },
    { name: 'category', of: (card) => [card.type ?? card.category ?? ''].filter(Boolean), words: thingWords },
    { name: 'cost', of: (card) => (card.cost == null ? [] : [String(card.cost)]), words: (value) => value },
    { name: 'effect', of: abouts, words: (value) => t(`effect-${value}`) },
  ],
}
