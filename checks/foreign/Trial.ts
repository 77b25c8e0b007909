// From one question to the next, whose answer fails, is late, or arrives after the following one: the content of the screen
// meanwhile, compared with what each shows when it is asked alone.
import type { Sight } from './inPage.ts'
import type { Known } from './Question.ts'
import type { Reader } from './Reader.ts'

export const MODES = { fail: '取不到', slow: '晚到', overtaken: '被后问的越过' } as const
export type Mode = keyof typeof MODES

export interface Finding {
  readonly mode: Mode
  /** The moment in the experiment. */
  readonly at: string
  /** What is shown and belongs to another question. */
  readonly foreign: readonly string[]
  /** The decisions that can be pressed at that moment. */
  readonly buttons: readonly string[]
  readonly why: string
}

/** Buttons that decide, sign or send. */
const DECISIVE = /通过|驳回|退回|拒|确认|提交|签|撤销|撤回|停用|同意|保存|登记|发起|作废/

/** The entries of mine that are not in theirs. */
export const without = (mine: readonly string[], theirs: readonly string[]): string[] => {
  const others = new Set(theirs)
  return mine.filter((one) => !others.has(one))
}

/** One experiment at one place. */
class Trial {
  readonly findings: Finding[] = []
  readonly #reader: Reader
  readonly #mode: Mode

  constructor(reader: Reader, mode: Mode) {
    this.#reader = reader
    this.#mode = mode
  }

  #tell(at: string, why: string, seen: Sight, foreign: readonly string[] = []): void {
    const buttons = seen.buttons.filter((name) => DECISIVE.test(name))
    this.findings.push({ mode: this.#mode, at, foreign, buttons, why })
  }

  /** What is on the screen of the other questions and not of that one; true when there is any. */
  #isForeign(at: string, seen: Sight, shown: Known, others: readonly Known[]): boolean {
    const theirs = new Set(others.flatMap(({ sight }) => without(sight.texts, shown.sight.texts)))
    const foreign = seen.texts.filter((text) => theirs.has(text))
    if (foreign.length > 0) this.#tell(at, '看到的是另一份', seen, foreign)
    return foreign.length > 0
  }

  /** Nothing of the previous question is shown under this one, and no decision is possible before its answer arrives. */
  async isBlank(at: string, shown: Known, before: Known): Promise<void> {
    const seen = await this.#reader.look()
    if (this.#isForeign(at, seen, shown, [before])) return
    const theirs = without(before.sight.buttons, shown.sight.buttons)
    const own = this.#reader.isDocument ? shown.sight.buttons : []
    const live = seen.buttons.filter((name) => DECISIVE.test(name) && [...theirs, ...own].includes(name))
    for (const name of live)
      if (await this.#reader.presses(name)) this.#tell(at, `还没有内容就能办：${name}`, seen)
  }

  /** It is shown, and nothing of the others. */
  async isShown(at: string, shown: Known, others: readonly Known[]): Promise<void> {
    const seen = await this.#reader.lookAtLast()
    if (this.#isForeign(at, seen, shown, others)) return
    const own = without(
      shown.sight.texts,
      others.flatMap(({ sight }) => sight.texts),
    )
    const missing = without(own, seen.texts)
    if (missing.length * 2 > own.length)
      this.#tell(at, `自己的没有显示：${missing.slice(0, 3).join('、')}`, seen)
  }

  /** Nothing of the previous one is shown, even if not everything has arrived. */
  async isOwn(at: string, shown: Known, before: Known): Promise<void> {
    this.#isForeign(at, await this.#reader.lookAtLast(), shown, [before])
  }

  async saysWhy(at: string): Promise<void> {
    const seen = await this.#reader.look()
    if (!seen.texts.some((text) => text.includes('服务繁忙'))) this.#tell(at, '没有说取不到', seen)
  }
}

/** One experiment: the first is shown, the second is asked for (and the third, or the first again). */
export async function tryMode(
  reader: Reader,
  mode: Mode,
  [first, second, third = first]: readonly [Known, Known, Known?],
): Promise<Finding[]> {
  const trial = new Trial(reader, mode)
  const { gate } = reader
  gate.set(mode === 'fail' ? 'fail' : 'hold', second.question.names)
  try {
    await Promise.all([gate.meets(), second.question.ask()])
    await reader.settles()
    await trial.isBlank('没来时', second, first)
    if (mode === 'fail') {
      await trial.saysWhy('没来时')
      gate.open()
      await reader.again()
      await trial.isShown('重试之后', second, [first])
    } else if (mode === 'slow') {
      // the next read of the document
      gate.letGo()
      await trial.isOwn('只来了一部分', second, first)
      gate.open()
      await trial.isShown('来了之后', second, [first])
    } else {
      await third.question.ask()
      await trial.isShown('后问的来了', third, third === first ? [second] : [second, first])
      gate.open()
      await reader.settles()
      await trial.isShown('先问的才到', third, third === first ? [second] : [second, first])
    }
  } finally {
    gate.open()
  }
  return trial.findings
}
