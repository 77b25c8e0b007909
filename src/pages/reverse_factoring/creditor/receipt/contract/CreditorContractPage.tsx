import { ContractList } from '#business/reverseFactoring/receipt/ContractList.tsx'

/** 合同管理(债权人)：本企业为卖方的合同（T-RDC-01、02、05）。 */
export default function CreditorContractPage() {
  return <ContractList side="CREDITOR" />
}
