import type { AccountRecord, AccountSource } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 账号从何而来。 */
export type AccountSourceRow = AccountSource

export type BankAccountRow = StoredDocument<
  AccountRecord,
  never,
  Required<Pick<AccountRecord, 'accountType'>> & {
    accountId: string
    /** 平台打款的金额，从不显示，由企业回填（AUT）。 */
    verifyAmount?: string
    /** 付款账户在银行的可用余额；没有的照银行平常答复的。 */
    balance?: string
    /** 一天打款几次：至多三次。 */
    remittances?: { day: string; count: number }
  }
>
