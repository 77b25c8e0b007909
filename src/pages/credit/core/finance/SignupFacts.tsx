import { signupApplicationLabels } from '#api/generated/corp/labels/signupApplication.ts'
import { signupExtraValueLabels } from '#api/generated/corp/labels/signupExtraValue.ts'
import { signupLetterLabels } from '#api/generated/corp/labels/signupLetter.ts'
import type { SignupApplication } from '#api/generated/corp/model/index.ts'
import { AccountNo } from '#business/account/NoText.tsx'
import { Evidence } from '#business/approval/Evidence.tsx'
import { useDict } from '#ui/DictContext.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { FirmInfoFacts } from './FirmInfoFacts.tsx'
import { SignupProtocols } from './SignupProtocols.tsx'

const is = column(signupApplicationLabels)
const facts = [
  is.code('signupNo'),
  is.text('funderName'),
  is.dict('funderType', 'FUNDER_TYPE', { tone: 'plain' }),
  is.text('funderProductName'),
  is.rate('annualRate'),
  is.text('lendSpeed'),
  is.money('minFinanceAmount'),
  is.money('maxFinanceAmount'),
  is.dict('signupStatus', 'SIGNUP_STATUS'),
  is.text('corpName', { title: '申请企业' }),
  is.custom('collectAccountNo', ({ signupNo, actions, collectAccountNo }) => (
    <AccountNo subject="SIGNUP" documentNo={signupNo} actions={actions} accountNo={collectAccountNo} />
  )),
  is.instant('personalConsentTime', { title: '个人信息单独同意' }),
  is.date('signupEffectiveDate'),
  is.date('signupExpireDate'),
  is.text('createUserName'),
  is.instant('submitTime'),
]
const letter = column(signupLetterLabels)
const question = column(signupExtraValueLabels)
const answers = [question.text('fieldLabel'), question.text('fieldValue')]

const WARN: readonly string[] = ['REJECTED', 'EXPIRED', 'TERMINATED', 'SUPPLEMENT']

/** 一份资金方签约的全部内容：产品、授权书、资料、协议与审批轨迹；详情、复核与补充共用。 */
export function SignupFacts({ application }: { application: SignupApplication }) {
  const types = useDict('AUTH_LETTER_TYPE')
  const letterColumns = [
    letter.custom('authLetterType', (row) => types.label(row.authLetterType)),
    letter.date('authValidTo'),
    letter.custom(
      'isExpired',
      (row) => (
        <StatusTag value={row.isExpired ? '已过期' : '有效'} tone={row.isExpired ? 'failed' : 'success'} />
      ),
      { title: '状态' },
    ),
  ]
  const files = [
    ...application.letters.map(({ authLetterType, attachments }) => ({
      label: types.label(authLetterType),
      attachments,
    })),
    ...application.docs.map(({ docName, attachments }) => ({ label: docName, attachments })),
  ].flatMap(({ label, attachments }) => attachments.map((file) => ({ label, file })))
  return (
    <>
      <StateAlert of={application} warn={WARN.includes(application.signupStatus)} />
      <Evidence title="授权书与资料" files={files} />
      <Facts title="签约信息" of={application} items={facts} />
      <SignupProtocols application={application} />
      <Section title="授权书">
        <PlainTable
          label="授权书"
          columns={letterColumns}
          rows={application.letters}
          rowKey="authLetterType"
        />
      </Section>
      {application.extraValues.length > 0 ? (
        <Section title="资金方另需填写">
          <PlainTable
            label="资金方另需填写"
            columns={answers}
            rows={application.extraValues}
            rowKey="fieldKey"
          />
        </Section>
      ) : null}
      {application.firmInfo ? (
        <Section title="企业补充信息">
          <FirmInfoFacts info={application.firmInfo} />
        </Section>
      ) : null}
      <Trail rows={application.auditTrail} />
    </>
  )
}
