import { MenuButton } from '#ui/overlay/MenuButton.tsx'
import { tooltip } from '#ui/overlay/tooltip.ts'
import styles from './columns.module.css'

/** 服务端给出的一个动作：能不能做、为什么。 */
export interface DocumentAction {
  code: string
  enabled: boolean
  reason?: string
}
interface RowAction {
  code: string
  label: string
  onClick: () => void
}

/** 等这个人作的决定：列表里按回车打开它，而不是详情（interface 7.3）。 */
const DECISIONS: readonly string[] = ['REVIEW', 'FINAL', 'CONFIRM', 'ANSWER', 'SIGN']

const INLINE = 3
const NO_REASON = '当前状态不可操作'

/**
 * 行内动作：单据带来哪些就显示哪些，不能做的留着并说明原因；多于三个收进 更多。
 * 可否操作只听服务端的 actions，页面不自行判断状态。
 */
export function RowActions({
  allowed,
  actions,
}: {
  allowed: readonly DocumentAction[]
  actions: readonly RowAction[]
}) {
  const shown = actions.flatMap((action) => {
    const rule = allowed.find((one) => one.code === action.code)
    return rule ? [{ ...action, blocked: rule.enabled ? undefined : (rule.reason ?? NO_REASON) }] : []
  })
  const inline = shown.length > INLINE ? shown.slice(0, INLINE - 1) : shown
  const rest = shown.slice(inline.length)
  return (
    <span className={styles.actions}>
      {inline.map(({ code, label, blocked, onClick }) => (
        <button
          key={code}
          type="button"
          className="text-button"
          data-decides={(blocked === undefined && DECISIONS.includes(code)) || undefined}
          aria-disabled={blocked !== undefined}
          {...tooltip(blocked)}
          onClick={() => blocked === undefined && onClick()}
        >
          {label}
        </button>
      ))}
      {rest.length > 0 ? (
        <MenuButton
          label="更多"
          items={rest.map(({ code, label, blocked, onClick }) => ({
            key: code,
            label,
            disabledReason: blocked,
            onSelect: onClick,
          }))}
        />
      ) : null}
    </span>
  )
}
