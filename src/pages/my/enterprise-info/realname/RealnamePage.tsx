import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCorpProfile } from '#api/generated/corp/corps/corps.ts'
import { beneficialOwnerLabels } from '#api/generated/corp/labels/beneficialOwner.ts'
import { corpProfileLabels } from '#api/generated/corp/labels/corpProfile.ts'
import { realNameApplicationLabels } from '#api/generated/corp/labels/realNameApplication.ts'
import type { RealNameApplication, RealNameInForce } from '#api/generated/corp/model/index.ts'
import { useLoadRealName, withdrawRealName } from '#api/generated/corp/real-names/real-names.ts'
import { AttachmentSection } from '#business/attachments/Section.tsx'
import { addDays, formatDay } from '#domain/calendar.ts'
import { useAction } from '#hooks/useAction.ts'
import { href } from '#routes/define.ts'
import { register } from '#routes/register.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { ReadFailed } from '#ui/display/ReadFailed.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { useToday } from '#ui/today.ts'

const LONG_TERM = '9999-12-31'
const is = column(realNameApplicationLabels)
const facts = [
  is.dict('realnameStatus', 'REALNAME_STATUS'),
  is.dict('realnameWay', 'REALNAME_WAY', { tone: 'plain' }),
  is.dict('updateReason', 'REALNAME_UPDATE_REASON', { title: '更新原因', tone: 'plain' }),
  is.code('realnameNo'),
  is.text('corpName'),
  is.code('uscc'),
  is.text('legalPersonName'),
  is.dict('certType', 'CERT_TYPE', { tone: 'plain' }),
  is.text('legalPersonCertNo'),
  is.custom('certValidTo', ({ certValidTo }) =>
    certValidTo === LONG_TERM ? '长期' : formatDay(certValidTo),
  ),
  is.text('handlerName'),
  is.text('handlerIdCard'),
  is.text('handlerMobile'),
  is.instant('submitTime'),
  is.bool('idImageConsent', { title: '证件影像单独同意' }),
  is.bool('faceConsent', { title: '人脸识别单独同意' }),
]
const corpIs = column(corpProfileLabels)
const term = [corpIs.date('businessTermEnd')]
const owner = column(beneficialOwnerLabels)
const ownerFacts = [owner.text('beneficialOwnerName'), owner.rate('beneficialShareRatio')]

/** 实名信息：现行的实名资料、证照有效期与经过；更新实名由管理员办理（T-RNA-01、T-RNA-08）。 */
export default function RealnamePage() {
  const application = useLoadRealName()
  const profile = useCorpProfile()
  const isManager = useUser().postCodes.includes('POST_MANAGER')
  const status = application.data?.realnameStatus
  // 审核中的，在企业认证页没有可办的
  const mayRenew = status !== undefined && status !== 'AUDITING'
  const withdraw = useAction(
    ({ realnameNo = '', version }: RealNameApplication) => withdrawRealName({ realnameNo, version }),
    {
      ask: () => ({
        title: '撤回更新',
        content: '撤回这次更新的资料？原来的认证继续有效；再要更新须重新填写、重新识别人脸。',
        ok: '撤回',
      }),
      success: '已撤回，原来的认证继续有效',
    },
  )
  return (
    <PageCard extra={isManager && mayRenew ? <Link to={href(register.identify)}>更新实名</Link> : null}>
      <QueryState result={application}>
        {(document) => (
          <>
            {document.inForce ? (
              <InForce
                of={document.inForce}
                action={
                  document.actions.some(({ code, enabled }) => code === 'WITHDRAW' && enabled) ? (
                    <button
                      type="button"
                      className="text-button"
                      disabled={withdraw.running}
                      onClick={() => void withdraw.run(document)}
                    >
                      撤回更新
                    </button>
                  ) : undefined
                }
              />
            ) : null}
            <Expiry what="法定代表人证件" day={(document.inForce ?? document).certValidTo} />
            <ReadFailed what="营业期限" result={profile} />
            <Expiry what="营业期限" day={profile.data?.businessTermEnd} />
            <Section title="实名资料">
              <Descriptions label="实名资料" of={document} items={facts} />
              {profile.data ? <Descriptions label="营业期限" of={profile.data} items={term} /> : null}
            </Section>
            {document.beneficialOwners?.length ? (
              <Section title="受益所有人">
                {document.beneficialOwners.map((one) => (
                  <Descriptions
                    key={one.beneficialOwnerName}
                    label={one.beneficialOwnerName}
                    of={one}
                    items={ownerFacts}
                  />
                ))}
              </Section>
            ) : null}
            <AttachmentSection title="证照" attachments={files(document)} />
            {document.auditTrail.length > 0 ? <Trail title="办理经过" rows={document.auditTrail} /> : null}
          </>
        )}
      </QueryState>
    </PageCard>
  )
}

const files = ({ licenseFile, idCardFrontFile, idCardBackFile, authLetterFile }: RealNameApplication) =>
  [licenseFile, idCardFrontFile, idCardBackFile, authLetterFile].filter((file) => file !== undefined)

/** 更新期间：下面是新的资料，原来的认证仍然有效。 */
function InForce({
  of: { legalPersonName, certValidTo },
  action,
}: {
  of: RealNameInForce
  action: ReactNode
}) {
  return (
    <Alert action={action}>
      {`正在更新实名，以下是新的资料；审核通过之前，原来的认证（法定代表人${legalPersonName}，证件${
        certValidTo === LONG_TERM ? '长期有效' : `有效期至 ${formatDay(certValidTo)}`
      }）继续有效`}
    </Alert>
  )
}

/** 到期之后会怎样：实名只看法定代表人的证件（T-RNA-08）。 */
const EFFECTS = {
  法定代表人证件: {
    soon: '次日起实名失效、暂停办理新的业务；请提前换领，由管理员在本页更新实名，审核通过之前原来的认证继续有效',
    past: '实名已失效，不能办理新的业务，请管理员更新实名',
  },
  营业期限: {
    soon: '请向登记机关办理延期，再联系客服更新企业信息',
    past: '请向登记机关办理延期，再联系客服更新企业信息',
  },
} as const

/** 证照快到期或已到期的提醒：到期前 30 天起。 */
function Expiry({ what, day }: { what: keyof typeof EFFECTS; day: string | undefined }) {
  const today = useToday()
  if (!day || day > addDays(today, 30)) return null
  const effect = EFFECTS[what]
  return (
    <Alert tone="warn">
      {day < today
        ? `${what}已于 ${formatDay(day)} 到期：${effect.past}`
        : `${what}将于 ${formatDay(day)} 到期：${effect.soon}`}
    </Alert>
  )
}
