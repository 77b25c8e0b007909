import Button from '@arco-design/web-react/es/Button'
import { Alert } from '#ui/display/Alert.tsx'
import { FaceNoticeCard } from './FaceNoticeCard.tsx'
import { useFaceNotice } from './useFaceNotice.ts'

/** 人脸识别成功：识别服务商带回来的结果页，告诉平台后请人回到电脑继续（T-RNA-03）。 */
export default function FaceSuccessPage() {
  const notice = useFaceNotice('SUCCESS')
  return (
    <FaceNoticeCard notice={notice}>
      {notice.result?.faceStatus === 'SUCCESS' ? (
        <Alert tone="success">人脸识别已通过，请回到电脑上的实名认证页面继续办理</Alert>
      ) : (
        <Alert tone="error">平台没有登记到识别通过的结果，请回到电脑上的实名认证页面重新扫码</Alert>
      )}
      <p>
        <Button type="primary" onClick={() => window.close()}>
          完成
        </Button>
      </p>
    </FaceNoticeCard>
  )
}
