import type { ChainHome } from '#api/generated/corp/model/index.ts'
import { SpreadChart } from '#business/pictures/SpreadChart.tsx'
import { credit } from '#routes/credit.ts'
import { Section } from '#ui/display/Section.tsx'
import { AheadCashConsents } from './AheadCashConsents.tsx'
import { ChainHomeView } from './ChainHomeView.tsx'
import { PendingTransfers } from './PendingTransfers.tsx'

const entries = [
  ['签收复核', credit.chainConfirmApprove],
  ['转让复核', credit.chainTransferSplitApprove],
  ['退回复核', credit.chainReturnApprove],
  ['融资复核', credit.coreFinanceApprove],
] as const

const Spread = ({ home }: { home: ChainHome }) => (
  <Section title="到期分布">
    <SpreadChart label="到期分布" slices={home.dueSpread} guidance="没有持有中的凭证" />
  </Section>
)

/** 签收与融资首页(复核)：等我复核的签收、转让、退回、融资与签约，待签的合同，待同意的提前兑付，到期情况（INV-01，T-AHD-05、06）。 */
export default function ChainDirectorHomePage() {
  return (
    <ChainHomeView post="DIRECTOR" entries={entries} todoTitle="待复核" below={Spread}>
      <PendingTransfers />
      <AheadCashConsents />
    </ChainHomeView>
  )
}
