import { useState } from 'react'
import { useFindBankBranch } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankBranch } from '#api/generated/corp/model/index.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { BranchFinderProps } from './BranchFinder.tsx'

const BranchFinder = lateDialog<BranchFinderProps>(
  async () => (await import('./BranchFinder.tsx')).BranchFinder,
)

interface BranchHintProps {
  /** 已填的支付行号，可能还没有填满 12 位 */
  readonly bankCode: string
  readonly onFill: (branch: BankBranch) => void
}

/** 按支付行号查到的开户支行，一下填入；不知道行号的按银行与地区找，没有查到的请人自己填。 */
export function BranchHint({ bankCode, onFill }: BranchHintProps) {
  const [isFinding, setIsFinding] = useState(false)
  const isWhole = /^\d{12}$/.test(bankCode)
  const { data, error } = useFindBankBranch(isWhole ? { bankCode } : null)
  if (isWhole && data === undefined && !error) return '正在查找开户支行…'
  const said = () => {
    if (!isWhole) return '填满 12 位后自动查找开户支行，或'
    if (data) return data.branchName
    return data === null ? '没有查到这个行号，请核对后自行填写开户银行与支行' : '没能查到开户支行，请自行填写'
  }
  return (
    <>
      {said()}{' '}
      {data ? (
        <button type="button" className="text-button" onClick={() => onFill(data)}>
          填入开户行
        </button>
      ) : (
        <button type="button" className="text-button" onClick={() => setIsFinding(true)}>
          按银行与地区查找
        </button>
      )}
      {isFinding ? <BranchFinder onFill={onFill} onClose={() => setIsFinding(false)} /> : null}
    </>
  )
}
