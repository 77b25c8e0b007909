// What a user sees and can press, read from the page.
import type { Page } from '@playwright/test'

/** What is on the screen at a moment. */
export interface Sight {
  /** Every text and every value of a field, except those of a list that is marked as outdated. */
  readonly texts: readonly string[]
  /** The buttons that can be pressed, except those that only navigate or retry. */
  readonly buttons: readonly string[]
}

const AWAY = ['返回列表', '返回', '重试', '刷新', '关闭', '取消']

export const look = (page: Page): Promise<Sight> =>
  page.evaluate((away) => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isSeen)
    // under a dialog no button can be pressed
    const open = dialogs.filter((one) => one.getAttribute('aria-modal') === 'true')
    const roots = open.length > 0 ? open.slice(-1) : [...document.querySelectorAll('main'), ...dialogs]
    const isOld = (element: Element) => element.closest('tbody[inert]') !== null
    // the page size says nothing about the question, and its box may appear at any time
    const isOfPaging = (element: Element) => element.closest('[aria-label="每页条数"]') !== null
    const texts = new Set<string>()
    const note = (text: string, element: Element) => {
      const trimmed = text.trim()
      // dashes and units carry no information
      if (
        /[\p{L}\p{N}]{2}/u.test(trimmed) &&
        !away.includes(trimmed) &&
        isSeen(element) &&
        !isOld(element) &&
        !isOfPaging(element)
      )
        texts.add(trimmed)
    }
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) note(walker.currentNode.nodeValue ?? '', walker.currentNode.parentElement!)
      for (const field of root.querySelectorAll('input, textarea'))
        note((field as HTMLInputElement).value, field)
    }
    const buttons = roots
      .flatMap((root) => [...root.querySelectorAll('button')])
      .filter(
        (one) =>
          isSeen(one) &&
          !one.disabled &&
          one.getAttribute('aria-disabled') !== 'true' &&
          one.closest('[inert]') === null,
      )
      .map((one) => (one.textContent ?? '').trim())
      .filter((name) => name !== '' && !away.includes(name))
    return { texts: [...texts], buttons: [...new Set(buttons)] }
  }, AWAY)
