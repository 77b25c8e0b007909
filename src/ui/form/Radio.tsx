import ArcoRadio from '@arco-design/web-react/es/Radio'
import type { ReactNode } from 'react'
import { aria } from '#ui/aria.ts'

const { GroupContext } = ArcoRadio

interface RadioProps {
  /** 这一组的名字；同组只能选一个，方向键在组内换 */
  group: string
  /** 读屏听到的名称；不给就是旁边的话 */
  label?: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}

/** 单选的一项；放在 role="radiogroup" 或 fieldset 里。Arco 的组自己画一个框，表格里用不了，这里只借它的组名。 */
export function Radio({ group, label, checked, disabled, onChoose, children }: RadioProps) {
  return (
    <GroupContext value={{ type: 'radio', name: group }}>
      <span ref={aria({ 'aria-label': label }, 'input')}>
        <ArcoRadio checked={checked} disabled={disabled} onChange={onChoose}>
          {children}
        </ArcoRadio>
      </span>
    </GroupContext>
  )
}
