import type {
  AbsTransferContext,
  AbsTransferForm,
  AbsTransferPlan,
  AbsTransferReceivable,
} from '#api/generated/corp/model/index.ts'
import { lackingPaper } from '#domain/packagePapers.ts'

/** 转让申请表单里的值。 */
export type TransferValues = Pick<
  AbsTransferForm,
  'debtorName' | 'planNo' | 'payableNos' | 'packageNo' | 'collectAccountId'
> & { remark: string }

/** 已选的债务人集团与账款：资料包须与它们相配。 */
export type Chosen = { group: string | undefined; payableNos: readonly string[] }

/** 有账款可转让的债务人。 */
export const debtorsOf = ({ receivables }: AbsTransferContext): string[] => [
  ...new Set(receivables.map((row) => row.debtorName)),
]

/** 债务人所属的集团：同一集团的账款、计划与资料包才能一起。 */
export const groupOf = ({ receivables }: AbsTransferContext, debtorName: string | undefined) =>
  receivables.find((row) => row.debtorName === debtorName)?.groupCorpName

/** 账款不能选的原因：不属于同一债务人集团，或不在计划接收的应付日期之内。 */
export const receivableProblem = (
  row: AbsTransferReceivable,
  group: string | undefined,
  plan: AbsTransferPlan | undefined,
): string | undefined => {
  if (group === undefined) return '请先选择债务人'
  if (row.groupCorpName !== group) return '与所选债务人不属于同一集团'
  if (!plan) return '请先选择专项计划'
  const isOutside = row.payableDueDate < plan.dueDateFrom || row.payableDueDate > plan.dueDateTo
  return isOutside ? `应付日期不在计划接收的${plan.dueDateFrom}至${plan.dueDateTo}之间` : undefined
}

/** 资料包不能选的原因：它自己的、集团不同，或缺所选账款的合同与发票。 */
export const packageProblem = (
  { packages, receivables }: AbsTransferContext,
  packageNo: string | undefined,
  { group, payableNos }: Chosen,
): string | undefined => {
  const chosen = packages.find((one) => one.packageNo === packageNo)
  if (!chosen) return undefined
  if (chosen.reason) return chosen.reason
  if (group !== undefined && chosen.debtorGroupName !== group) {
    return '资料包的债务人与所选债务人不属于同一集团'
  }
  return lackingPaper(
    chosen,
    receivables.filter((row) => payableNos.includes(row.payableNo)),
  )
}

/** 由一笔账款或一个资料包进来时已选好的：资料包的选它所含的账款，同属第一笔的债务人。 */
export const presetOf = (
  { receivables, packages }: AbsTransferContext,
  { payableNo, packageNo }: { payableNo: string; packageNo: string },
): Partial<TransferValues> => {
  const given = packages.find((one) => one.packageNo === packageNo)
  const chosen = receivables.filter((row) =>
    given ? lackingPaper(given, [row]) === undefined : row.payableNo === payableNo,
  )
  const [first] = chosen
  return {
    ...(given && { packageNo: given.packageNo }),
    ...(first && { debtorName: first.debtorName, payableNos: chosen.map((row) => row.payableNo) }),
  }
}
