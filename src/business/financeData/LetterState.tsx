import type { PackageItem } from '#api/generated/corp/model/index.ts'
import { NO_VALUE } from '#domain/noValue.ts'
import { StatusTag } from '#ui/display/StatusTag.tsx'

/** 授权书的处境：已过期须更换；有效的说明来源；还没有为 --。 */
export function LetterState({ letter }: { letter: PackageItem | undefined }) {
  if (!letter) return NO_VALUE
  if (letter.isExpired) return <StatusTag value="已过期" tone="failed" facts={{ stateReason: '请更换' }} />
  const source = letter.sourcePackageNo
    ? `沿用自 ${letter.sourcePackageNo}`
    : letter.isSignedOnline
      ? '在线签署'
      : '上传扫描件'
  return <StatusTag value="有效" tone="success" facts={{ stateReason: source }} />
}
