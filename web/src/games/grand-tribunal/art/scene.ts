import { Hand, at, box, disc, fill, line, ring, wordIn } from '../../../art/drawn'
import type { PrintedCard } from '../types'
import { MOTIFS, THOUGHTS, rune } from './motifs'

/** A card's picture, 120 by 64: composed from its kind, its type or category, its material and its name. */

/** Body, light and shadow of what an item is made of. */
const MATERIALS: Record<string, [string, string, string]> = {
  wood: ['#94602f', '#c98f52', '#5c3a1a'],
  bone: ['#e4d9bd', '#fffaea', '#a29374'],
  bronze: ['#b0763c', '#e2a766', '#704822'],
  crystal: ['#8fd0e0', '#e6fcff', '#4c8fa4'],
  silver: ['#b4c0c8', '#f2f6f8', '#6f7b84'],
  gold: ['#e2b23f', '#ffe694', '#99700f'],
}
const GILT = '#e5c87e'

const night: ((hand: Hand) => string)[] = [
  // An arched window with its moon.
  (hand) => {
    const x = hand.pick([24, 92])
    return (
      fill(`M${x - 15} 64V22a15 15 0 0 1 30 0v42z`, 'var(--far)') +
      disc(x + hand.of(-6, 6), hand.of(16, 28), hand.between(4, 6.5), '#f4e7b8', 0.8) +
      line(`M${x} 7v57M${x - 15} 34h30`, 1.4, 'var(--deep)')
    )
  },
  // Shelves with jars.
  (hand) => {
    let jars = ''
    for (const y of [20, 42])
      for (let x = hand.of(2, 8); x < 118; x += hand.of(9, 15)) {
        const tall = hand.of(6, 13)
        jars += fill(`M${x} ${y}v${-tall}q0-2 2-2v-2h3v2q2 0 2 2v${tall}z`, 'var(--far)')
      }
    return jars + line('M0 21h120M0 43h120', 1.6, 'var(--far)')
  },
  // Rays from behind.
  (hand) => {
    const many = hand.of(9, 15)
    let rays = ''
    for (let ray = 0; ray < many; ray++) {
      const turn = (ray * 2 * Math.PI) / many + 0.2
      const x = (far: number, by: number) => Math.round(60 + far * Math.cos(turn + by))
      const y = (far: number, by: number) => Math.round(34 + far * Math.sin(turn + by))
      rays += fill(`M${x(14, 0)} ${y(14, 0)}L${x(80, -0.09)} ${y(80, -0.09)} ${x(80, 0.09)} ${y(80, 0.09)}z`, 'var(--far)')
    }
    return rays
  },
  // A constellation.
  (hand) => {
    let path = ''
    let stars = ''
    for (let x = hand.of(4, 10); x < 116; x += hand.of(13, 20)) {
      const y = hand.of(6, 58)
      path += `${path ? 'L' : 'M'}${x} ${y}`
      stars += disc(x, y, hand.between(1, 2), GILT, 0.8)
    }
    return line(path, 0.7, GILT, 0.45) + stars
  },
  // Between two columns.
  (hand) => {
    const wide = hand.of(11, 16)
    const column = (x: number) =>
      box(x, 8, wide, 56, 'var(--far)') + box(x - 3, 5, wide + 6, 4, 'var(--far)') + line(`M${x + 4} 10v54M${x + wide - 4} 10v54`, 0.8, 'var(--deep)')
    return column(6) + column(114 - wide) + line(`M${6 + wide} 8q${54 - wide} ${-hand.of(4, 10)} ${108 - 2 * wide} 0`, 1.6, 'var(--far)')
  },
  // Hangings.
  (hand) => {
    const low = hand.of(26, 40)
    return (
      fill(`M0 0h44q-4 ${low - 6}-44 ${low}zM120 0H76q4 ${low - 6} 44 ${low}z`, 'var(--far)') +
      line(`M10 0q-1 20-10 26M24 0q-3 22-24 30M110 0q1 20 10 26M96 0q3 22 24 30`, 0.8, 'var(--deep)')
    )
  },
]

function sparks(hand: Hand): string {
  let found = ''
  for (let spark = hand.of(3, 6); spark > 0; spark--) {
    const x = hand.of(6, 114)
    const y = hand.of(5, 56)
    const r = hand.between(1, 2.2)
    found += fill(
      `M${x} ${y - 2 * r}l${r * 0.5} ${r * 1.5} ${r * 1.5} ${r * 0.5}-${r * 1.5} ${r * 0.5}-${r * 0.5} ${r * 1.5}-${r * 0.5}-${r * 1.5}-${r * 1.5}-${r * 0.5} ${r * 1.5}-${r * 0.5}z`,
      GILT,
      0.75,
    )
  }
  return found
}

type Item = (hand: Hand, motif: string, made: [string, string, string]) => string
const items: Record<string, Item> = {
  orb: (hand, motif, [body, light, shadow]) => {
    const r = hand.between(18.5, 21.5)
    const y = 29
    const stands = [
      fill(`M46 ${y + r - 3}q14 8 28 0l4 13H42z`, shadow),
      fill(`M48 62q0-9 12-9t12 9z`, shadow) + line(`M46 ${y + 12}q3 14 8 14M74 ${y + 12}q-3 14-8 14`, 2.4, shadow),
      line(`M44 62h32M50 62l4-9h12l4 9`, 3, shadow),
    ]
    return (
      hand.pick(stands) +
      disc(60, y, r, body) +
      disc(60 + r * 0.16, y + r * 0.16, r * 0.8, shadow, 0.3) +
      at(60, y, motif, 1.05, light) +
      line(`M${60 - r * 0.72} ${y - r * 0.2}a${r * 0.75} ${r * 0.75} 0 0 1 ${r * 0.62} ${-r * 0.55}`, 2.2, light, 0.9)
    )
  },
  potion: (hand, motif, [body, light, shadow]) => {
    const level = hand.of(34, 40)
    const flasks = [
      { glass: 'M54 10v14a17.500 17.500 0 1 0 12 0V10z', neck: 10, drink: `M43.500 ${level}h33a17.500 17.500 0 1 1-33 0z` },
      {
        glass: 'M54 8v16L38 55q-1 5 4 5h36q5 0 4-5L66 24V8z',
        neck: 8,
        drink: `M${54 - (level - 24) * 0.52} ${level}h${12 + (level - 24) * 1.04}L82 55q1 5-4 5H42q-5 0-4-5z`,
      },
      { glass: 'M51 9v9q-5 3-5 9v27q0 6 6 6h16q6 0 6-6V27q0-6-5-9V9z', neck: 9, drink: `M46 ${level}h28v14q0 6-6 6H52q-6 0-6-6z` },
    ]
    const flask = hand.pick(flasks)
    return (
      fill(flask.drink, 'var(--accent)') +
      fill(flask.drink, light, 0.15) +
      fill(flask.glass, light, 0.16) +
      line(flask.glass, 2, light) +
      fill(`M51 ${flask.neck - 5}h18v6H51z`, body) +
      line(`M51 ${flask.neck + 3}h18`, 2, shadow) +
      disc(hand.of(52, 58), hand.of(44, 50), 1.6, light, 0.8) +
      disc(hand.of(62, 68), hand.of(46, 52), 1.1, light, 0.8) +
      at(60, 47, motif, 0.72, light)
    )
  },
  scroll: (hand, motif, [body, light, shadow]) => {
    const sheets = [
      box(36, 12, 48, 42, '#f1e4c0') +
        fill('M30 8h60v6H30zM30 50h60v6H30z', body) +
        disc(29, 11, 4, shadow) +
        disc(91, 11, 4, shadow) +
        disc(29, 53, 4, shadow) +
        disc(91, 53, 4, shadow),
      fill('M34 10q26-7 52 0v43q-26 7-52 0z', '#f1e4c0') +
        line('M34 10q26-7 52 0v43q-26 7-52 0z', 2.4, body) +
        line('M38 14q22-5 44 0v35q-22 5-44 0z', 0.8, shadow),
      box(42, 8, 36, 50, '#f1e4c0') + fill('M38 5h44v6H38zM38 53h44v6H38z', body) + fill('M38 5h44v2H38zM38 53h44v2H38z', light),
    ]
    const middle = 32
    let lines = ''
    for (const y of [-13, 13]) lines += line(`M48 ${middle + y}h${hand.of(14, 24)}`, 1, '#7c6a48')
    return (
      hand.pick(sheets) +
      lines +
      at(60, middle, motif, 0.95, '#4b3a1e') +
      at(74, middle + 14, disc(0, 0, 4.6, 'var(--accent)') + ring(0, 0, 2.6, 0.8, light))
    )
  },
  staff: (hand, motif, [body, light, shadow]) => {
    const lean = hand.of(-14, 14)
    const heads = [
      line('M0-12c-8-4-8-20 4-20s14 14 5 18', 4.6, body),
      line('M0-12c-9-3-12-10-9-20M0-12c9-3 12-10 9-20', 4, body),
      fill('M-6-12 0-34 6-12z', light) + fill('M-6-12 0-34v22z', body),
      ring(0, -22, 9, 4, body),
    ]
    return at(
      60,
      40,
      line('M0 30V-12', 5, body) +
        line('M-1.500 30V-10', 1.4, light, 0.8) +
        line('M-3-4h6M-3 6h6', 2, shadow) +
        hand.pick(heads) +
        at(0, -21, motif, 0.62, light),
      1,
      '',
      lean,
    )
  },
  talisman: (hand, motif, [body, light, shadow]) => {
    const shapes = [
      'M60 14 82 36 60 60 38 36z',
      'M60 16a22 22 0 1 0 .1 0z',
      'M40 18h40v20q0 16-20 23-20-7-20-23z',
      'M60 12c14 16 19 24 19 31a19 19 0 0 1-38 0c0-7 5-15 19-31z',
    ]
    const shape = hand.pick(shapes)
    const sag = hand.of(10, 22)
    return (
      line(`M${60 - 40}-2q${sag} 18 40 18q${40 - sag} 0 40-18`, 1.8, light, 0.9) +
      fill(shape, body) +
      line(shape, 2.4, shadow) +
      at(60, 39, motif, 1, light) +
      disc(60, 16, 3, light)
    )
  },
  wand: (hand, motif, [body, light, shadow]) => {
    const lean = hand.of(36, 62)
    const tips = [disc(0, -31, 5, light), fill('M0-40 5-30 0-22-5-30z', light), fill('M0-40 2-33 9-31 2-29 0-22-2-29-9-31-2-33z', light)]
    return (
      at(
        50,
        38,
        fill('M-3 32-2-26h4L3 32z', body) + fill('M-4 32v-14h8v14z', shadow) + line('M-1 16V-24', 1.2, light, 0.8) + hand.pick(tips),
        1,
        '',
        lean,
      ) + at(88, 42, motif, 0.95, GILT)
    )
  },
}

type Spell = (hand: Hand, motif: string) => string
/** The hand's own figures around what a spell is about. */
const spells: Record<string, Spell> = {
  alchemical: (hand, motif) => {
    const inside = hand.pick(['M60 10 82 46H38z', 'M60 56 38 20h44z', 'M42 16h36v34H42z', 'M60 8 84 33 60 58 36 33z'])
    return (
      ring(60, 33, 26, 1.4, GILT) +
      ring(60, 33, 23, 0.7, GILT) +
      line(inside, 1.2, GILT) +
      disc(60, 33, 13, 'var(--deep)') +
      at(60, 33, motif, 0.95, '#ffe9b0') +
      around(hand, 34)
    )
  },
  elemental: (hand, motif) => {
    let swirls = ''
    for (let swirl = hand.of(3, 5); swirl > 0; swirl--) {
      const y = hand.of(6, 58)
      const high = hand.of(4, 12)
      swirls += line(`M-4 ${y}q22 ${-high} 44 0t44 0 44 0`, hand.between(1.2, 3), 'var(--accent)', 0.75)
    }
    return swirls + disc(60, 33, 22, 'var(--deep)', 0.8) + at(60, 33, motif, 1.7, '#d8f4f8')
  },
  healing: (hand, motif) => {
    let leaves = ''
    const many = hand.of(9, 13)
    for (let leaf = 0; leaf < many; leaf++)
      leaves += at(60, 33, fill('M0-30c4 3 4 8 0 11-4-3-4-8 0-11z', 'var(--accent)'), 1, '', (360 * leaf) / many + 12)
    return disc(60, 33, 30, '#f4e7b8', 0.14) + leaves + ring(60, 33, 18, 1.2, GILT) + at(60, 33, motif, 1.15, '#f7f2da')
  },
  runic: (hand, motif) => {
    const stone = hand.pick(['M36 64 40 16q20-16 40 0l4 48z', 'M34 64V22l26-16 26 16v42z', 'M40 64q-8-34 20-58 28 24 20 58z'])
    return (
      fill(stone, '#5b6672') +
      line(stone, 1.6, '#8d99a5') +
      at(44, 50, rune(hand), 0.7, '#d7e2ea') +
      at(76, 50, rune(hand), 0.7, '#d7e2ea') +
      at(60, 52, rune(hand), 0.7, '#d7e2ea') +
      at(60, 27, motif, 1.05, '#ffe9b0')
    )
  },
}

function around(hand: Hand, far: number): string {
  let marks = ''
  for (let turn = hand.of(0, 50); turn < 360; turn += hand.pick([60, 72, 90])) marks += at(60, 33, at(0, -far, rune(hand), 0.34), 1, GILT, turn)
  return marks
}

/** A resource lies on a table by candlelight. */
function onTheTable(hand: Hand, motif: string): string {
  const side = hand.pick([20, 100])
  return (
    disc(side, 22, 22, '#f4c869', 0.16) +
    fill(`M0 ${hand.of(48, 52)}h120V64H0z`, '#6e4626') +
    line('M8 58h40M66 56h46', 0.8, '#4a2d16') +
    at(side, 42, MOTIFS.candle, 0.9, '#f4d58a') +
    disc(60, 32, 22, 'var(--deep)', 0.55) +
    ring(60, 32, 22, 1, GILT, 0.8) +
    at(60, 32, motif, 1.6, '#f7e7bd')
  )
}

export function scene(card: PrintedCard): string {
  const hand = new Hand(`${card.kind} ${card.type ?? card.category ?? ''} ${card.id}`)
  const thought = wordIn(card.id, THOUGHTS)
  const motif = thought ? MOTIFS[thought] : hand.pick(Object.values(MOTIFS))
  const behind = hand.pick(night)(hand) + sparks(hand)
  if (card.kind === 'item')
    return behind + (items[card.type ?? ''] ?? items['talisman']!)(hand, motif, MATERIALS[card.material ?? ''] ?? MATERIALS['bronze']!)
  if (card.kind === 'spell') return behind + (spells[card.category ?? ''] ?? spells['runic']!)(hand, motif)
  return behind + onTheTable(hand, motif)
}
