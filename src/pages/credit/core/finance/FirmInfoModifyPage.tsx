import { useNavigate } from 'react-router-dom'
import { saveFirmInfo, useFirmInfoDetail } from '#api/generated/corp/firm-infos/firm-infos.ts'
import type { FirmInfo } from '#api/generated/corp/model/index.ts'
import { formatInstant } from '#domain/calendar.ts'
import { useDraft } from '#hooks/useDraft.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { FirmInfoFields } from './FirmInfoFields.tsx'
import { type FirmInfoValues, toRequest, toValues } from './firmInfoValues.ts'

/** 企业补充信息维护：填写一次，各资金方签约共用；超过 12 个月的要更新（T-SUP-01）。 */
export default function FirmInfoModifyPage() {
  const detail = useFirmInfoDetail()
  return (
    <PageCard description="填写一次，向各资金方签约时共用">
      <QueryState result={detail}>{(info) => <FirmInfoEditor info={info} />}</QueryState>
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
        <Alert tone="warn">{info.staleReason}</Alert>
      ) : (
        <Alert tone="success">{`信息在有效期内，更新于 ${formatInstant(info.firmInfoUpdateTime, 'minute')}`}</Alert>
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
