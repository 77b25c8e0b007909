import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { Alert } from '#ui/display/Alert.tsx'
import styles from './identify.module.css'

const fieldLabels: Readonly<Record<string, string>> = {
  licenseFile: '营业执照',
  legalPersonName: '法定代表人',
  certType: '证件类型',
  legalPersonCertNo: '法定代表人证件号',
  certValidFrom: '证件有效期起',
  certValidTo: '证件有效期止',
  idCardFrontFile: '证件正面',
  idCardBackFile: '证件另一面',
  beneficialOwners: '受益所有人',
  handlerName: '经办人姓名',
  handlerCertType: '经办人证件类型',
  handlerIdCard: '经办人证件号',
  handlerMobile: '经办人手机号',
  authLetterFile: '加盖公章授权委托书',
}

/** 审核不通过或失效的原因：审核意见，加上逐项的原因；没有则不显示。 */
export function RejectReasons({ state }: { readonly state: RealNameState }) {
  const { realnameStatus, reviewOpinion, rejectReasons = [] } = state
  if (realnameStatus === 'EXPIRED')
    return <Alert tone="warn">法定代表人证件已到期，请更新证件后重新提交</Alert>
  if (realnameStatus !== 'REJECTED') return null
  return (
    <Alert tone="error">
      <div>审核不通过：{reviewOpinion ?? '请修改后重新提交'}</div>
      {rejectReasons.length > 0 ? (
        <ul className={styles.reasons} aria-label="不通过的原因">
          {rejectReasons.map(({ field, reason }) => (
            <li key={`${field}${reason}`}>
              {fieldLabels[field] ?? '其他'}：{reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
