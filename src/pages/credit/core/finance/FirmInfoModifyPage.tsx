import { useNavigate } from 'react-router-dom'
import { saveFirmInfo, useFirmInfoDetail } from '#api/generated/corp/firm-infos/firm-infos.ts'
import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { FormShell } from '#ui/FormShell.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { useForm } from '#ui/useForm.ts'
import { FirmInfoFields } from './FirmInfoFields.tsx'
import { type FirmInfoValues, toRequest, toValues } from './firmInfoValues.ts'

/** 企业补充信息维护：填写一次，各资金方签约共用；超过 12 个月的要更新（T-SUP-01）。 */
export default function FirmInfoModifyPage() {
  const detail = useFirmInfoDetail()
  return (
    <PageCard title={usePageTitle()} description="填写一次，向各资金方签约时共用">
      <Loaded result={detail}>{(info) => <FirmInfoEditor info={info} />}</Loaded>
    </PageCard>
  )
}

function FirmInfoEditor({ info }: { info: FirmInfo }) {
  const navigate = useNavigate()
  const form = useForm<FirmInfoValues>()
  const draft = useDraft('firm-info', form)
  const back = () => void navigate(href(credit.coreFinanceSignupApply), { replace: true })
  const save = useSubmit(
    (values: FirmInfoValues) =>
      saveFirmInfo(toRequest(values, info.version), { sensitive: ['financeContactMobile'] }),
    { success: '企业补充信息已保存', onDone: back },
  )
  return (
    <>
      {info.staleReason ? (
        <Notice tone="warn">{info.staleReason}</Notice>
      ) : (
        <Notice tone="success">{`信息在有效期内，更新于 ${formatInstant(info.firmInfoUpdateTime, 'minute')}`}</Notice>
      )}
      <FormShell
        label="企业补充信息"
        form={form}
        initial={toValues(info)}
        draft={draft}
        onSubmit={save.run}
        submitting={save.running}
        error={save.error}
        submitText="保存"
        onCancel={back}
        cancelText="返回签约"
      >
        <FirmInfoFields form={form} info={info} />
      </FormShell>
    </>
  )
}
