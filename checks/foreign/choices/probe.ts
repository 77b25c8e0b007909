import type { BrowserContext, Page } from '@playwright/test'
import { installProbe } from '../../shared/pageProbe.ts'
import type { Kind } from './plan.ts'

/** A field was filled. */
export interface Answered {
  readonly kind: Kind
  readonly label: string
  readonly value: string
}

const NAME = 'scfChoices'

/**
 * Reports every field that is filled on the pages of that browser session, and undefined when a button or a link is
 * pressed: the following reads are not the field's. The filters of a list are not fields.
 */
export const watchChoices = (
  context: BrowserContext,
  hear: (page: Page, answered: Answered | null) => void,
): Promise<void> =>
  installProbe<Answered | null>(context, NAME, hear, (name) => {
    const nameOf = (field: Element) =>
      (field.getAttribute('aria-label') ?? (field as HTMLInputElement).labels?.[0]?.textContent ?? '').trim()
    const say = (answered: unknown) =>
      (globalThis as unknown as Record<string, (one: unknown) => void>)[name]?.(answered)
    const tell = (kind: string, field: Element | null, value: string) => {
      const label = field && field.closest('[role="search"]') === null ? nameOf(field) : ''
      if (label) say({ kind, label, value })
    }
    addEventListener(
      'input',
      ({ target }) => {
        const field = target as HTMLInputElement
        if (field.type === 'file') say(null)
        else tell(field.type === 'checkbox' ? 'check' : 'text', field, field.value)
      },
      true,
    )
    addEventListener(
      'click',
      ({ target }) => {
        const pressed = (target as Element).closest('[role="option"], button, a')
        const box = document.activeElement?.closest('[role="combobox"]') ?? null
        if (pressed?.getAttribute('role') === 'option') tell('option', box, pressed.textContent ?? '')
        else if (pressed) say(null)
      },
      true,
    )
  })
