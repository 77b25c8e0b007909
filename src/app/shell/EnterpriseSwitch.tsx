import { useState } from 'react'
import { useListCorps } from '#api/generated/corp/corps/corps.ts'
import { readCorps, type SwitchableCorp } from '#state/corps.ts'
import { useUser } from '#state/useSession.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { SwitchList } from './SwitchList.tsx'

interface EnterpriseSwitchProps {
  /** 切换到这家企业；成功与否由调用方交代 */
  readonly onChoose: (corp: SwitchableCorp) => Promise<void>
  readonly onClose: () => void
}

const tagOf = ({ corpState, isCurrent }: SwitchableCorp) => {
  if (corpState === 'FROZEN') return '已冻结'
  if (corpState === 'CANCELLED') return '已注销'
  return isCurrent ? '当前企业' : undefined
}

/** 名称下面的一句：为什么不可选，或切换过去有几笔要办。 */
const noteOf = ({ stateReason, isCurrent, todoCount }: SwitchableCorp) =>
  stateReason ?? (!isCurrent && todoCount ? `有 ${todoCount} 笔待办` : undefined)

/** 切换企业：列出所属的企业，标出当前的，别家的写有几笔待办；已冻结的不可选（CORP-01、CORP-02）。 */
export function EnterpriseSwitch({ onChoose, onClose }: EnterpriseSwitchProps) {
  const { corpId } = useUser()
  const corps = useListCorps({ revalidateOnMount: true })
  const [choosing, setChoosing] = useState<string>()
  const choose = async (corp: SwitchableCorp | undefined) => {
    if (!corp || corp.isBlocked || corp.isCurrent || choosing !== undefined) return
    setChoosing(corp.corpId)
    await onChoose(corp)
    setChoosing(undefined)
  }
  return (
    <Dialog title="切换企业" {...(choosing === undefined ? { onClose } : {})}>
      <QueryState result={corps}>
        {(data) => {
          const list = readCorps(data, corpId)
          return (
            <SwitchList
              label="所属企业"
              choosing={choosing}
              items={list.map((corp) => ({
                id: corp.corpId,
                name: corp.corpName,
                tag: tagOf(corp),
                note: noteOf(corp),
                isCurrent: corp.isCurrent,
                isBlocked: corp.isBlocked,
              }))}
              onChoose={(id) => void choose(list.find((corp) => corp.corpId === id))}
            />
          )
        }}
      </QueryState>
    </Dialog>
  )
}
