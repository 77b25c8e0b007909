import Button from '@arco-design/web-react/es/Button'
import { Alert } from '#ui/display/Alert.tsx'
import { Outcome } from '#ui/display/states/Outcome.tsx'
import { FaceNoticeCard } from './FaceNoticeCard.tsx'
import { useFaceNotice } from './useFaceNotice.ts'

/** 人脸识别失败：说明原因与今日还剩几次，可回到识别页再来（T-RNA-04）。 */
export default function FaceFailPage() {
  const notice = useFaceNotice('FAIL')
  const left = notice.result?.faceLeft ?? 0
  return (
    <FaceNoticeCard notice={notice}>
      <Outcome
        shape="failed"
        description={notice.reason ? `识别未通过：${notice.reason}` : '识别未通过'}
        actions={
          left === 0 ? null : (
            // 上一页就是识别服务商的识别页
            <Button type="primary" onClick={() => history.back()}>
              重新识别
            </Button>
          )
        }
      >
        {left === 0 ? (
          <Alert tone="warn">今日次数已用完，请明日再试</Alert>
        ) : (
          <p>今日剩余 {left} 次。请法定代表人本人在光线充足处正对镜头，也可回到电脑重新扫码。</p>
        )}
      </Outcome>
    </FaceNoticeCard>
  )
}
