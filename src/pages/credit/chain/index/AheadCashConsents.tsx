import { useState } from 'react'
import { useListAheadCashConsents } from '#api/generated/corp/ahead-cashes/ahead-cashes.ts'
import { aheadCashApplicationLabels } from '#api/generated/corp/labels/aheadCashApplication.ts'
import type { AheadCashApplication } from '#api/generated/corp/model/index.ts'
import { HANDLED_BY_OTHERS } from '#domain/outcome.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const AheadConsentDrawer = lateDialog(() =>
  import('./AheadConsentDrawer.tsx').then((part) => part.AheadConsentDrawer),
)

const is = column(aheadCashApplicationLabels)

/** 开立方有折扣的提前兑付，待本企业同意（T-AHD-05）或拒绝（T-AHD-06）；没有就不占地方。 */
export function AheadCashConsents() {
  const { data, error, mutate } = useListAheadCashConsents()
  const [answering, setAnswering] = useState<AheadCashApplication>()
  // 开立方先撤销了的、已到付款日的，不必收了短信再说；问不到的由提交去说
  const recheck = async ({ aheadNo, version }: AheadCashApplication) => {
    const now = await mutate()
    const isSame = now?.some((one) => one.aheadNo === aheadNo && one.version === version)
    return now && !isSame ? HANDLED_BY_OTHERS : undefined
  }
  if (error && !data)
    return (
      <Section title="提前兑付待同意">
        <ErrorState error={error} onRetry={() => void mutate()} />
      </Section>
    )
  if (!data?.length && !answering) return null
  const columns = [
    is.code('voucherNo'),
    is.text('issuerName'),
    is.money('aheadAmount'),
    is.rate('aheadRate', { title: '折扣率' }),
    is.money('aheadPayAmount'),
    is.date('aheadDate'),
    is.actions({ CONFIRM: ['答复', setAnswering] }, { width: 80 }),
  ]
  return (
    <Section title="提前兑付待同意">
      <PlainTable label="提前兑付待同意" columns={columns} rows={data ?? []} rowKey="aheadNo" />
      {answering ? (
        <AheadConsentDrawer
          application={answering}
          recheck={() => recheck(answering)}
          onClose={() => setAnswering(undefined)}
        />
      ) : null}
    </Section>
  )
}
