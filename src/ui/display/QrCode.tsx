import { lazy, Suspense } from 'react'

// 只有刷脸用到，出现时才取
const Picture = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }))

interface QrCodeProps {
  readonly text: string
  /** 读屏读出的名字：扫了做什么 */
  readonly label: string
  /** 边长，px */
  readonly size?: number
}

/** 二维码：四周留白四格，手机拍得到；没画出来之前占着地方。 */
export function QrCode({ text, label, size = 180 }: QrCodeProps) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <Picture value={text} size={size} level="M" marginSize={4} role="img" aria-label={label} />
    </Suspense>
  )
}
