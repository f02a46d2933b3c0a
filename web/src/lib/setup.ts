import type { GameInfo, SeatWish } from './wire'

/** How a table is set up: who sits there, and the options of the game. */
export interface Setup {
  seats: SeatWish[]
  options: Record<string, unknown>
  hints: boolean
}

const USUAL = 3

/** Neither weak nor slow: the level in the middle. */
export function usualLevel(levels: string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? 'random'
}

/** Whoever sets a game up for the first time is to have a chance: the weakest level that means to win. */
function firstLevel(levels: string[]): string {
  return levels.find((level) => level !== 'random') ?? usualLevel(levels)
}

/** A game starts with oneself and bots; three clicks are enough. */
export function firstSetup(game: GameInfo, levels: string[]): Setup {
  const many = game.players.includes(USUAL) ? USUAL : (game.players[0] ?? USUAL)
  const seats = Array.from({ length: many }, (_, index): SeatWish => (index === 0 ? { kind: 'me' } : { kind: 'bot', level: firstLevel(levels) }))
  return { seats, options: {}, hints: true }
}

/** An earlier set-up, as far as the game still has it: levels that are gone become the usual one, options that are gone are left out. */
export function fitting(setup: Setup | undefined, game: GameInfo, levels: string[]): Setup {
  if (!setup || !game.players.includes(setup.seats.length) || setup.seats.filter((seat) => seat.kind === 'me').length > 1)
    return firstSetup(game, levels)
  const seats = setup.seats.map((seat): SeatWish =>
    seat.kind === 'bot' && !levels.includes(seat.level ?? '') ? { kind: 'bot', level: usualLevel(levels) } : { ...seat },
  )
  const allowed = Object.entries(setup.options).filter(([name, value]) => {
    const option = game.options.find((each) => each.name === name)
    return option && (Array.isArray(value) && option.kind === 'mix' ? value : [value]).every((each) => option.values.includes(each))
  })
  return { seats, options: Object.fromEntries(allowed), hints: setup.hints }
}
