import Button from '@arco-design/web-react/es/Button'
import { Outcome } from '#ui/display/states/Outcome.tsx'
import { FaceNoticeCard } from './FaceNoticeCard.tsx'
import { useFaceNotice } from './useFaceNotice.ts'

/** 人脸识别成功：识别服务商带回来的结果页，告诉平台后请人回到电脑继续（T-RNA-03）。 */
export default function FaceSuccessPage() {
  const notice = useFaceNotice('SUCCESS')
  const done = (
    <Button type="primary" onClick={() => window.close()}>
      完成
    </Button>
  )
  return (
    <FaceNoticeCard notice={notice}>
      {notice.result?.faceStatus === 'SUCCESS' ? (
        <Outcome
          shape="done"
          description="人脸识别已通过，请回到电脑上的实名认证页面继续办理"
          actions={done}
        />
      ) : (
        <Outcome
          shape="failed"
          title="人脸识别"
          description="平台没有登记到识别通过的结果，请回到电脑上的实名认证页面重新扫码"
          actions={done}
        />
      )}
    </FaceNoticeCard>
  )
}
