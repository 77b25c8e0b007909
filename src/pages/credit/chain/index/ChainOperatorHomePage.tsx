import type { ChainHome } from '#api/generated/corp/model/index.ts'
import { credit } from '#routes/credit.ts'
import { Section } from '#ui/display/Section.tsx'
import { AssetBar } from './AssetBar.tsx'
import { ChainHomeView } from './ChainHomeView.tsx'
import { MyFunders } from './MyFunders.tsx'

const entries = [
  ['去签收', credit.chainConfirmApply],
  ['转让', credit.chainTransferApply],
  ['融资', credit.coreFinanceApply],
  ['资料包', credit.financeDataManage, 'readOnly'],
] as const

const Aside = ({ home }: { home: ChainHome }) => (
  <>
    <Section title="凭证资产">
      <AssetBar {...home} />
    </Section>
    <MyFunders />
  </>
)

/** 签收与融资首页(经办)：待签收、待同意的回收、融资与签约待办，凭证资产、我的资金方、到期日历与最近收到的凭证。 */
export default function ChainOperatorHomePage() {
  return <ChainHomeView post="OPERATOR" entries={entries} todoTitle="待办" aside={Aside} />
}
