import { nameChangeLabels } from '#api/generated/corp/labels/nameChange.ts'
import type { NameChange } from '#api/generated/corp/model/index.ts'
import { useNameChangeDetail } from '#api/generated/corp/name-changes/name-changes.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { detailView } from '#ui/display/DocumentView.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { StateAlert } from '#ui/display/StateAlert.tsx'
import { Steps } from '#ui/display/Steps.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { column } from '#ui/table/columns.tsx'

const is = column(nameChangeLabels)
const basics = [
  is.code('nameChangeNo'),
  is.dict('nameChangeStatus', 'NAME_CHANGE_STATUS'),
  is.date('changeDate'),
  is.text('oldCorpName'),
  is.text('newCorpName'),
  is.text('createUserName'),
  is.instant('submitTime'),
  is.text('remark'),
]
const STEPS = ['提交申请', '企业复核', '平台审核', '换发证书'] as const
const AT: Partial<Record<NameChange['nameChangeStatus'], number>> = {
  PENDING_REVIEW: 1,
  PLATFORM_AUDITING: 2,
  CERT_CHANGING: 3,
  DONE: STEPS.length,
}

/** 更名申请的全部内容与办到哪一步；详情与复核共用。 */
export function NameChangeFacts({ nameChange }: { nameChange: NameChange }) {
  const at = AT[nameChange.nameChangeStatus]
  return (
    <>
      {at === undefined ? null : <Steps label="更名进度" titles={STEPS} current={at} />}
      <StateAlert of={nameChange} warn={nameChange.nameChangeStatus === 'REJECTED'} />
      <Facts title="基本信息" of={nameChange} items={basics} />
      <Evidence
        title="证明材料"
        files={[
          { label: '新营业执照', file: nameChange.newLicenseFile },
          { label: '变更通知书', file: nameChange.changeNoticeFile },
        ]}
      />
      <Trail rows={nameChange.auditTrail} />
    </>
  )
}

/** 查看一份更名申请。 */
export const NameChangeDetailView = detailView('更名申请', useNameChangeDetail, (nameChange) => (
  <NameChangeFacts nameChange={nameChange} />
))
