type Papers = { contractNos: readonly string[]; invoiceNos: readonly string[] }

type Receivable = { payableNo: string; contractNo?: string | undefined; invoiceNos: readonly string[] }

/** 凭据随账款（docs/formulas.md）：资料包缺哪笔账款自己的合同或发票，怎样说；都在的为 undefined。 */
export const lackingPaper = (papers: Papers, receivables: readonly Receivable[]): string | undefined => {
  for (const { payableNo, contractNo = '', invoiceNos } of receivables) {
    if (!papers.contractNos.includes(contractNo)) return `资料包里没有账款${payableNo}的合同${contractNo}`
    const lacking = invoiceNos.filter((invoiceNo) => !papers.invoiceNos.includes(invoiceNo))
    if (lacking.length > 0) return `资料包里没有账款${payableNo}的发票${lacking.join('、')}`
  }
  return undefined
}
