import { useFindBankBranch } from '#api/generated/corp/bank-accounts/bank-accounts.ts'

interface BranchHintProps {
  /** 已填的支付行号，可能还没有填满 12 位 */
  readonly bankCode: string
  readonly onFill: (branch: { bankName: string; branchName: string }) => void
}

/** 按支付行号查到的开户支行，一下填入；没有查到的请人自己填。 */
export function BranchHint({ bankCode, onFill }: BranchHintProps) {
  const isWhole = /^\d{12}$/.test(bankCode)
  const { data, error } = useFindBankBranch(isWhole ? { bankCode } : null)
  if (!isWhole) return '填满 12 位后自动查找开户支行'
  if (data === undefined) return error ? '没能查到开户支行，请自行填写' : '正在查找开户支行…'
  if (data === null) return '没有查到这个行号，请核对后自行填写开户银行与支行'
  const { bankName, branchName } = data
  return (
    <>
      {branchName}{' '}
      <button type="button" className="text-button" onClick={() => onFill({ bankName, branchName })}>
        填入开户行
      </button>
    </>
  )
}
