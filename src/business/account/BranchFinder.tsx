import { useSearchBankBranches } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import type { BankBranch } from '#api/generated/corp/model/index.ts'
import { lengthOf, readText } from '#domain/plainText.ts'
import { useAsked } from '#hooks/useAsked.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ComboList } from '#ui/query/ComboList.tsx'

/** 少于两个字的不问：名录有十几万家。 */
const LEAST = 2

const keywordsIn = (text: string): string | undefined => {
  const keywords = readText(text)
  return lengthOf(keywords) < LEAST ? undefined : keywords
}

export interface BranchFinderProps {
  readonly onFill: (branch: BankBranch) => void
  readonly onClose: () => void
}

/** 不知道支付行号的，按银行与地区找到开户支行，选中就填好三项。 */
export function BranchFinder({ onFill, onClose }: BranchFinderProps) {
  const { text, type, key: keywords, isAsked } = useAsked(keywordsIn)
  const found = useSearchBankBranches(isAsked && keywords ? { keywords } : null)
  const busy = keywords !== undefined && (!isAsked || found.isLoading)
  const options = (isAsked ? (found.data ?? []) : []).map((branch) => ({
    key: branch.bankCode,
    title: branch.branchName,
    note: branch.bankCode,
    branch,
  }))
  return (
    <Dialog title="查找开户支行" width={640} onClose={onClose}>
      <ComboList
        label="查找开户支行"
        placeholder="银行、城市与支行的字，如 招商 沈阳"
        groups={[{ name: '开户支行', options }]}
        text={text}
        onText={type}
        busy={busy}
        onChoose={({ branch }) => {
          onFill(branch)
          onClose()
        }}
      >
        {keywords ? null : <p>至少填写两个字，几个词之间用空格分开。</p>}
        {busy ? <p>正在查找…</p> : null}
        {isAsked && found.error !== undefined ? (
          <ErrorState error={found.error} onRetry={() => void found.mutate()} />
        ) : null}
        {isAsked && found.data?.length === 0 ? (
          <p>没有找到 “{keywords}”，请少写几个字，或向开户银行询问支付行号。</p>
        ) : null}
      </ComboList>
    </Dialog>
  )
}
