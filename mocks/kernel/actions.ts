// Helpers for documents and their buttons, for the handlers of all families.

import type { Context } from './Context.ts'
import { BusinessError, HttpError } from './errors.ts'
import type { Action } from './flow.ts'

/**
 * A user who may do one of these things may see the full account number first (REVEAL). A guard that blocks the action
 * blocks the number, with the same reason: a maker who may not review their own document does not see it either.
 */
export const withReveal = (actions: readonly Action[], ...codes: readonly string[]): Action[] => {
  const ways = actions.filter(({ code }) => codes.includes(code))
  const way = ways.find(({ enabled }) => enabled) ?? ways[0]
  return way ? [...actions, { ...way, code: 'REVEAL' }] : [...actions]
}

/** MC-7: one document after the other; a failed one does not affect the rest. */
export const batch = (
  items: readonly { documentNo: string; version: number }[],
  handle: (item: { documentNo: string; version: number }) => string,
) => ({
  results: items.map((item) => {
    try {
      return { documentNo: item.documentNo, success: true, message: handle(item) }
    } catch (error) {
      if (error instanceof BusinessError || error instanceof HttpError) {
        return { documentNo: item.documentNo, success: false, message: error.message }
      }
      throw error
    }
  }),
})

/** A document is visible to its enterprise only: for others it does not exist. */
export const ownedBy = <Row extends { corpId: string }>(ctx: Context, row: Row): Row => {
  if (row.corpId !== ctx.corp.corpId) throw new BusinessError('NOT_FOUND', '单据不存在')
  return row
}

/** Whether something can be chosen; if not, why. */
export const choice = (reason: string | undefined): { enabled: boolean; reason?: string } => ({
  enabled: reason === undefined,
  ...(reason !== undefined && { reason }),
})

/** Without the fields that are undefined. */
export const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T
