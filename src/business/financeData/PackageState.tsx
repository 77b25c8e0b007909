import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'

const TONES: Partial<Record<FinanceDataPackage['packageStatus'], 'warn' | 'info'>> = {
  INVALID: 'warn',
  VERIFIED: 'warn',
  USED: 'info',
}

/** 资料包的处境：原因与下一步；校验不通过时逐张列出原因。没有要说的不显示。 */
export function PackageState({ row }: { row: FinanceDataPackage }) {
  const { stateReason, nextActor, packageStatus } = row
  if (!stateReason) return null
  const text = packageStatus === 'INVALID' ? `校验不通过：${stateReason}` : stateReason
  return (
    <Alert tone={TONES[packageStatus] ?? 'info'}>
      {[text, nextActor && `下一步：${nextActor}`].filter(Boolean).join('　')}
    </Alert>
  )
}
