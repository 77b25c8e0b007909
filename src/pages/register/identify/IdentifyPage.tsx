import { Link } from 'react-router-dom'
import { useListCorpVerifyTips } from '#api/generated/corp/corps/corps.ts'
import { realNameApplicationLabels } from '#api/generated/corp/labels/realNameApplication.ts'
import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { useCheckAccountAuth } from '#api/generated/corp/real-names/real-names.ts'
import { known } from '#domain/known.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/useSession.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'
import { EntryPanes } from '../EntryPanes.tsx'
import styles from './identify.module.css'
import { WAY_ROUTES } from './RealNameGate.tsx'
import { RejectReasons } from './RejectReasons.tsx'
import { ResultStep } from './ResultStep.tsx'
import { stageOf, UPDATING } from './realNameValues.ts'
import { useRealName } from './useRealName.ts'
import { WayChoice } from './WayChoice.tsx'

const is = column(realNameApplicationLabels)
const facts = [
  is.text('corpName'),
  is.code('uscc'),
  is.text('legalPersonName'),
  is.code('realnameNo'),
  is.dict('realnameWay', 'REALNAME_WAY', { tone: 'plain' }),
  is.instant('submitTime'),
]
const TITLES = ['填写资料', '人脸识别', '账户验证', '平台审核'] as const
const NEEDS = ['营业执照影像', '法定代表人的证件与手机', '经办人的证件号与手机号', '对公账户'] as const
const AT = { fill: 0, face: 1, account: 2, result: 3 } as const

function ManagerActions({
  state,
  hasAccount,
}: {
  readonly state: RealNameState
  readonly hasAccount: boolean
}) {
  const stage = stageOf(state.realnameStatus)
  if (state.realnameStatus === 'PASSED')
    return (
      <Section title="更新实名">
        <div className={styles.stack}>
          <Alert>法定代表人变更、证件到期之前在这里更新；新的资料审核通过之前，原来的认证继续有效。</Alert>
          <WayChoice hasAccount={hasAccount} text="更新实名" query={`?${UPDATING}=1`} />
        </div>
      </Section>
    )
  if (stage === 'result') return null
  if (stage !== 'fill')
    return (
      <Alert
        action={<Link to={href(known(WAY_ROUTES, state.realnameWay) ?? WAY_ROUTES.SOFT_KEY)}>继续办理</Link>}
      >
        {`实名认证尚未完成，请${stage === 'face' ? '完成人脸识别' : '完成对公账户验证'}`}
      </Alert>
    )
  return (
    <Section title="选择认证方式">
      <WayChoice hasAccount={hasAccount} text={state.realnameNo ? '修改重提' : '开始认证'} />
    </Section>
  )
}

/** 企业认证：进度、原因与轨迹人人可见；开始、继续、修改重提只有管理员能做（T-RNA-01、LAND-02）。 */
export default function IdentifyPage() {
  const { state, application, isManager } = useRealName()
  const account = useCheckAccountAuth()
  const tips = useListCorpVerifyTips()
  const status = state.data?.realnameStatus
  // 已认证的没有什么要备；会话里就知道，不等进度取来
  const { isCorpAuthenticated } = useUser()
  const whole = useReach()(href(my.enterpriseInfoRealname))
  return (
    <EntryPanes
      about="完成企业实名认证后，方可开通产品、办理业务。"
      takes="填写10至15分钟，审核约1个工作日"
      needs={isCorpAuthenticated ? undefined : NEEDS}
      stepsLabel="认证进度"
      titles={TITLES}
      current={status === 'PASSED' ? TITLES.length : AT[stageOf(status ?? 'UNSTARTED')]}
      extra={status ? <StatusTag value={status} dict="REALNAME_STATUS" /> : null}
    >
      {status === 'PASSED'
        ? null
        : tips.data?.map((tip) => (
            <Alert key={tip.tipCode} tone="warn">
              {tip.tipContent}
            </Alert>
          ))}
      <QueryState result={state}>
        {(progress) => {
          const stage = stageOf(progress.realnameStatus)
          const passed = progress.realnameStatus === 'PASSED'
          return (
            <>
              <RejectReasons state={progress} />
              {stage === 'result' ? <ResultStep state={progress} /> : null}
              {isManager ? (
                <QueryState result={account}>
                  {(hasAccount) => <ManagerActions state={progress} hasAccount={hasAccount} />}
                </QueryState>
              ) : passed ? null : (
                <Alert tone="warn">请您联系管理员进行实名认证后继续开展业务</Alert>
              )}
            </>
          )
        }}
      </QueryState>
      <QueryState result={application}>
        {(document) => (
          <>
            <Facts title="认证资料" of={document} items={facts} columns={1} />
            {whole && document.realnameNo ? <Link to={whole}>查看全部资料与证照</Link> : null}
            {document.auditTrail.length > 0 ? <Trail title="办理轨迹" rows={document.auditTrail} /> : null}
          </>
        )}
      </QueryState>
    </EntryPanes>
  )
}
