import Tag from '@arco-design/web-react/es/Tag'
import { formatDeadline } from '#domain/calendar.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { useDict } from '#ui/DictContext.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import styles from './StatusTag.module.css'
import { type Tone, toneOf } from './statusTone.ts'

/** 单据上说明处境的三项，列表行与详情都带。 */
interface StateFacts {
  stateReason?: string
  nextActor?: string
  deadline?: string
  actions?: readonly { code: string; enabled: boolean }[]
}

/** 状态提示：原因、下一步谁办、期限，各占一行；都没有时为空。 */
const stateHint = ({ stateReason, nextActor, deadline }: StateFacts) =>
  [
    stateReason && `原因：${stateReason}`,
    nextActor && `下一步：${nextActor}`,
    deadline && `期限：${formatDeadline(deadline)}`,
  ]
    .filter(Boolean)
    .join('\n') || undefined

/** 只是看、抄、催，或收回、作废：做得了也不是单据在等我。 */
const ASIDE: ReadonlySet<string> = new Set([
  'COPY',
  'DOWNLOAD',
  'TIMELINE',
  'RECEIPT',
  'REVEAL',
  'URGE',
  'RENEW',
  'SWITCH',
  'RECALL',
  'CANCEL',
  'REVOKE',
  'WITHDRAW',
  'REMOVE',
  'DELETE',
  'VOID',
  'TERMINATE',
])

/** 品牌色只给等我办理的：行上没有我可做、能让单据走下去的动作时，待办状态按进行中显示。 */
function toneFor(status: string, facts: StateFacts | undefined, dict: string | undefined): Tone {
  const tone = toneOf(status, dict)
  if (tone !== 'waiting' || !facts?.actions) return tone
  return facts.actions.some(({ code, enabled }) => enabled && !ASIDE.has(code)) ? 'waiting' : 'progress'
}

/** 由对方答复的一步：我有这些可做，就是轮到我方。 */
const ANSWERS: ReadonlySet<string> = new Set(['CONFIRM', 'DISPUTE', 'ACCEPT', 'AGREE', 'SIGN'])

/** 字典从发出的一方说“待对方”；轮到看的人时，说“待我方”。 */
const wordsFor = (label: string, facts: StateFacts | undefined): string =>
  facts?.actions?.some(({ code, enabled }) => enabled && ANSWERS.has(code))
    ? label.replace(/^待对方/, '待我方')
    : label

interface StatusTagProps {
  value: string | undefined | null
  /** 字典类型；不给则原样显示 */
  dict?: string
  /** 覆盖按状态推定的色调；plain 是分类 */
  tone?: Tone | 'plain'
  /** 单据本身：原因、下一步、期限进入提示 */
  facts?: StateFacts
}

/**
 * 状态：一个圆点加文字（interface 7.7），文字来自字典，圆点的颜色来自 statusTone，悬停或聚焦说明原因。
 * plain 的是分类（渠道、方式）而不是处境，只有文字。
 */
export function StatusTag({ value, dict, tone, facts }: StatusTagProps) {
  const { label } = useDict(dict)
  if (!value) return <>{NO_VALUE}</>
  if (tone === 'plain') return <span className={styles.category}>{label(value)}</span>
  const text = facts ? stateHint(facts) : undefined
  return (
    <Tag
      size="small"
      className={styles.tag}
      data-tone={tone ?? toneFor(value, facts, dict)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 有说明的标签须能用键盘看到说明
      tabIndex={text ? 0 : undefined}
      {...tooltip(text)}
    >
      {wordsFor(label(value), facts)}
    </Tag>
  )
}
