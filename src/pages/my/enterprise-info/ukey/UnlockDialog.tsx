import Button from '@arco-design/web-react/es/Button'
import type { Ukey, UkeySignRequest } from '#api/generated/corp/model/index.ts'
import { startUkeyUnlock, unlockUkey, useUkeyDetail } from '#api/generated/corp/ukeys/ukeys.ts'
import { FaceCode } from '#business/account/FaceCode.tsx'
import { SeparateConsent } from '#business/account/SeparateConsent.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ukeySigning } from './ukeySigning.ts'

const POLL_MS = 3_000

interface ConsentValues {
  faceConsent?: boolean
}

const F = fieldOf<ConsentValues>()

interface UnlockDialogProps {
  ukey: Ukey
  onClose: () => void
}

/** 解锁证书：本人办，扫码识别人脸，再以短信签署（T-UKY-07）；识别的结果自动更新。 */
export function UnlockDialog({ ukey, onClose }: UnlockDialogProps) {
  const { id, bindUserName } = ukey
  const signed = useSmsSigned()
  const { data: current = ukey } = useUkeyDetail(
    { id },
    { refreshInterval: (latest) => (latest?.faceStatus === 'INIT' ? POLL_MS : 0) },
  )
  const form = useForm<ConsentValues>()
  const start = useAction(startUkeyUnlock)
  const begin = async () => {
    const { faceConsent } = await form.validate().catch((): ConsentValues => ({}))
    return faceConsent ? start.run({ ...refOf(current, 'id'), faceConsent }) : false
  }
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
            <Button type="primary" loading={start.running} onClick={() => void begin()}>
              开始人脸识别
            </Button>
          )}
          {passed ? (
            <Button
              type="primary"
              loading={unlock.running || signed.busy}
              onClick={() =>
                void signed.run(ukeySigning(current, '解锁'), (ticket) =>
                  unlock.run({ ...refOf(current, 'id'), ...ticket }),
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
        <Alert tone="success">人脸识别已通过，请签署并解锁。</Alert>
      ) : current.faceUrl ? (
        <>
          <Alert tone={current.faceStatus === 'FAIL' ? 'warn' : 'info'}>
            {current.faceStatus === 'FAIL' ? '识别没有通过，' : ''}请用手机扫码完成人脸识别，通过后自动更新。
          </Alert>
          <FaceCode address={current.faceUrl} />
        </>
      ) : (
        <>
          <Alert>口令连错已锁定。解锁须您本人完成人脸识别，再短信签署。</Alert>
          <FormShell
            label="人脸识别单独同意"
            form={form}
            onSubmit={begin}
            submitting={start.running}
            error={undefined}
            columns={1}
            labelAbove
            guard={false}
            embedded
          >
            <F
              name="faceConsent"
              label="人脸识别单独同意"
              required
              valueProp="checked"
              hint="不同意的，可联系客服改用线下核验"
            >
              <SeparateConsent subject={bindUserName}>
                采集其人脸图像，只用于确认正在解锁的是本人，比对完成即删除，只保留识别结果
              </SeparateConsent>
            </F>
          </FormShell>
        </>
      )}
      {signed.element}
    </Dialog>
  )
}
