import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { tooltip } from '#ui/overlay/tooltip.ts'
import type { DocumentAction } from '#ui/table/RowActions.tsx'

/** 页头的一个动作：代码 → [按钮文字, 做什么]，第一个是主要动作。 */
type PageActionMap = Readonly<Record<string, readonly [label: string, onClick: () => void]>>

/**
 * 页头与工具栏的动作：服务端给出哪些就显示哪些，不能做的留着并说明原因（行内的见 RowActions）。
 * 随列表来的，换条件时还没有新的：按钮留在原处，不能按。
 */
export function PageActions({
  allowed,
  actions,
}: {
  allowed?: readonly DocumentAction[] | undefined
  actions: PageActionMap
}) {
  const [known, setKnown] = useState(allowed)
  if (allowed && allowed !== known) setKnown(allowed)
  const isOld = allowed === undefined
  const shown = Object.entries(actions).flatMap(([code, [label, onClick]]) => {
    const rule = (allowed ?? known)?.find((one) => one.code === code)
    return rule ? [{ code, label, onClick, rule }] : []
  })
  return shown.map(({ code, label, onClick, rule: { enabled, reason } }, index) => (
    <Button
      key={code}
      type={index === 0 ? 'primary' : 'default'}
      aria-disabled={!enabled || isOld}
      {...tooltip(enabled ? undefined : (reason ?? '当前不可操作'))}
      onClick={() => enabled && !isOld && onClick()}
    >
      {label}
    </Button>
  ))
}
