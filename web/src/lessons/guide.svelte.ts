import type { Companion } from '../lib/companion'
import type { Lesson, LessonChapter, LessonMoment, Seen } from '../lib/wire'
import GuidePanel from './GuidePanel.svelte'
import { progressOf, remember } from './progress'

/** Leads through the chapters of a lesson at one table: says one thing at a time, and waits until it is done. */
export class Guide implements Companion {
  readonly Panel = GuidePanel as Companion['Panel']
  chapter = $state.raw<LessonChapter>(null!)
  /** Which moment of the chapter it is. */
  at = $state(0)
  /** A kind answer to something else that was tried: `other`, or `listen` while there is nothing to do. */
  answer = $state<'other' | 'listen' | null>(null)
  /** What was said last of free play. */
  remark = $state<string | null>(null)
  /** Whether a decision is on its way and its position has not come back. */
  sent = $state(false)
  done = $state.raw<string[]>([])

  #said = new Set<string>()
  #verbs: (action: number) => string

  constructor(
    readonly lesson: Lesson,
    readonly table: string,
    place: { chapter: string; made: number },
    verbs: (action: number) => string,
    /** Begins a chapter at a table of its own. */
    readonly begin: (chapter: string) => void,
  ) {
    this.#verbs = verbs
    this.chapter = lesson.chapters.find((each) => each.id === place.chapter) ?? lesson.chapters[0]!
    let left = place.made
    while (left > 0 && this.at < this.chapter.moments.length) if (this.chapter.moments[this.at++]!.action !== null) left -= 1
    this.done = progressOf(lesson.game).done
    this.#remember()
  }

  get moment(): LessonMoment | undefined {
    return this.chapter.moments[this.at]
  }

  get leads(): boolean {
    return !this.chapter.free || this.moment !== undefined
  }

  get next(): LessonChapter | undefined {
    return this.lesson.chapters[this.lesson.chapters.indexOf(this.chapter) + 1]
  }

  accepts(action: number): boolean {
    if (!this.leads) {
      this.#comment(`verb:${this.#verbs(action)}`)
      return true
    }
    // A second click while the first is on its way is not meant for the next moment.
    if (this.sent) return false
    const wanted = this.moment?.action ?? null
    this.answer = wanted === null ? 'listen' : action === wanted ? null : 'other'
    if (this.answer !== null) return false
    this.sent = true
    return true
  }

  failed(): void {
    this.sent = false
  }

  happened(events: Seen[]): void {
    if (this.sent) {
      this.sent = false
      this.#step()
    }
    for (const event of events) this.#comment(`event:${event.event}`)
  }

  /** What was said is understood. */
  goOn(): void {
    this.answer = null
    this.#step()
  }

  #step(): void {
    this.at += 1
    this.#turnPage()
  }

  /** A finished chapter continues with the next, unless that begins elsewhere. */
  #turnPage(): void {
    if (this.moment !== undefined) return
    if (!this.done.includes(this.chapter.id)) this.done = [...this.done, this.chapter.id]
    if (this.next && !this.next.anew) {
      this.chapter = this.next
      this.at = 0
    }
    this.#remember()
  }

  #comment(cause: string): void {
    const found = this.leads ? undefined : this.chapter.remarks.find((remark) => remark.on === cause && !this.#said.has(remark.say))
    if (!found) return
    this.#said.add(found.say)
    this.remark = found.say
  }

  #remember(): void {
    remember(this.lesson.game, { done: this.done, chapter: this.chapter.id, table: this.table })
  }
}
