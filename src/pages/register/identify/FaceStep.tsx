import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { FaceCode } from '#business/account/FaceCode.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import styles from './identify.module.css'

interface FaceStepProps {
  /** 谁要识别 */
  readonly legalPersonName: string | undefined
  readonly state: RealNameState
  /** 填错了（如法定代表人），取回修改 */
  readonly onTakeBack: () => void
}

/** 实名第三步 人脸识别：手机扫码或本机打开；结果由识别方通知，这里自动更新（T-RNA-03、T-RNA-04）。 */
export function FaceStep({ legalPersonName, state, onTakeBack }: FaceStepProps) {
  const { faceStatus, faceLeft = 0, faceUrl, faceFailReason } = state
  return (
    <Section
      title="人脸识别"
      extra={
        <button type="button" className="text-button" onClick={onTakeBack}>
          资料填错了，取回修改
        </button>
      }
    >
      <div className={styles.stack}>
        {faceStatus === 'FAIL' ? (
          <Alert tone="error">
            人脸识别未通过{faceFailReason ? `：${faceFailReason}，请重新识别` : '，请在光线充足处重新识别'}
          </Alert>
        ) : null}
        {faceLeft === 0 ? (
          <Alert tone="warn">今日次数已用完，请明日再试</Alert>
        ) : (
          <div className={styles.face}>
            {faceUrl ? <FaceCode address={faceUrl} /> : null}
            <div className={styles.faceText}>
              <p>
                请<strong>法定代表人{legalPersonName}</strong>
                用手机扫描二维码，按提示完成人脸识别；不在身边的，复制识别链接发到本人手机。完成后本页自动进入下一步。
              </p>
              <div>
                识别状态：
                <StatusTag value={faceStatus ?? 'INIT'} dict="FACE_STATUS" />
              </div>
              <p>今日剩余 {faceLeft} 次</p>
            </div>
          </div>
        )}
      </div>
    </Section>
  )
}
