import Button from '@arco-design/web-react/es/Button'
import { Dialog } from '#ui/overlay/Dialog.tsx'

interface RealNamePromptProps {
  readonly isManager: boolean
  /** 前往实名 */
  readonly onGo: () => void
  readonly onClose: () => void
}

/** 须先实名的提示：管理员可前往实名，其他人请联系管理员（PROD-04）。 */
export function RealNamePrompt({ isManager, onGo, onClose }: RealNamePromptProps) {
  return (
    <Dialog
      title="提示"
      role="alertdialog"
      onClose={onClose}
      footer={
        isManager ? (
          <>
            <Button onClick={onClose}>取消</Button>
            <Button type="primary" data-autofocus onClick={onGo}>
              前往实名
            </Button>
          </>
        ) : (
          <Button type="primary" data-autofocus onClick={onClose}>
            确定
          </Button>
        )
      }
    >
      {isManager ? '请您进行实名认证后继续开展业务' : '请您联系管理员进行实名认证后继续开展业务'}
    </Dialog>
  )
}
