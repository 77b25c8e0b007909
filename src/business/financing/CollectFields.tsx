import type { ReactNode } from 'react'
import type { CollectAccount } from '#api/generated/corp/model/index.ts'
import { CollectAccountSelect } from '#business/account/CollectAccountSelect.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'

const F = fieldOf<{ collectAccountId: string; remark: string }>()

interface CollectFieldsProps {
  accounts: readonly CollectAccount[]
  /** 账号与备注之间的，如 附件 */
  children?: ReactNode
}

/** 收款账号与备注；没有可用的账户时说出去哪里添加。 */
export function CollectFields({ accounts, children }: CollectFieldsProps) {
  return (
    <>
      <F
        name="collectAccountId"
        label="收款账号"
        required
        hint={
          accounts.length > 0 ? '融资款由资金方直接划入' : '没有已验证的收款账户，请先在银行账户中添加并验证'
        }
      >
        <CollectAccountSelect accounts={accounts} />
      </F>
      {children}
      <F name="remark" label="备注" wide>
        <TextArea maxLength={200} />
      </F>
    </>
  )
}
