import { at, box, disc, fill, line, ring, type Hand } from '../../../art/drawn'

/** Parts of the chronicle's pictures, in ink, stone, roof and the wax of a card's seal. */
export const INK = '#4a3018'
const STONE = '#d8c7a2'
const SHADE = '#a98f66'
const ROOFS = ['#a8442e', '#3d6a8f', '#7a5a2a', '#6b4a86', '#4d7a4a']
const TINCTURES = ['#b3202a', '#2b57a6', '#3f7d32', '#1e1a18', '#74409a']
const METALS = ['#f0c94a', '#f6efe0']

const outlined = (d: string, colour: string, width = 1) => fill(d, colour) + line(d, width, INK)

export function hills(hand: Hand): string {
  const high = hand.of(30, 42)
  return (
    fill(`M0 64V${high}q${hand.of(14, 26)} ${-hand.of(8, 18)} 48 0t72 ${hand.of(-4, 4)}V64z`, 'var(--far)') +
    fill(`M0 64V${hand.of(48, 54)}q30 ${-hand.of(5, 11)} 60 0t60 0V64z`, 'var(--near)')
  )
}

export function sky(hand: Hand): string {
  const x = hand.of(10, 110)
  const marks = [
    disc(x, hand.of(9, 16), hand.between(4, 6.5), '#f0c94a'),
    fill(`M${x} 14c-3-4 2-8 6-6 3-4 9-2 9 2 5 0 5 6 1 6H${x}c-4 0-4-2 0-2z`, '#fffaf0', 0.9),
    line(`M${x - 8} 12q3-4 6 0 3-4 6 0M${x + 8} 17q2.500-3 5 0 2.500-3 5 0`, 1, INK),
    line('M0 7h120', 0.8, 'var(--seal)', 0.7) + line('M0 10h120', 0.5, 'var(--seal)', 0.7),
  ]
  return hand.pick(marks)
}

type Top = 'flat' | 'spire' | 'dome' | 'gable'
export function tower(hand: Hand, x: number, foot: number, wide: number, high: number, top: Top): string {
  const y = foot - high
  const roof = hand.pick(ROOFS)
  const tops: Record<Top, string> = {
    flat: outlined(`M${x - 1.5} ${y}v-5h${wide / 4}v2h${wide / 4}v-2h${wide / 4}v2h${wide / 4}v-2h3v5z`, STONE, 0.8),
    spire: outlined(`M${x - 1.5} ${y}l${wide / 2 + 1.5} ${-wide * 1.25} ${wide / 2 + 1.5} ${wide * 1.25}z`, roof, 0.8),
    dome: outlined(`M${x} ${y}a${wide / 2} ${wide / 1.9} 0 0 1 ${wide} 0z`, roof, 0.8) + line(`M${x + wide / 2} ${y - wide / 1.9}v-4`, 1, INK),
    gable: outlined(`M${x - 1} ${y}l${wide / 2 + 1} ${-wide * 0.6} ${wide / 2 + 1} ${wide * 0.6}z`, roof, 0.8),
  }
  return (
    outlined(`M${x} ${foot}V${y}h${wide}V${foot}z`, STONE, 0.8) +
    box(x + wide * 0.68, y + 0.5, wide * 0.28, high - 1, SHADE, 0.7) +
    tops[top] +
    fill(`M${x + wide / 2 - 1.3} ${y + high * 0.42}v-3a1.300 1.300 0 0 1 2.600 0v3z`, INK)
  )
}

export function flag(hand: Hand, x: number, y: number): string {
  return line(`M${x} ${y}v-11`, 1, INK) + outlined(`M${x} ${y - 11}h${hand.of(7, 10)}l-2.500 2.500 2.500 2.500H${x}z`, 'var(--seal)', 0.6)
}

export function skyline(hand: Hand, foot: number, tops: readonly Top[], from = 16, to = 104): string {
  let city = ''
  for (let x = from; x < to - 6;) {
    const wide = hand.of(8, 14)
    city += tower(hand, x, foot, wide, hand.of(13, 31), hand.pick(tops))
    x += wide + hand.of(-1, 4)
  }
  return city
}

export function wall(foot: number, from: number, to: number): string {
  let teeth = `M${from} ${foot}V${foot - 12}`
  for (let x = from; x + 6 <= to; x += 6) teeth += 'h3v2.500h3v-2.500'
  return outlined(`${teeth}H${to}V${foot}z`, STONE, 0.9) + line(`M${from + 2} ${foot - 5}h${to - from - 4}`, 0.6, SHADE)
}

export function sea(hand: Hand, y: number): string {
  let waves = box(0, y, 120, 64 - y, '#4f8ea6')
  for (let row = y + 4; row < 64; row += 5)
    waves += line(`M${hand.of(-8, 0)} ${row}q4-3.500 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0`, 0.9, '#d6ecf0', 0.8)
  return waves
}

export function ship(hand: Hand, x: number, y: number, scale: number): string {
  const sail = hand.pick(['M1-22q11 6 0 17zM-1-20q-8 5 0 14z', 'M-9-21H9q3 8-1 15H-8q-4-7-1-15z', 'M0-24 12-5H0z'])
  return at(
    x,
    y,
    line('M0 0v-26', 1.3, INK) +
      outlined(sail, '#fbf2dc', 0.8) +
      line('M-5-14H5', 2, 'var(--seal)') +
      outlined('M-15-2h30c-1 6-5 9-10 9H-5c-5 0-9-3-10-9z', '#8a5a34', 0.9) +
      fill('M0-26h7l-2 2 2 2H0z', 'var(--seal)'),
    scale,
  )
}

/** A coat of arms: how it is parted, in which tincture and metal, and what it bears. */
export function arms(hand: Hand, x: number, y: number, scale: number): string {
  const colour = hand.pick(TINCTURES)
  const metal = hand.pick(METALS)
  const shield = 'M-13-15h26V1c0 8-6 13-13 16C-7 14-13 9-13 1z'
  const partings = [
    fill('M0-15h13V1c0 8-6 13-13 16z', metal),
    fill('M-13-15h26V1H-13z', metal),
    fill('M-13-9-7-15 13 5c-1 3-3 6-5 8z', metal),
    fill('M-13 6 0-7 13 6l-3 6L0 2-10 12z', metal),
    fill('M-3-15h6v9h10v6H3v17l-3 1-3-1V0h-10v-6h10z', metal),
    fill('M-13-9h26v5H-13zM-13 1h26q0 3-1.500 5h-23Q-13 4-13 1z', metal),
    fill('M0-15h13V0H0zM-13 0H0v17C-7 14-13 9-13 1z', metal),
  ]
  const charges = [
    disc(-6, -8, 2.6),
    disc(6, 3, 2.6) + disc(-6, -8, 2.6),
    fill('M0-9l1.500 4.500H6L2.500-2 4 3 0 0l-4 3 1.500-5L-6-4.500h4.500z'),
    ring(0, -2, 5, 1.8),
    '',
  ]
  return at(
    x,
    y,
    fill(shield, colour) +
      hand.pick(partings) +
      at(0, 0, hand.pick(charges), 1, colour === '#1e1a18' ? '#f0c94a' : '#1e1a18') +
      line(shield, 1.6, INK),
    scale,
  )
}

/** Somebody, from the shoulders up: hat, beard and robe are the name's own. */
export function person(hand: Hand, x: number, headgear: string, robe = 'var(--seal)', bearded = true): string {
  const skin = hand.pick(['#e3b98f', '#d29d6f', '#b07a4c', '#edc9a4'])
  const hair = hand.pick(['#3a2415', '#7a4a20', '#b9b2a4', '#a8602a'])
  const beards = [
    fill('M-7 3c0 9 3 12 7 12s7-3 7-12c-3 4-11 4-14 0z', hair),
    fill('M-4 4c0 6 2 9 4 9s4-3 4-9c-2 2-6 2-8 0z', hair),
    '',
    line('M-3.500 4q3.500-2 7 0', 1.6, hair),
  ]
  const hats: Record<string, string> = {
    cap: outlined('M-9-5c-1-8 5-10 10-10s9 3 8 9z', robe, 0.8),
    crown: outlined('M-8-6-9-14l4.500 3.500L0-16l4.500 5.500L9-14 8-6z', '#f0c94a', 0.8),
    helmet: outlined('M-8.500 0v-7a8.500 8 0 0 1 17 0v7H5v-5H-5v5z', '#b4bcc2', 0.8) + line('M0-15v-4', 2, 'var(--seal)'),
    brim: outlined('M-13-6q13-5 26 0l-4 2H-9zM-8-7c0-7 3-9 8-9s8 2 8 9z', robe, 0.8),
    tonsure: line('M-8.500-3q0-6 3-7.500M8.500-3q0-6-3-7.500', 3, hair) + ring(0, -5, 12.5, 1.6, '#f0c94a'),
    hood: outlined('M-10 10C-13-4-9-15 0-15S13-4 10 10L7 4C9-4 6-9 0-9S-9-4-7 4z', robe, 0.8),
    beret: outlined('M-10-5c-3-7 6-11 12-9 6 1 8 4 8 7-6-2-14-2-20 2z', robe, 0.8) + line('M8-12l5-4', 1.4, INK),
  }
  return at(
    x,
    32,
    outlined('M-24 34c1-13 9-19 17-20h14c8 1 16 7 17 20z', robe, 0.9) +
      fill('M-4 14 0 22l4-8z', '#fbf2dc') +
      box(-3.5, 6, 7, 9, skin) +
      outlined('M-8-5c0-6 3.500-8 8-8s8 2 8 8v6c0 6-4 9-8 9s-8-3-8-9z', skin, 0.9) +
      (bearded ? hand.pick(beards) : line('M-8.500-2v12M8.500-2v12', 3, hair)) +
      disc(-3, -1, 1, INK) +
      disc(3, -1, 1, INK) +
      line('M0 0v2.500', 0.8, INK) +
      (hats[headgear] ?? hats['cap']!),
    1.05,
  )
}

/** What is traded, given and made, about a point. */
export const GOODS: Record<string, string> = {
  spice: outlined('M-12 10q-2-13 4-15h16q6 2 4 15z', '#c9a36a') + fill('M-8-5Q0-14 8-5z', '#c2571a') + line('M-8-5h16', 1.4, INK),
  wool:
    outlined('M-10 6c-4-1-4-7 0-8 0-6 8-8 11-4 5-3 11 2 8 7 3 4-2 8-5 6-3 3-11 2-14-1z', '#fbf6e8') +
    outlined('M-12-4c-4-1-6 3-4 7h4z', '#5a4632') +
    line('M-5 8v5M5 8v5', 2, INK),
  fish: outlined('M-14 0Q-3-10 8 0q3-3 6-5v10q-3-2-6-5-11 10-22 0z', '#8fb2bd') + disc(-8, -1, 1.2, INK) + line('M-2-4q2 4 0 8', 0.9, INK),
  silk: outlined('M-12-9h18q6 0 6 5v12h-6V0h-18z', '#b5457e') + line('M-10-5h15M-10-2h14', 0.8, '#f3d8e4'),
  salt: outlined('M-10 11q-4-14 4-17l-2-5h16l-2 5q8 3 4 17z', '#e7dcc0') + line('M-6-6H6', 1.6, INK) + fill('M-4 4h8v3h-8z', '#fff'),
  horse: outlined('M-12 12V2c0-5 3-7 8-7h5l4-8 3 4 4 4-3 4-4-1v13h-4V3H-7v9z', '#8a5a34') + line('M-12 2q-4 4-2 9', 2, INK),
  grain:
    line('M0 13V-4M-5 13-2-3M5 13 2-3', 1.3, '#7a5a10') +
    fill('M0-13q4 4 0 9-4-5 0-9zM-7-10q5 3 3 8-6-2-3-8zM7-10q-5 3-3 8 6-2 3-8zM-9-2q5 1 5 6-6 0-5-6zM9-2q-5 1-5 6 6 0 5-6z', '#d8a616'),
  wine:
    outlined('M-11-8Q0-12 11-8q4 8 0 17Q0 13-11 9q-4-9 0-17z', '#8a5a34') + line('M-12.500-3h25M-12.500 5h25', 1.6, INK) + disc(0, 1, 1.8, '#7f1d3a'),
  oil:
    outlined('M-4-13h8v4c6 3 8 8 8 12 0 6-4 10-8 10h-8c-4 0-8-4-8-10 0-4 2-9 8-12z', '#c98f52') +
    line('M-4-10c-6 0-7 6-4 9M4-10c6 0 7 6 4 9', 1.4, INK),
  astrolabe:
    ring(0, 1, 12, 2.2, '#b07a00') + ring(0, 1, 7, 1.2, '#b07a00') + line('M-10-6 10 8M0-11v24M-12 1h24', 1, INK) + ring(0, -13, 2, 1.4, INK),
  paper: ring(0, 2, 11, 2.4, '#8a5a34') + line('M-11 2h22M0-9v22M-8-6 8 10M-8 10 8-6', 1.4, '#8a5a34') + box(-16, 12, 32, 2, '#4f8ea6'),
  clock: outlined('M-11 13V-9L0-17 11-9v22z', '#c9a36a') + disc(0, 0, 8, '#fbf2dc') + ring(0, 0, 8, 1.4, INK) + line('M0-5.500V0l4 3', 1.5, INK),
  bookkeeping:
    outlined('M-14-8q7-3 14 1 7-4 14-1V11q-7-3-14 1-7-4-14-1z', '#fbf2dc') + line('M0-7v19M-11-3h8M-11 1h8M-11 5h6M4-3h7M4 1h7M4 5h5', 0.9, INK),
  plough: line('M-15 9h18l10-16', 2.6, '#8a5a34') + outlined('M-4 9h12l-9 6z', '#9aa0a4') + ring(-13, 9, 4.5, 1.8, INK),
  stirrup: line('M0-15v7', 3, '#8a5a34') + line('M-9 9C-11-5-5-8 0-8S11-5 9 9z', 2.4, '#8a8f94') + line('M-10 9h20', 3, '#8a8f94'),
  bombard: outlined('M-15 4 6-8l8 2 3 6-5 5L-9 12z', '#4a4f54') + ring(-4, 9, 5.5, 2.2, '#8a5a34') + disc(14, -9, 3, '#c2571a', 0.8),
  cannon: outlined('M-16 2h24v-3h8v9H8V5h-24z', '#4a4f54') + outlined('M-16 5h10l-4 9h-5z', '#8a5a34') + disc(18, 0, 3, '#e0893d', 0.9),
  mill: outlined('M-7 14-5-5H5L7 14z', STONE) + outlined('M-6-5 0-12 6-5z', '#a8442e') + line('M-12-14 12 4M12-14-12 4', 2, INK),
  frescoes: box(-8, -7, 6, 9, '#c98f6a') + box(0, -9, 7, 6, '#7fa0b4') + fill('M-8 8q8-8 15 0z', '#8a9a5a'),
  icons: disc(0, -2, 5, '#f0c94a') + disc(0, -2, 2.8, '#d29d6f') + fill('M-6 9q0-8 6-8t6 8z', '#7f1d22'),
  tapestries: fill('M-9-9H9v16l-3-2-3 2-3-2-3 2-3-2-3 2z', '#3f6a4a') + line('M-6-5q6 6 12 0M-6 1q6-6 12 0', 1.2, '#f0c94a'),
  miniatures: outlined('M-7-9H7V9H-7z', '#fbf2dc', 0.8) + fill('M-5-7H0v6h-5z', '#b3202a') + line('M2-6h3M2-3h3M-5 2H5M-5 5H4', 0.8, INK),
  sculptures: disc(0, -6, 3.6, '#e7e0d2') + fill('M-7 9q0-11 7-11t7 11z', '#e7e0d2') + line('M-7 9q0-11 7-11t7 11', 0.9, INK),
  stained:
    disc(0, 0, 9, '#2b57a6') +
    fill('M0 0V-9A9 9 0 0 1 7.800-4.500zM0 0 7.800 4.500A9 9 0 0 1 0 9zM0 0-7.800 4.500a9 9 0 0 1 0-9z', '#d8a616') +
    line('M0-9V9M-7.800-4.500 7.800 4.500M-7.800 4.500 7.800-4.500', 0.9, INK),
  goldwork: outlined('M-6-9H6c0 6-2 8-4.500 9v4L5 7v2H-5V7l3.500-3V0C-4 -1-6-3-6-9z', '#f0c94a', 0.8) + disc(0, -5, 1.6, '#b3202a'),
}
