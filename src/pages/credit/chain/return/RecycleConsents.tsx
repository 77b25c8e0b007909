import { useState } from 'react'
import { recycleConsentLabels } from '#api/generated/corp/labels/recycleConsent.ts'
import type { RecycleConsent } from '#api/generated/corp/model/index.ts'
import { refuseRecycleApplication, useListRecycleConsents } from '#api/generated/corp/recycles/recycles.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const ConsentDrawer = lateDialog(() => import('./ConsentDrawer.tsx').then((part) => part.ConsentDrawer))

const is = column(recycleConsentLabels)

/** 开立方请求收回、待本企业答复的凭证：同意（T-RTN-07）或拒绝（T-RCY-08）；没有就不占地方。 */
export function RecycleConsents() {
  const consents = useListRecycleConsents()
  const [agreeing, setAgreeing] = useState<RecycleConsent>()
  const refuse = useAction((row: RecycleConsent) => refuseRecycleApplication(refOf(row, 'recycleNo')), {
    ask: (row) => ({
      title: '拒绝回收',
      content: `拒绝开立方回收 ${row.voucherNo}？凭证仍由本企业持有。`,
      ok: '拒绝回收',
    }),
    success: '已拒绝回收',
  })
  if (consents.error && !consents.data)
    return (
      <Section title="协商回收待同意">
        <ErrorState error={consents.error} onRetry={() => void consents.mutate()} />
      </Section>
    )
  if (!consents.data?.length) return null
  const columns = [
    is.code('recycleNo'),
    is.code('voucherNo'),
    is.text('issuerName'),
    is.money('recycleAmount'),
    is.text('recycleReason'),
    is.deadline('deadline', '答复截止'),
    is.actions(
      {
        AGREE: ['同意回收', setAgreeing],
        REFUSE: ['拒绝回收', (row) => void refuse.run(row)],
      },
      { width: 170 },
    ),
  ]
  return (
    <Section title="协商回收待同意">
      <PlainTable label="协商回收待同意" columns={columns} rows={consents.data} rowKey="recycleNo" />
      {agreeing ? <ConsentDrawer consent={agreeing} onClose={() => setAgreeing(undefined)} /> : null}
    </Section>
  )
}
