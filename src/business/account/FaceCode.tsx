import { safeHref } from '#domain/path.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { copyText } from '#ui/display/copyText.ts'
import { QrCode } from '#ui/display/QrCode.tsx'

interface FaceCodeProps {
  /** 识别地址，来自应答：先过 safeHref */
  readonly address: string
}

/** 人脸识别的入口：手机扫码、本机打开，人不在身边的把链接发给他；地址不能用的说一句，什么也不打开（T8）。 */
export function FaceCode({ address }: FaceCodeProps) {
  const href = safeHref(address, location.origin)
  if (!href) return <Alert tone="error">人脸识别地址有误，无法打开，请稍后重试或联系客服</Alert>
  return (
    <div>
      <QrCode text={href} label="人脸识别二维码" />
      <p>
        <a href={href} target="_blank" rel="noopener noreferrer">
          在本机打开识别页面
        </a>
      </p>
      <p>
        <button type="button" className="text-button" onClick={() => void copyText(href)}>
          复制识别链接
        </button>
      </p>
    </div>
  )
}
