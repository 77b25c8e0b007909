import type { BrowserContext, Page } from '@playwright/test'
import { installProbe } from '../shared/pageProbe.ts'

/** 人的一次输入：点了哪里、哪个按钮、什么时候。 */
export interface Input {
  readonly kind: 'click' | 'enter'
  readonly x: number
  readonly y: number
  readonly label: string
  /** 页面的时钟（毫秒） */
  readonly at: number
}

const NAME = 'scfDoubles'

/** 在这个浏览器会话的每个页面最早处装上探头。 */
export const watchInputs = (
  context: BrowserContext,
  hear: (page: Page, input: Input) => void,
): Promise<void> =>
  installProbe<Input>(context, NAME, hear, (name) => {
    const tell = (input: unknown) =>
      (globalThis as unknown as Record<string, (input: unknown) => void>)[name]?.(input)
    const note = (kind: string, { target }: Event, x = 0, y = 0) => {
      const button = (target as Element).closest('button, a, [role="menuitem"], input, textarea, label')
      const label = button?.getAttribute('aria-label') ?? button?.textContent?.trim() ?? ''
      tell({ kind, x, y, label: label.slice(0, 60), at: Date.now() })
    }
    addEventListener(
      'click',
      (event) => {
        // 按回车、点标签时浏览器会自己补一次点击；那些在屏幕上没有位置
        if (event.isTrusted && event.detail > 0) note('click', event, event.clientX, event.clientY)
      },
      true,
    )
    addEventListener(
      'keydown',
      (event) => {
        if (event.isTrusted && event.key === 'Enter') note('enter', event)
      },
      true,
    )
  })
