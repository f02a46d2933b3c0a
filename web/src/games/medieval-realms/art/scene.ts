import { Hand, at, box, disc, fill, line, ring, wordIn } from '../../../art/drawn'
import type { PrintedCard } from '../types'
import { GOODS, INK, arms, flag, hills, person, sea, ship, sky, skyline, tower, wall } from './parts'

/** A card's picture in the chronicle, 120 by 64: composed from its family, its colour and its name. */

type Scene = (hand: Hand, card: PrintedCard) => string

/** What the words of a name stand for among goods and works. */
const goods = (hand: Hand, card: PrintedCard) => wordIn(card.id, GOODS) ?? hand.pick(Object.values(GOODS))

/** Sacks, jars and books stand under an awning, on a table, or in a field. */
function stall(hand: Hand, drawn: string): string {
  const stripes = hand.of(5, 8)
  const wide = 96 / stripes
  let awning = ''
  for (let stripe = 0; stripe < stripes; stripe++) {
    const x = 12 + stripe * wide
    awning += fill(`M${x} 6h${wide}v10a${wide / 2} ${wide / 2} 0 0 1 ${-wide} 0z`, stripe % 2 ? '#fbf2dc' : 'var(--seal)')
  }
  return (
    line('M16 8v56M104 8v56', 2.4, '#8a5a34') +
    awning +
    box(10, 50, 100, 4, '#8a5a34') +
    box(14, 54, 92, 10, '#a9713a') +
    at(60, 37, drawn, 1.05) +
    at(hand.pick([30, 90]), 41, drawn, 0.6)
  )
}
const field = (hand: Hand, drawn: string) => sky(hand) + hills(hand) + line('M8 60q50-12 104 0', 0.8, INK, 0.5) + at(60, 34, drawn, 1.6)
const desk = (hand: Hand, drawn: string) =>
  line('M14 6v44M24 6v44M34 6v44', hand.between(3, 6), 'var(--far)') +
  line('M8 28h34M86 22h26M86 40h26', 1.6, INK, 0.5) +
  box(0, 52, 120, 12, '#8a5a34') +
  line('M0 54h120', 1, INK, 0.5) +
  at(62, 34, drawn, 1.5)

function gallery(hand: Hand, drawn: string): string {
  const frame = (x: number, wide: number, inside: string, scale: number) =>
    box(x - wide / 2, 10, wide, 38, '#b07a00') + box(x - wide / 2 + 3, 13, wide - 6, 32, '#fbf2dc') + at(x, 29, inside, scale)
  const other = hand.pick(Object.entries(GOODS).slice(-7))[1]
  return (
    line('M0 54h120', 1.4, INK) +
    box(0, 55, 120, 9, 'var(--far)') +
    frame(60, 44, drawn, 1.5) +
    frame(18, 24, other, 0.75) +
    frame(102, 24, other, 0.75)
  )
}

/** The chronicle knows her: Trota taught medicine at Salerno. */
const WOMEN = { trota: true }

const PORTRAITS: Record<string, { hats: string[]; holds: string }> = {
  artist: { hats: ['beret', 'cap'], holds: line('M0 10 8-12', 2, '#8a5a34') + fill('M7-12q4-6 3 1z', '#b3202a') },
  missionary: { hats: ['tonsure', 'hood'], holds: line('M0 16v-30M-6-7H6', 3, '#8a5a34') },
  scientist: { hats: ['beret', 'hood', 'cap'], holds: ring(0, 0, 8, 1.6, '#b07a00') + line('M-8 0H8M0-8V8', 1, INK) },
  mayor: {
    hats: ['beret', 'brim', 'cap'],
    holds: fill('M-7-6H7V9H-7z', '#fbf2dc') + line('M-4-2h8M-4 1.500h8M-4 5h5', 0.9, INK) + disc(5, 10, 3, '#b3202a'),
  },
  admiral: { hats: ['brim', 'beret'], holds: line('M0-10V9M-6-4H6M-9 3q2 8 9 8t9-8', 2.2, INK) + ring(0, -12, 2.4, 1.6, INK) },
  general: { hats: ['helmet'], holds: line('M0 18v-34', 2.2, '#8f979c') + line('M-6 8H6', 2.4, '#b07a00') },
}
function portrait(hand: Hand, who: string, bearded = true): string {
  const { hats, holds } = PORTRAITS[who] ?? PORTRAITS['mayor']!
  const x = hand.pick([44, 52])
  return (
    sky(hand) +
    hills(hand) +
    fill('M22 64V24a38 30 0 0 1 76 0v40z', '#fbf2dc', 0.55) +
    line('M22 64V24a38 30 0 0 1 76 0v40', 1.6, 'var(--seal)') +
    person(hand, x, hand.pick(hats), 'var(--seal)', bearded) +
    at(x + 34, 38, holds, 1.15)
  )
}

function cathedral(hand: Hand): string {
  const towers = hand.pick([1, 2, 2])
  const foot = 60
  const nave = fill('M40 60V34l20-14 20 14v26z', '#e6d9b8') + line('M40 60V34l20-14 20 14v26', 1, INK)
  const rose =
    disc(60, 38, 6.5, '#2b57a6') +
    ring(60, 38, 6.5, 1.2, INK) +
    line('M60 31.500v13M53.500 38h13M55.500 33.500l9 9M55.500 42.500l9-9', 0.7, '#f0c94a')
  const door = fill('M55 60v-7a5 5 0 0 1 10 0v7z', '#6b3f1c')
  const high = hand.of(26, 36)
  return (
    tower(hand, 28, foot, 13, high, 'spire') +
    (towers === 2 ? tower(hand, 79, foot, 13, high, 'spire') : tower(hand, 79, foot, 12, 18, 'gable')) +
    nave +
    rose +
    door
  )
}

const scenes: Record<string, Scene> = {
  castle: (hand) =>
    sky(hand) +
    hills(hand) +
    wall(56, 24, 96) +
    tower(hand, 20, 58, 13, hand.of(22, 32), hand.pick(['flat', 'spire'])) +
    tower(hand, 87, 58, 13, hand.of(22, 32), hand.pick(['flat', 'spire'])) +
    tower(hand, 52, 56, hand.of(14, 18), hand.of(26, 34), hand.pick(['flat', 'spire', 'gable'])) +
    fill('M55 56v-6a4.500 4.500 0 0 1 9 0v6z', INK) +
    flag(hand, hand.pick([26, 93]), 30),
  war: (hand) => {
    let lances = ''
    for (let x = hand.of(14, 20); x < 108; x += hand.of(8, 13)) lances += line(`M${x} 60l${hand.of(-4, 4)} ${-hand.of(34, 48)}`, 1.3, INK)
    return (
      hills(hand) +
      lances +
      flag(hand, hand.of(24, 36), 30) +
      flag(hand, hand.of(78, 92), 26) +
      arms(hand, 42, 40, 1.1) +
      arms(hand, 78, 40, 1.1) +
      line('M52 58 68 26M68 58 52 26', 2.4, '#8f979c') +
      line('M49 52l7 4M71 52l-7 4', 2, '#b07a00')
    )
  },
  market: (hand, card) => stall(hand, goods(hand, card)),
  'kingdom-leader': (hand, card) => portrait(hand, card.effects.find((effect) => effect.leader)?.leader ?? 'mayor'),
  city: (hand) => sky(hand) + hills(hand) + skyline(hand, 55, ['spire', 'dome', 'gable', 'flat']) + wall(62, 10, 110),
  territory: (hand) =>
    sky(hand) +
    hills(hand) +
    line('M4 60q20-8 40-4M70 57q22-6 46 2', 1, INK, 0.5) +
    tower(hand, hand.pick([12, 96]), 48, 9, 14, 'flat') +
    arms(hand, 60, 35, 1.45),
  island: (hand) =>
    sky(hand) +
    sea(hand, 42) +
    fill(`M${hand.of(18, 26)} 50q6-${hand.of(10, 18)} 28-${hand.of(13, 18)} 24-6 44 ${hand.of(16, 20)}z`, '#b9a765') +
    fill('M34 48q20-12 44 0z', '#7d9a4e') +
    skyline(hand, 44, ['flat', 'dome', 'gable'], 42, hand.of(58, 74)) +
    ship(hand, hand.pick([14, 104]), 46, 0.62),
  artist: (hand) => portrait(hand, 'artist'),
  missionary: (hand) => portrait(hand, 'missionary'),
  scientist: (hand, card) => portrait(hand, 'scientist', !wordIn(card.id, WOMEN)),
  'scientific-development': (hand, card) => (wordIn(card.id, { plough: true, stirrup: true, mill: true }) ? field : desk)(hand, goods(hand, card)),
  'art-gallery': (hand, card) => gallery(hand, goods(hand, card)),
  cathedral: (hand) => sky(hand) + hills(hand) + cathedral(hand),
  tithe: (hand, card) =>
    sky(hand) +
    hills(hand) +
    tower(hand, hand.pick([14, 90]), 56, 14, 18, 'gable') +
    at(60, 38, goods(hand, card), 1.5) +
    line('M60 6v12M56 10h8', 2, '#b07a00'),
  inquisition: (hand) =>
    sky(hand) +
    box(0, 52, 120, 12, 'var(--far)') +
    person(hand, hand.pick([34, 86]), 'hood', '#2a2420') +
    line('M60 58V12M50 24h20', 4, '#8a5a34') +
    fill('M52 60q-6-12 3-20 0 6 4 8 0-8 5-12 0 8 4 11 3-3 2-7 8 8 1 20z', '#e0762d', 0.9),
  gunpowder: (hand, card) =>
    field(hand, goods(hand, card)) + disc(hand.of(88, 100), 22, 7, '#d8cdb8', 0.8) + disc(hand.of(94, 106), 15, 5, '#d8cdb8', 0.8),
  university: (hand) => {
    let columns = ''
    const many = hand.of(4, 6)
    for (let column = 0; column < many; column++)
      columns += box(30 + (column * 56) / (many - 1), 32, 4, 22, '#f1e6c8') + line(`M${34 + (column * 56) / (many - 1)} 32v22`, 0.8, INK)
    return (
      sky(hand) +
      hills(hand) +
      box(26, 32, 68, 22, '#c9b07c') +
      columns +
      fill('M22 32 60 14l38 18z', 'var(--seal)') +
      line('M22 32 60 14l38 18z', 1, INK) +
      box(22, 54, 76, 5, '#f1e6c8') +
      at(60, 26, GOODS['bookkeeping']!, 0.38)
    )
  },
  port: (hand) =>
    sky(hand) + sea(hand, 46) + skyline(hand, 47, ['gable', 'flat', 'spire'], 4, 48) + box(0, 46, 52, 4, '#8a5a34') + ship(hand, 84, 46, 1.25),
}

export function scene(card: PrintedCard): string {
  const hand = new Hand(`${card.family} ${card.colour} ${card.id}`)
  return (scenes[card.family] ?? scenes['territory']!)(hand, card)
}
