import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { lateDialog } from '#ui/overlay/Dialog.tsx'

const MyDecisionsDrawer = lateDialog(() =>
  import('./MyDecisionsDrawer.tsx').then((part) => part.MyDecisionsDrawer),
)

/** 审核列表旁的“我办过的”：打开本人对这种单据做过的决定。 */
export function MyDecisions({ of }: { of: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>我办过的</Button>
      {isOpen ? <MyDecisionsDrawer of={of} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
