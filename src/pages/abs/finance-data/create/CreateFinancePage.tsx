import { useSearchParams } from 'react-router-dom'
import { useAbsPayableDetail } from '#api/generated/corp/abs-payables/abs-payables.ts'
import { CreateView } from '#business/financeData/CreateView.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { absFinanceData } from '../absFinanceData.ts'

/** 新建融资资料（T-FDP-01）；由转让申请来的，为那笔应收账款备。 */
export default function CreateFinancePage() {
  const [search] = useSearchParams()
  const payableNo = search.get('payableNo')
  return payableNo ? <ForReceivable payableNo={payableNo} /> : <CreateView family={absFinanceData} />
}

function ForReceivable({ payableNo }: { payableNo: string }) {
  return (
    <QueryState result={useAbsPayableDetail({ payableNo })}>
      {(receivable) => <CreateView family={absFinanceData} receivable={receivable} />}
    </QueryState>
  )
}
