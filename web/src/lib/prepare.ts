import { drawingOf, type Drawing } from '../games/games'
import { api } from './api'
import { learn, speakOf } from './i18n.svelte'
import type { Facts } from './wire'

/** What a table is drawn with: what is printed on its components, and its game's drawing. Its words are learnt meanwhile. */
export async function prepare<Found>(
  id: string,
  fetched: Promise<Found>,
  gameOf: (found: Found) => string,
): Promise<{ found: Found; printed: Facts; drawing: Drawing }> {
  const [found, printed] = await Promise.all([fetched, api.printed(id)])
  const [drawing] = await Promise.all([drawingOf(gameOf(found)), learn(gameOf(found))])
  speakOf(printed.game)
  return { found, printed, drawing }
}
