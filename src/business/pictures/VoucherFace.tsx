import { formatDay } from '#domain/calendar.ts'
import { toCapitals } from '#domain/capitals.ts'
import { formatMoney } from '#domain/money.ts'
import { useDict } from '#ui/DictContext.ts'
import { toneOf } from '#ui/display/statusTone.ts'
import styles from './VoucherFace.module.css'

interface VoucherFaceProps {
  voucher: {
    voucherNo: string
    issuerName: string
    receiverName: string
    faceAmount: string
    issueDate?: string
    promisePayDate: string
    termDays?: number
    voucherStatus: string
    contractNo?: string
    tradeBackground?: string
    chainHash?: string
  }
}

/** 凭证票面：像纸面那样呈现一张应收账款电子凭证，文字可选可读；打印时原样（VCH）。 */
export function VoucherFace({ voucher }: VoucherFaceProps) {
  const { label } = useDict('VOUCHER_STATUS')
  const state = label(voucher.voucherStatus)
  const fact = (title: string, value: string | undefined, className = '') =>
    value ? (
      <div className={`${styles.fact} ${className}`}>
        <dt>{title}</dt>
        <dd>{value}</dd>
      </div>
    ) : null
  return (
    <figure className={styles.face} aria-label={`电子凭证 ${voucher.voucherNo}`}>
      <figcaption className={styles.title}>应收账款电子凭证</figcaption>
      <p className={styles.number}>编号 {voucher.voucherNo}</p>
      <dl className={styles.facts}>
        {fact('开立方（付款人）', voucher.issuerName)}
        {fact('接收方（收款人）', voucher.receiverName)}
        <div className={`${styles.fact} ${styles.wide}`}>
          <dt>凭证金额（大写）</dt>
          <dd className={styles.words}>{toCapitals(voucher.faceAmount)}</dd>
        </div>
        <div className={`${styles.fact} ${styles.wide}`}>
          <dt>凭证金额（小写）</dt>
          <dd className={styles.figures}>¥{formatMoney(voucher.faceAmount)}</dd>
        </div>
        {fact('开立日', voucher.issueDate && formatDay(voucher.issueDate))}
        {fact(
          '承诺付款日',
          formatDay(voucher.promisePayDate) +
            (voucher.termDays === undefined ? '' : `（期限 ${voucher.termDays} 天）`),
        )}
        {fact('合同编号', voucher.contractNo, styles.wide)}
        {fact('交易背景', voucher.tradeBackground, styles.wide)}
        {fact('存证哈希', voucher.chainHash, `${styles.wide} ${styles.hash}`)}
      </dl>
      <p className={styles.promise}>
        开立方承诺于承诺付款日无条件向持有方支付上述金额。平台不提供担保或融资承诺。
      </p>
      <span
        className={`${styles.stamp} ${styles[toneOf(voucher.voucherStatus)] ?? ''}`}
        role="img"
        aria-label={`状态 ${state}`}
      >
        {state}
      </span>
    </figure>
  )
}
