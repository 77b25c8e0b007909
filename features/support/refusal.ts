// 不让办的：一句话里从填写做到提交的，停在被拒的那一下，由下一句“应被拒绝”说拒绝了什么。
import { setDefinitionFunctionWrapper } from '@cucumber/cucumber'
import { expect } from './expect.ts'
import { Toast } from './screens/Toast.ts'
import type { ScfWorld } from './world.ts'

const REFUSED = /^应被拒绝，提示"([^"]*)"$/

/** 这一句要得到的拒绝；不是“应被拒绝”的没有。 */
export const refusalIn = (step: string | undefined): string | undefined => REFUSED.exec(step ?? '')?.[1]

/** 被拒了，这一步到此为止。 */
class Refused extends Error {}

/** 下一句是“应被拒绝”时系统说的话：办成了的话一句也不该有，等的是那句拒绝。 */
export class RefusalToast extends Toast {
  readonly #refusal: string
  constructor(page: ConstructorParameters<typeof Toast>[0], refusal: string) {
    super(page)
    this.#refusal = refusal
  }

  override async says(done: string): Promise<void> {
    const refused = this.spoken(this.#refusal)
    const made = this.spoken(done)
    const either = refused.or(made).first()
    await this.orTell(expect(either).toBeVisible(), either, ['提示', this.#refusal], this.spoken(''))
    if (await made.first().isVisible()) throw new Error(`没有被拒绝，办成了：“${done}”`)
    throw new Refused(this.#refusal)
  }
}

/** 被拒的一步算做完了；别的失败照旧。 */
setDefinitionFunctionWrapper((step: (...args: unknown[]) => unknown) => {
  const stopping = async function (this: ScfWorld, ...args: unknown[]) {
    try {
      return await step.apply(this, args)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return undefined
    }
  }
  return Object.defineProperty(stopping, 'length', { value: step.length })
})
