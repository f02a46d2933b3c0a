import { box, disc, fill, line, ring, type Hand } from '../../../art/drawn'

/** Small drawings about a point, some 20 by 20, in the colour of the ink. */
export const MOTIFS = {
  moon: fill('M3-9a9.300 9.300 0 1 0 6.500 12A7.500 7.500 0 0 1 3-9z'),
  sun:
    disc(0, 0, 4.6) +
    line(
      'M0-10v-1M0 11v-1M-10 0h-1M11 0h-1M0-7.500v-2M0 7.500v2M-7.500 0h-2M7.500 0h2M-5.300-5.300l-1.600-1.600M5.300-5.300l1.600-1.600M-5.300 5.300l-1.600 1.600M5.300 5.300l1.600 1.600',
      1.6,
    ),
  star: fill('M0-10 2.300-3 9.500-3 3.700 1.300 5.900 8.300 0 4-5.900 8.300-3.700 1.300-9.500-3-2.300-3z'),
  wave: line('M-10-5q2.500-4 5 0t5 0 5 0 5 0M-10 0q2.500-4 5 0t5 0 5 0 5 0M-10 5q2.500-4 5 0t5 0 5 0 5 0', 1.6),
  bolt: fill('M2-11-6 1.500h4.500L-4 11 7-3H1.500z'),
  eye: line('M-10 0Q0-9 10 0 0 9-10 0z', 1.6) + disc(0, 0, 3.4) + line('M-6-6l-1.500-2M0-7.500v-2.500M6-6l1.500-2', 1.2),
  leaf: fill('M-8 8C-10-3-1-9 9-9 10 2 3 10-8 8z', 'currentColor', 0.6) + line('M-9 9.500 5-5M-3 3.500-3.500-2M-3 3.500l5.500.500', 1.3),
  tree: fill('M0-10c4 0 6 3 5 5 3 1 4 5 0 7H-5c-4-2-3-6 0-7-1-2 1-5 5-5z', 'currentColor', 0.75) + line('M0 10V-3M0 3l3.500-3M0 6-3 3', 1.6),
  flame:
    fill('M1-11c5 5 7 8 7 12.500A7.800 7.800 0 0 1-8 2c0-3 1.500-5 3-6.500.3 2 1 3 2 3.300C-3.500-5-2-8 1-11z') +
    fill('M0 1c2 2 3 3.300 3 5a3 3 0 0 1-6 0c0-1.700 1-3 3-5z', 'var(--deep)', 0.7),
  bird:
    fill('M-11 4c3-1 5-5 9-6 1-4 5-5.500 8-3l4 1-4 1.500c0 5-4 8-9 8L-5 9l-.500-3.500C-7.500 6-9.500 5.500-11 4z') +
    disc(4.5, -3, 0.9, 'var(--deep)'),
  hand: fill('M-4.500 10V2L-8-2.500l1.300-1.500 2.700 2V-8h2.200v6h.8v-8h2.200v8h.8v-7h2.200v8h.8v-4.500H7V4c0 4-2 6-4.500 6z'),
  drop:
    fill('M0-10.500c4.500 6 6.500 9 6.500 12.500a6.500 6.500 0 0 1-13 0c0-3.500 2-6.500 6.500-12.500z', 'currentColor', 0.8) +
    line('M-3.500 3a3.600 3.600 0 0 0 2.500 3', 1.2, 'var(--deep)'),
  snow: line(
    'M0-10.500v21M-9-5.200 9 5.200M-9 5.200 9-5.200M-2.500-9 0-6.500 2.500-9M-2.500 9 0 6.500 2.500 9M-9-2l2.500-1.500-.300-3M9 2 6.500 3.500l.3 3M-9 2l2.500 1.500-.300 3M9-2 6.500-3.500l.3-3',
    1.4,
  ),
  key: ring(-5, -5, 3.8, 2) + line('M-2.200-2.200 8 8M5 5l3-2.500M7.500 7.500l2.500-2.500', 2),
  coin:
    disc(0, 0, 9.5, 'currentColor', 0.35) +
    ring(0, 0, 9.5, 1.6) +
    ring(0, 0, 7, 0.8) +
    fill('M-1.500-5.500h3l-.8 4.700 4.800-.8v3l-4.700-.7.7 4.800h-3l.7-4.800-4.700.7v-3l4.700.8z'),
  crown:
    fill('M-9 7-10.500-5-4.500 0 0-9 4.500 0l6-5L9 7z') +
    disc(0, 3, 1.4, 'var(--deep)') +
    disc(-5, 3, 1, 'var(--deep)') +
    disc(5, 3, 1, 'var(--deep)'),
  ship:
    fill('M-11 3h22c-1 4.500-4 7-8 7h-6c-4 0-7-2.500-8-7z') +
    line('M0 3v-14', 1.4) +
    fill('M1.200-10C6-8 8-4 8 1.500H1.200zM-1.200-7C-5-5-7-2-7 1.500h5.800z', 'currentColor', 0.7),
  book:
    fill('M-11-6c4-1.500 8-1 11 1.500C3-7 7-7.500 11-6V7C7 5.500 3 6 0 8.500-3 6-7 5.500-11 7z', 'currentColor', 0.45) +
    line('M-11-6c4-1.500 8-1 11 1.500C3-7 7-7.500 11-6V7C7 5.500 3 6 0 8.500-3 6-7 5.500-11 7zM0-4.500v13', 1.4),
  mouse:
    fill('M-9 6c-1-6 4-10 10-9 2-3.500 6-2 5 1.500 3 1 5 3 5.500 5-1 2.500-4 3-7 3H-5z') +
    line('M-9 6c-3 0-3-5 0-5', 1.2) +
    disc(7, 1.5, 0.8, 'var(--deep)'),
  chest: fill('M-10-1h20V9h-20z', 'currentColor', 0.55) + line('M-10-1h20V9h-20zM-10-1c0-5 2-8 6-8h8c4 0 6 3 6 8M-3-1v4h6v-4', 1.5),
  cup: fill('M-7-9H7C7-2.500 5 0 1.500 1v5L5 8v1.500H-5V8l3.500-2V1C-5 0-7-2.500-7-9z') + line('M-7-7c-4 0-4 5 .5 5.500M7-7c4 0 4 5-.5 5.500', 1.3),
  scale: line('M0-10V9M-5 9H5M-9-6H9M-9-6l-3 8h6zM9-6l3 8H6z', 1.4) + fill('M-12.500 2h7a3.500 3.500 0 0 1-7 0zM5.500 2h7a3.500 3.500 0 0 1-7 0z'),
  mirror:
    fill('M0-11c4 0 6.500 3 6.500 7S4 3 0 3s-6.500-3-6.500-7 2.500-7 6.500-7z', 'currentColor', 0.35) +
    line('M0-11c4 0 6.500 3 6.500 7S4 3 0 3s-6.500-3-6.500-7 2.500-7 6.500-7zM0 3v8M-3-7.500-1-9', 1.7),
  sprout:
    line('M0 10V-1', 1.7) + fill('M0 0c-1-5-4-7-9-7 0 5 4 8 9 7zM0-2c1-5 4-8 9-8 0 5-4 9-9 8z') + fill('M-8 10c3-3 13-3 16 0z', 'currentColor', 0.5),
  wind: line('M-11-3H1a4 4 0 1 0-4-4M-11 1.500H6a4 4 0 1 1-4 4.500M-11 6h7a2.500 2.500 0 1 1-2.500 3', 1.7),
  lamp: fill('M-11 1h4c1-4 4-5 7-5 4 0 6 2 7 4l4-3c0 7-4 10-10 10h-4c-5 0-7-2-8-6z') + fill('M11-4c2-2 2-4 .5-7-2 2.500-2.500 4.500-.5 7z'),
  fist:
    fill('M-8-2c0-4 3-6 5-5 1-2 4-2 5-.500 2-1 4 0 4.500 2 2 0 3 2 2.500 4C8 5 6 8 2 9h-5c-3-1-5-5-5-11z', 'currentColor', 0.8) +
    line('M-3-6.500V0M1.500-7v6.500M6-5.500V0M-8 1h9', 1.1, 'var(--deep)'),
  letter: fill('M-10-7h20V7h-20z', 'currentColor', 0.45) + line('M-10-7h20V7h-20zM-10-7 0 1.500 10-7', 1.4) + disc(0, 2.5, 3),
  wreath:
    line('M-2 9C-9 7-11-1-6-8M2 9C9 7 11-1 6-8', 1.4) +
    fill(
      'M-9-3c-3-1-4 1-4 3 2 1 4 0 4-3zM-9 4c-3 0-4 2-3 4 2 0 4-1 3-4zM-6-7c-1-3-3-3-5-2 0 2 2 4 5 2zM9-3c3-1 4 1 4 3-2 1-4 0-4-3zM9 4c3 0 4 2 3 4-2 0-4-1-3-4zM6-7c1-3 3-3 5-2 0 2-2 4-5 2z',
    ),
  tower:
    fill('M-6 10V-4h-2v-6h3v2.500h3V-10h4v2.500h3V-10h3v6H6V10z') + fill('M-1.500 10V6a1.500 1.500 0 0 1 3 0v4zM-1-1h2v3h-2z', 'var(--deep)', 0.8),
  hammer: fill('M-9-9H4l3 3-3 3h-4V10h-4V-3h-5z'),
  glass:
    line('M-6-10H6M-6 10H6M-5-10c0 6 5 7 5 10s-5 4-5 10M5-10c0 6-5 7-5 10s5 4 5 10', 1.6) +
    fill('M-3.500 9.500C-3 6.500-1 6 0 4c1 2 3 2.500 3.500 5.500z'),
  bone: fill(
    'M-6 8c-2 2-5 0-4-2-2-1-1-4 1-3.500L2.500-5C1.500-7.500 4-9.500 5.500-8 6-10.500 9-9.500 9-7.500c2 .5 2 3 0 3.500 0 1.500-2 2-3.500 1L-3.500 5c.5 1.500-1 3-2.500 3z',
  ),
  serpent: line('M-8 9c8 2 14-3 8-7s-13-6-5-10c3-1.500 7-1 8 2', 2.4) + disc(3.5, -6, 2) + line('M5-5l4 .5', 1),
  stag: line('M-2 2C-4-1-9-1-10-7M-5-1c-3-1-4-3-3.500-7M2 2C4-1 9-1 10-7M5-1c3-1 4-3 3.500-7', 1.6) + fill('M-3 1h6l-1 6-2 3-2-3z'),
  lion:
    fill('M0-11 3-8 7-9 7.500-5 11-3 9 0 11 4 7 5 6 9 2.500 8 0 11-2.500 8-6 9-7 5-11 4-9 0-11-3-7.500-5-7-9-3-8z', 'currentColor', 0.7) +
    disc(0, 0, 4.6, 'var(--deep)', 0.55) +
    disc(-1.7, -1, 0.9) +
    disc(1.7, -1, 0.9) +
    line('M0 1v1.500M-1.800 3.300 0 2.500l1.800.8', 1),
  bell:
    fill('M-8 6c2-2 2.500-5 2.500-8.500C-5.500-7-3-9.500 0-9.500s5.500 2.500 5.500 7C5.500 1 6 4 8 6z') +
    disc(0, 8.3, 1.9) +
    ring(0, -10.5, 1.2, 1.2),
  prism: fill('M0-9 9 7H-9z', 'currentColor', 0.35) + line('M0-9 9 7H-9zM-12 1l7-2M4-1l9-3M5 1h8M6 3.500l7 3', 1.3),
  quill: fill('M9-11C0-9-6-3-7 6l3-2C3 1 9-3 9-11z', 'currentColor', 0.75) + line('M-9 11C-6 3-1-3 6-8', 1.3),
  candle:
    box(-2.5, -1, 5, 10, 'currentColor', 0.8) +
    line('M-6 9.500H6M0-1v-2', 1.6) +
    fill('M0-10.500c2.500 3 3 4.500 3 5.500a3 3 0 0 1-6 0c0-1 .5-2.500 3-5.500z'),
  cloud: fill('M-7 5c-4 0-5-5-1-6 0-4 5-6 8-3 4-2 8 1 7 4 4 1 3 5-1 5z', 'currentColor', 0.7) + line('M-10 8H4M-5 10.500h13', 1.4),
  gate: fill('M-9 10V-2a9 9 0 0 1 18 0v12H5.500V-2a5.500 5.500 0 0 0-11 0v12z') + line('M-3 10V-3M0 10V-5M3 10V-3', 1, 'currentColor', 0.7),
  tent: fill('M0-8 10 10H-10z', 'currentColor', 0.55) + line('M0-8 10 10H-10zM0-8v-3l4 1.500-4 1.500M0-4l2.500 14h-5z', 1.3),
  dagger: fill('M-1.500-11 0-12l1.500 1V2h-3z') + line('M-5 2.500H5M0 3v5', 2) + disc(0, 9.5, 1.8),
  rod: line('M-1 1C-4-5-8-6-9-10M-1 1C2-5 6-6 7-10M-1 1v10', 2) + line('M-4 11.500h6', 1),
} satisfies Record<string, string>

export type Motif = keyof typeof MOTIFS

/** What the words of a card's name make one think of. */
export const THOUGHTS: Record<string, Motif> = {
  acclaim: 'crown',
  almoners: 'hand',
  antiquarys: 'chest',
  apprentice: 'candle',
  archive: 'book',
  archmages: 'sun',
  bellfounders: 'bell',
  birchbark: 'tree',
  bone: 'bone',
  borrowed: 'hammer',
  bough: 'leaf',
  breath: 'wind',
  bribed: 'key',
  bronze: 'key',
  buried: 'chest',
  calcination: 'book',
  chirurgeons: 'hand',
  claim: 'letter',
  compromising: 'letter',
  contagious: 'flame',
  court: 'crown',
  cup: 'cup',
  debt: 'coin',
  debtor: 'eye',
  distillation: 'drop',
  dowsers: 'rod',
  embers: 'flame',
  fair: 'tent',
  feast: 'cup',
  fist: 'fist',
  fog: 'cloud',
  fools: 'coin',
  frost: 'snow',
  fulgarous: 'bolt',
  furnaces: 'flame',
  gilded: 'crown',
  glacier: 'snow',
  gleaners: 'leaf',
  gust: 'quill',
  hand: 'hand',
  hands: 'glass',
  hedge: 'leaf',
  hired: 'bell',
  icicle: 'snow',
  jackdaw: 'bird',
  jar: 'cup',
  knucklebone: 'bone',
  lamp: 'lamp',
  lens: 'eye',
  lion: 'lion',
  lodestone: 'chest',
  longevity: 'glass',
  lunar: 'moon',
  marriage: 'sun',
  marrow: 'bone',
  master: 'book',
  memory: 'tower',
  mending: 'key',
  mice: 'mouse',
  midas: 'coin',
  mirror: 'mirror',
  mirrored: 'mirror',
  moonwatchers: 'moon',
  noonday: 'sun',
  oak: 'tree',
  patron: 'star',
  pilgrims: 'star',
  potable: 'coin',
  powder: 'flame',
  prism: 'prism',
  proclamation: 'bell',
  purging: 'drop',
  quiet: 'snow',
  raven: 'bird',
  renown: 'wreath',
  rents: 'coin',
  rest: 'moon',
  rolls: 'quill',
  rowan: 'tree',
  rust: 'dagger',
  salamanders: 'serpent',
  seed: 'sprout',
  separation: 'scale',
  serpent: 'serpent',
  ship: 'ship',
  sight: 'eye',
  silverpoint: 'quill',
  sleepless: 'moon',
  smiths: 'hammer',
  spring: 'wave',
  stag: 'stag',
  stars: 'star',
  swallowing: 'gate',
  tally: 'scale',
  thief: 'dagger',
  threshold: 'gate',
  thunder: 'bolt',
  tides: 'wave',
  tithe: 'coin',
  transmutation: 'prism',
  vellum: 'quill',
  wayfarers: 'star',
  well: 'wave',
  whalebone: 'bone',
  whirlwind: 'wind',
  willow: 'leaf',
}

/** A rune of the hand's own: a stave with its twigs. */
export function rune(hand: Hand): string {
  let path = 'M0-9V9'
  for (let twig = hand.of(2, 3); twig > 0; twig--) {
    const from = hand.of(-8, 6)
    path += `M0 ${from}l${hand.pick([-5, 5])} ${hand.pick([-4, 4, 5])}`
  }
  return line(path, 1.8)
}
