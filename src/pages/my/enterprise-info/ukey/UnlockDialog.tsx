import Button from '@arco-design/web-react/es/Button'
import type { Ukey, UkeySignRequest } from '#api/generated/corp/model/index.ts'
import { startUkeyUnlock, unlockUkey, useUkeyDetail } from '#api/generated/corp/ukeys/ukeys.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { QrCode } from '#ui/display/QrCode.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ukeySigning } from './ukeySigning.ts'

const POLL_MS = 3_000

interface UnlockDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 解锁证书：绑定用户扫码识别人脸，再以短信签署（T-UKY-07）；识别的结果自动更新。 */
export function UnlockDialog({ ukey, onClose }: UnlockDialogProps) {
  const { id, version, bindUserName } = ukey
  const signed = useSmsSigned()
  const { data: current = ukey } = useUkeyDetail(
    { id },
    { refreshInterval: (latest) => (latest?.faceStatus === 'INIT' ? POLL_MS : 0) },
  )
  const start = useAction(startUkeyUnlock)
  const unlock = useAction((body: UkeySignRequest) => unlockUkey(body), {
    success: '证书已解锁',
    onDone: onClose,
  })
  const passed = current.faceStatus === 'SUCCESS'
  return (
    <Dialog
      title="解锁证书"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          {current.faceUrl ? null : (
            <Button
              type="primary"
              loading={start.running}
              onClick={() => void start.run({ documentNo: id, version })}
            >
              开始人脸识别
            </Button>
          )}
          {passed ? (
            <Button
              type="primary"
              loading={unlock.running || signed.busy}
              onClick={() =>
                void signed.run(ukeySigning(current, '解锁'), (ticket) =>
                  unlock.run({ documentNo: id, version: current.version, ...ticket }),
                )
              }
            >
              签署并解锁
            </Button>
          ) : null}
        </>
      }
    >
      {passed ? (
        <Alert tone="success">{bindUserName}已通过人脸识别，请签署并解锁。</Alert>
      ) : current.faceUrl ? (
        <>
          <Alert tone={current.faceStatus === 'FAIL' ? 'warn' : 'info'}>
            {current.faceStatus === 'FAIL' ? '识别没有通过，请' : '请'}
            {bindUserName}用手机扫码完成人脸识别，通过后自动更新。
          </Alert>
          <QrCode text={new URL(current.faceUrl, window.location.origin).href} label="人脸识别二维码" />
          <p>
            <a href={current.faceUrl} target="_blank" rel="noopener noreferrer">
              在本机打开识别页面
            </a>
          </p>
        </>
      ) : (
        <Alert>口令连错已锁定。解锁须绑定用户{bindUserName}完成人脸识别，再由您短信签署。</Alert>
      )}
      {signed.element}
    </Dialog>
  )
}
