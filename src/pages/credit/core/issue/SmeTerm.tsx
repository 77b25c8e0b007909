import { SME_CONFIRMED, smeTermText } from '#domain/issueRules.ts'
import { Alert } from '#ui/display/Alert.tsx'

interface SmeTermProps {
  of: { smeTermConfirmed?: boolean; smePayBasisDate?: string; promisePayDate?: string }
}

/** 经办确认过的例外（G-SME）：复核、终审的人签字之前看得到晚几天、谁说合同有约定。 */
export function SmeTerm({ of: application }: SmeTermProps) {
  const late = application.smeTermConfirmed ? smeTermText(application) : undefined
  return late ? <Alert tone="warn">{`付中小企业：${late}；${SME_CONFIRMED}`}</Alert> : null
}
