import { ContractList } from '#business/reverseFactoring/receipt/ContractList.tsx'

/** 合同管理(债务人)：本企业为买方的合同（T-RDC-01、02、05）。 */
export default function DebtorContractPage() {
  return <ContractList side="DEBTOR" />
}
