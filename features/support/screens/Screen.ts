import type { Locator, Page } from '@playwright/test'
import { absent } from '../../plugin/closest.ts'
import { WAIT } from '../expect.ts'

// 用选择器，因为要由页面自己去找
const BUSY_BAR = '[role="progressbar"][aria-label="正在加载"]:not([aria-valuenow])'

/**
 * 画面上还在等的：aria-busy 没有可查的角色；骨架屏是名为 加载中 的 status，按名称找要算出页面上每一个的名称，
 * 而这里每 20 毫秒看一次（断言要等 100 毫秒）。向导里没走到的那几步藏着，不等它们。
 */
export const BUSY = '[aria-busy="true"], [role="status"][aria-label="加载中"]:visible'

/** 页面不再等什么以后，还没有的再等这么久（毫秒）、再看这么多眼：机器慢时页面自己也要时间画。 */
const GRACE = 2000
const LOOKS = 8
/** 看一眼（毫秒）。 */
const LOOK = 250

/** 较旧的浏览器没有 scheduler，类型里也还没有它。 */
type PostTask = (work: () => void, options: { priority: 'background' }) => Promise<void>

/** 一块屏幕：只认角色与名称的页面对象的共同部分。 */
export class Screen {
  protected readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /**
   * 刚才点的有了结果：顶端的加载条走满了。再点、别人动作、换人、时间前进之前先等到这里，人也是这样；
   * 故意让调用悬着的场景等不到，也不算错。
   */
  async answered(): Promise<void> {
    // 正要离开的页面没有可等的
    const isBusy = await this.isCalling().catch(() => false)
    if (!isBusy) return
    const bar = this.page.locator(BUSY_BAR)
    await bar.waitFor({ state: 'detached', timeout: 3_000 }).catch(() => undefined)
  }

  /** 有调用还在等。先等点击自己的事做完：换条件、换页是分成几段画的，画完才发出调用；优先级低的任务排在它们之后。 */
  private isCalling(): Promise<boolean> {
    return this.page.evaluate(
      (bar) =>
        new Promise<boolean>((done) => {
          const look = () => done(document.querySelector(bar) !== null)
          const { scheduler } = globalThis as { scheduler?: { postTask: PostTask } }
          if (scheduler) void scheduler.postTask(look, { priority: 'background' })
          else requestIdleCallback(look, { timeout: 500 })
        }),
      BUSY_BAR,
    )
  }

  /** 页面不再等什么：没有调用，没有正在加载的，按钮也不转圈（签署时调用之前还要算一会儿）。 */
  private async isResting(): Promise<boolean> {
    const isCalling = await this.isCalling().catch(() => true)
    return !isCalling && (await this.page.locator(`${BUSY}, .arco-btn-loading`).count()) === 0
  }

  /** 等刚才的有了结果再点：那之前看到的可能还是上一次的。 */
  protected async press(target: Locator): Promise<void> {
    await this.answered()
    await target.click()
  }

  /**
   * 等它出现，恰有一个，返回有几个：页面不再等什么、又过了一会儿还不是一个的，不会自己好了，不等到上限。
   */
  protected async countOf(target: Locator): Promise<number> {
    const end = Date.now() + WAIT
    let rested: { since: number; looks: number } | undefined
    for (;;) {
      const count = await target.count()
      const now = Date.now()
      if (count === 1 || now > end) return count
      if (rested && now - rested.since > GRACE && rested.looks > LOOKS) return count
      rested = (await this.isResting())
        ? { since: rested?.since ?? now, looks: (rested?.looks ?? 0) + 1 }
        : undefined
      const wanted =
        count === 0
          ? target.waitFor({ state: 'attached', timeout: LOOK })
          : target.nth(1).waitFor({ state: 'detached', timeout: LOOK })
      await wanted.catch(() => undefined)
    }
  }

  /** 办不到时，要是根本没有这个名称的，就说现有的与相近的；有而办不到的，照原来的话。只在失败之后才去看。 */
  protected async orTell<Value>(
    doing: Promise<Value>,
    target: Locator,
    [what, name]: readonly [what: string, name: string],
    known: Locator,
  ): Promise<Value> {
    try {
      return await doing
    } catch (error) {
      const count = await target.count().catch(() => 1)
      if (count > 0) {
        const isOff = await target
          .first()
          .isDisabled({ timeout: 500 })
          .catch(() => false)
        if (isOff && /\.click: /.test(String(error)))
          throw new Error(`${what}“${name}”不可用，点不了`, { cause: error })
        throw error
      }
      throw new Error(absent(what, name, await namesOf(known)), { cause: error })
    }
  }

  /** 恰有这一个；没有的说现有的与相近的，不止一个的逐个说出来，另请 advice。 */
  protected async isOne(
    target: Locator,
    [what, name]: readonly [what: string, name: string],
    known: Locator,
    advice: string,
  ): Promise<void> {
    const count = await this.countOf(target)
    if (count === 0)
      throw new Error(absent(what, name, await namesOf(known), await known.allInnerTexts().catch(() => [])))
    if (count > 1)
      throw new Error(`${what}“${name}”有 ${count} 个：${(await namesOf(target)).join('；')}。${advice}`)
  }
}

/** 看得见的这些东西叫什么：名称在前，没有名称的是它的第一行字。 */
const namesOf = (known: Locator): Promise<string[]> =>
  known
    .evaluateAll((nodes) =>
      nodes
        // 上传控件里真正的输入框是隐藏的
        .filter((node) => node.matches('input[type=file]') || node.checkVisibility())
        .map((node) => {
          const [first = ''] = (node as HTMLElement).innerText
            .split('\n')
            .filter((line) => line.trim() !== '')
          return (node.getAttribute('aria-label') ?? first)
            .replaceAll(/[\s\u2060↕]+/g, ' ')
            .trim()
            .slice(0, 40)
        }),
    )
    .catch(() => [])
