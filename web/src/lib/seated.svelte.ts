import { wordsOfProblem } from './api'
import type { Facts } from './i18n.svelte'
import { Live } from './live.svelte'
import type { Watch } from './showing.svelte'
import type { Hint, Problem } from './wire'

/** Why something was refused, to be shown over the table. */
export interface Refused {
  rule: string | null
  reason: string | null
  facts: Facts
  words?: string
}

/** Those of this device at a table: one seat, several people who hand it round, or a spectator. */
export class Seated {
  readonly lives: Live[]
  active = $state(0)
  /** Between two people at one device nothing is shown. */
  held = $state(false)
  refusal = $state.raw<Refused | null>(null)
  /** Something was taken back just now: forced choices wait. */
  undone = $state(false)
  #made = -1

  constructor(table: string, seats: number[], watch: (seat: number | null) => Partial<Watch>) {
    const all = seats.length > 0 ? seats : [null]
    this.held = seats.length > 1
    this.lives = all.map((seat) => new Live(table, seat, watch(seat)))
  }

  get here(): Live {
    return this.lives[this.active]!
  }

  close(): void {
    for (const live of this.lives) live.close()
  }

  /** Tell the server anew how long bots are to wait. */
  renew(): void {
    for (const live of this.lives) live.renew()
  }

  told(problem: Problem | null): void {
    if (!problem || problem.key === 'stale') return
    this.refusal =
      problem.key === 'illegal'
        ? { rule: problem.rule, reason: problem.reason, facts: problem.facts }
        : { rule: null, reason: problem.key, facts: {}, words: wordsOfProblem(problem) }
  }

  /** Make a decision; whether it was made. */
  async take(action: number): Promise<boolean> {
    this.undone = false
    this.refusal = null
    const problem = await this.here.decide(action)
    this.told(problem)
    return problem === null
  }

  async ask(action: number): Promise<void> {
    const answer = await this.here.why(action)
    if (answer && !answer.legal) this.refusal = { rule: answer.rule, reason: answer.reason, facts: answer.facts }
  }

  async undo(whole: boolean): Promise<void> {
    this.undone = true
    this.told(await this.here.undo({ whole }))
  }

  /** Take back the decision of an action, and then perhaps make another: a leader is lifted, or moved. */
  async lift(action: number, then: number | null): Promise<void> {
    this.undone = true
    const problem = await this.here.undo({ action })
    if (problem) this.told(problem)
    else if (then !== null) this.told(await this.here.decide(then, this.here.newest?.decision ?? null))
  }

  /** The chances of all choices, which are the best, and why; nothing if the question is another by now. */
  async hint(): Promise<Hint | null> {
    const answer = await this.here.hint()
    if ('chances' in answer) return answer.decision === this.here.position?.decision?.id ? answer : null
    this.told(answer)
    return null
  }

  /** Make a choice that is the only one, once for each question. */
  force(decision: number, action: number): void {
    if (this.#made === decision) return
    this.#made = decision
    void this.here.decide(action).then((problem) => this.told(problem))
  }

  /** At one device the seat that is to decide comes to the front; the other's secrets go first. */
  handRound(): void {
    if (this.lives.length < 2) return
    const waits = (one: Live) => one.position?.decision != null
    if (waits(this.here)) return
    const next = this.lives.findIndex(waits)
    if (next < 0 || next === this.active) return
    this.held = true
    this.active = next
  }
}
