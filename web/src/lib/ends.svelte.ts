import type { Desk } from './desk.svelte'
import { settings } from './settings.svelte'
import type { Choice } from './wire'

/** What ends a turn while more could be done is asked about, the first time. */
export class Ends {
  /** The choice that is asked about. */
  asked = $state.raw<Choice | null>(null)

  constructor(
    readonly desk: () => Desk,
    readonly decide: (action: number) => void,
  ) {}

  /** Decide, or ask first. */
  take(action: number): void {
    const { choices, game } = this.desk()
    const ends = (each: Choice) => game.endings.includes(each.verb)
    const choice = choices.find((each) => each.action === action)
    if (choice && ends(choice) && !choices.every(ends) && !settings.warned.includes(this.#name(choice))) this.asked = choice
    else this.decide(action)
  }

  /** It is meant, and is not asked about again. */
  surely(): void {
    const choice = this.asked
    if (!choice) return
    settings.warned = [...settings.warned, this.#name(choice)]
    this.asked = null
    this.decide(choice.action)
  }

  #name(choice: Choice): string {
    const { game, view } = this.desk()
    return `${game.name}/${choice.verb}/${view.deciding.step}`
  }
}
