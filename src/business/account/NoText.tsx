import type { AccountSubject, DocumentAction } from '#api/generated/corp/model/index.ts'
import { groupAccountNo } from '#domain/accountNo.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import { ChangedAccount } from './ChangedAccount.tsx'
import styles from './NoText.module.css'
import { useReveal } from './useReveal.ts'

interface RevealedNoProps {
  /** 账号在哪种单据上 */
  subject: AccountSubject
  documentNo: string
  /** 单据里的哪一条，如兑付明细 */
  itemNo?: string
  /** 此人能不能查看完整账号、现在为什么不能；没有就只有掩码 */
  way: Pick<DocumentAction, 'enabled' | 'reason'> | undefined
  /** 已掩码 */
  accountNo: string | undefined
  /** 变更之前的，已掩码；没有变更则没有 */
  formerAccountNo?: string
  /** 旧账号是什么时候的 */
  when?: string
}

interface AccountNoProps extends Omit<RevealedNoProps, 'way'> {
  /** 单据带来的操作：有 REVEAL 的人可以查看完整账号 */
  actions: readonly DocumentAction[]
}

/** 单据上要核对的账号：能不能看完整的由单据的操作说。 */
export function AccountNo({ actions, ...props }: AccountNoProps) {
  return <RevealedNo {...props} way={actions.find(({ code }) => code === 'REVEAL')} />
}

/** 要核对的账号：平时是掩码，有权核对的人按需看完整的（每四位一组，新旧对照），每看一次都留痕。 */
export function RevealedNo({
  subject,
  documentNo,
  itemNo,
  way,
  accountNo,
  formerAccountNo,
  when = '变更前',
}: RevealedNoProps) {
  const reveal = useReveal(
    { subject, documentNo, ...(itemNo !== undefined && { itemNo }) },
    `${formerAccountNo ?? ''} ${accountNo ?? ''}`,
  )
  const masked = <ChangedAccount account={accountNo} former={formerAccountNo} when={when} />
  if (!way || !accountNo) return masked
  const { full } = reveal
  if (!full)
    return (
      <span className={styles.account}>
        {masked}
        <button
          type="button"
          className="text-button"
          aria-disabled={!way.enabled || reveal.running}
          {...tooltip(way.enabled ? '每次查看都记入审批轨迹' : way.reason)}
          onClick={() => way.enabled && void reveal.show()}
        >
          查看完整账号
        </button>
      </span>
    )
  return (
    <span className={styles.account}>
      {full.formerAccountNo ? (
        <del className={styles.former} aria-label={`${when}的完整账号`}>
          {groupAccountNo(full.formerAccountNo)}
        </del>
      ) : null}
      <output className={styles.full} aria-label="完整账号">
        {groupAccountNo(full.accountNo)}
      </output>
      <button type="button" className="text-button" {...tooltip('两分钟后自动隐藏')} onClick={reveal.hide}>
        隐藏
      </button>
    </span>
  )
}
