import type { ReactNode } from 'react'
import { bankAccountLabels } from '#api/generated/corp/labels/bankAccount.ts'
import { checkAccountNo, unlessMasked } from '#domain/validation.ts'
import { DigitsInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'

/** 对公账户要填的几项；更多项的表单在此之上加。 */
export interface AccountValues {
  accountNo: string
  bankName: string
  branchName: string
  bankCode: string
}
const F = fieldOf<AccountValues, typeof bankAccountLabels>(bankAccountLabels)

const checkBankCode = (value: string) => (/^\d{12}$/.test(value) ? undefined : '支付行号为12位数字')

interface AccountFieldsProps {
  /** 已存的账号（掩码）：不改就不再发送 */
  savedNo?: string
  /** 按支付行号查到的开户支行，或没有查到的说明 */
  branchHint?: ReactNode
}

/** 对公账户的账号、开户银行与支付行号；实名认证与账户中心共用。 */
export function AccountFields({ savedNo, branchHint }: AccountFieldsProps) {
  return (
    <>
      <F name="accountNo" required check={unlessMasked(savedNo || undefined, checkAccountNo)}>
        <DigitsInput maxLength={30} />
      </F>
      <F name="bankName" required>
        <TextInput maxLength={60} />
      </F>
      <F name="branchName" required>
        <TextInput maxLength={80} />
      </F>
      <F name="bankCode" required check={checkBankCode} hint={branchHint}>
        <DigitsInput maxLength={12} />
      </F>
    </>
  )
}
