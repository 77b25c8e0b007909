import Button from '@arco-design/web-react/es/Button'
import { useListManagers } from '#api/generated/corp/users/users.ts'
import { ManagerList } from '#business/ManagerList.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'

/** 找谁分配岗位与角色：本企业的管理员。 */
export function ManagersDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="企业管理员"
      width={520}
      onClose={onClose}
      footer={
        <Button type="primary" data-autofocus onClick={onClose}>
          确认
        </Button>
      }
    >
      <p>请告诉管理员您要办理的业务，由其在“用户角色管理”分配岗位与角色。</p>
      <ManagerList managers={useListManagers()} />
    </Dialog>
  )
}
