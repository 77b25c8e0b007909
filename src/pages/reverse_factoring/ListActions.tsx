import Button from '@arco-design/web-react/es/Button'
import { tooltip } from '#ui/overlay/tooltip.ts'

/** 服务端给出的一个操作：能不能做、为什么。 */
interface Offered {
  code: string
  enabled: boolean
  reason?: string
}

/** 列表之上的操作（新增、导入）：服务端给出哪些就有哪些，不能做的留着并说明原因；第一个是主要的。 */
export function ListActions({
  offered = [],
  actions,
}: {
  offered: readonly Offered[] | undefined
  actions: Readonly<Record<string, readonly [label: string, onClick: () => void]>>
}) {
  const shown = Object.entries(actions).flatMap(([code, [label, onClick]]) => {
    const rule = offered.find((one) => one.code === code)
    return rule ? [{ code, label, onClick, blocked: rule.enabled ? undefined : rule.reason }] : []
  })
  return shown.map(({ code, label, onClick, blocked }, index) => (
    <Button
      key={code}
      type={index === 0 ? 'primary' : 'default'}
      aria-disabled={blocked !== undefined}
      {...tooltip(blocked)}
      onClick={() => blocked === undefined && onClick()}
    >
      {label}
    </Button>
  ))
}
