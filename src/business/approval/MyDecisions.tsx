import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useUser } from '#state/useSession.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'

const MyDecisionsDrawer = lateDialog(() =>
  import('./MyDecisionsDrawer.tsx').then((part) => part.MyDecisionsDrawer),
)

/** 审核列表旁的“我办过的”：打开本人对这种单据做过的决定；经办与复核共用的一页，只给会审核的角色（后端说的）。 */
export function MyDecisions({ of }: { of: string }) {
  const [isOpen, setOpen] = useState(false)
  const { currentRoleDuties } = useUser()
  if (!currentRoleDuties.includes('REVIEW')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>我办过的</Button>
      {isOpen ? <MyDecisionsDrawer of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
