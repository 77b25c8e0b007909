import { FilesView } from '#business/financeData/FilesView.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 上传履约凭证：收货、验收或结算的单据，必传（第 4 步，T-FDP-02）。 */
export default function DefaultPage() {
  return (
    <FilesView
      family={absFinanceData}
      step={3}
      categories={['DELIVERY']}
      heading="履约凭证"
      guidance="至少一份收货单、验收单或结算单"
      strict
    />
  )
}
