import type { BusinessCode, ChannelCode } from '../generated/codes.ts'

/** A business failure: HTTP 200 with { code, message, data: null }. The message is shown to the user as it is. */
export class BusinessError extends Error {
  readonly code: BusinessCode
  /** The refused parts of the request's body, where the rule knows them. */
  readonly fields: readonly string[]

  constructor(code: BusinessCode, message: string, fields: readonly string[] = []) {
    super(message)
    this.name = 'BusinessError'
    this.code = code
    this.fields = fields
  }
}

/** A failure of the channel: an HTTP status other than 200, with the same envelope as body. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ChannelCode

  constructor(status: number, code: ChannelCode, message: string) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
  }
}

/**
 * Why an outside party cannot do something now, or a document cannot be seeded: returned by the control
 * interface only. No call of the contract returns it, so it has no code.
 */
export class OutsideError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OutsideError'
  }
}

export const unauthorized = (message = '登录已失效，请重新登录') =>
  new HttpError(401, 'UNAUTHORIZED', message)
export const forbidden = (message = '您暂无权限操作此页面！') => new HttpError(403, 'FORBIDDEN', message)
export const notFound = (label: string) => new BusinessError('NOT_FOUND', `${label}不存在`)

/** The document was changed by another user since it was shown. */
export const conflict = () => new BusinessError('CONFLICT', '数据已被他人处理，请刷新后重试')

/** The version seen belongs to another document. */
export const otherDocument = () =>
  new BusinessError('OTHER_DOCUMENT', '办理的不是您看到的那一份单据，请刷新后核对')

/** The document is not in a state that allows this event (INV-02). */
export const illegalState = () => new BusinessError('ILLEGAL_STATE', '业务状态已变更，请刷新')

// Problems of one row of an imported file: the row fails alone, with the column where that is known.

/** An invalid row, with its invalid column if there is one. */
export class RowError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'RowError'
    this.field = field
  }
}

/** Adds the column to the refusal of a guard. */
export const naming = (field: string, guard: () => unknown): void => {
  try {
    guard()
  } catch (error) {
    if (error instanceof BusinessError) throw new RowError(field, error.message)
    throw error
  }
}
