import type { Changes, View } from './wire'

/** A view after what has changed of it; the parts that have not are the same as before. */
export function changed(view: View, { players, ...parts }: Changes): View {
  const seated = players ? view.players.map((player, seat) => players[seat] ?? player) : view.players
  return { ...view, ...parts, players: seated }
}
