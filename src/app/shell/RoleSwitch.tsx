import { useState } from 'react'
import { useUser } from '#state/useSession.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { SwitchList } from './SwitchList.tsx'

interface RoleSwitchProps {
  /** 切换到这个角色；成功与否由调用方交代 */
  readonly onChoose: (roleCode: string) => Promise<void>
  readonly onClose: () => void
}

/** 切换角色：列出可用的角色，标出当前的（SHELL-18）。 */
export function RoleSwitch({ onChoose, onClose }: RoleSwitchProps) {
  const { roles, candidateRoles, currentRoleCode } = useUser()
  const [choosing, setChoosing] = useState<string>()
  const choose = async (code: string) => {
    if (code === currentRoleCode || choosing !== undefined) return
    setChoosing(code)
    await onChoose(code)
    setChoosing(undefined)
  }
  return (
    <Dialog title="切换角色" {...(choosing === undefined ? { onClose } : {})}>
      <SwitchList
        label="可用角色"
        choosing={choosing}
        items={(candidateRoles.length > 0 ? candidateRoles : roles).map(({ code, name }) => ({
          id: code,
          name,
          tag: code === currentRoleCode ? '当前角色' : undefined,
          isCurrent: code === currentRoleCode,
          isBlocked: false,
        }))}
        onChoose={(code) => void choose(code)}
      />
    </Dialog>
  )
}
