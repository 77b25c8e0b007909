import type { AccountRevealRequest, DocumentAction } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

/** 一个账号：在哪份单据上、当前用户在单据上可做什么、号码是什么。 */
type Found = {
  row: DocumentRow
  actions: readonly DocumentAction[]
  accountNo: string | undefined
  formerAccountNo?: string | undefined
  /** 单据上不止一个账号时，说明看的是哪一个 */
  which?: string
}

/** 一种有账号可看的单据。 */
export type Reveal = {
  subject: AccountRevealRequest['subject']
  /** 有账号可看的页面 */
  pages: readonly string[]
  find: (ctx: Context, documentNo: string, itemNo: string | undefined) => Found
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 可以查看完整账号的单据。 */
    reveals: readonly Reveal[]
  }
}
