import { SplitTree } from '#business/pictures/SplitTree.tsx'
import { formatMoney, sum, yuan } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { keptAmount, splitNodes } from './splitNodes.ts'
import styles from './Transfer.module.css'

interface SplitPreviewProps {
  holder: string
  /** 拆分之前的可用金额 */
  amount: string
  lines: readonly { transfereeName?: string; transferAmount?: string; transferLineStatus?: string }[]
}

/** 拆分前后：图上金额守恒，下面一行写明合计的核对（INV-03）。 */
export function SplitPreview({ holder, amount, lines }: SplitPreviewProps) {
  const { label } = useDict('TRANSFER_LINE_STATUS')
  const kept = keptAmount({ amount, lines })
  if (kept.startsWith('-')) return <Alert tone="error">明细合计超过可用金额，无法拆分</Alert>
  const nodes = splitNodes({ holder, amount, lines }, label)
  const parts = nodes.slice(1)
  return (
    <>
      <SplitTree label="拆分金额" nodes={nodes} />
      <p className={styles.check} role="note" aria-label="金额核对">
        {parts.map((node) => formatMoney(node.amount)).join(' + ')} ={' '}
        {formatMoney(sum(parts.map((node) => node.amount)))}，等于拆分前可用金额 {yuan(amount)}
      </p>
    </>
  )
}
