import { multiplyDivide, subtract, sum } from './money.ts'

// 行数的两个数模拟后端另写了一遍（mocks/voucher/transfer/rules.ts）：后端不信表单；tests/mocks/twins.test.ts 拿同样的问题问两边。

/** 明细达到这么多行即提示核实交易背景（INV-08，与服务端的提示一致）。 */
const RISKY_LINES = 20

/** 一次转让至多几行明细（INV-08）。 */
export const MAX_LINES = 50

/** 剩余可用：可用金额减各行金额（元），没填的行算零；超过时为负（T-TRF-02）。 */
export const remainingOf = (available: string, amounts: readonly (string | undefined)[]): string =>
  subtract(available, sum(amounts.map((amount) => amount || '0.00')))

/** 平均分配：金额（元）分成 count 份，舍到分，余数归最后一份，合计不变；count 为 0 得空。 */
export const equalShares = (total: string, count: number): string[] => {
  if (count < 1) return []
  const share = multiplyDivide([total], [count], { mode: 'DOWN' })
  const others = Array.from({ length: count - 1 }, () => share)
  return [...others, subtract(total, sum(others))]
}

/** 异常拆分的提示：行数多；没有则为 undefined（不拦截，提交前请人核实）。 */
export const splitRisk = (lineCount: number): string | undefined =>
  lineCount >= RISKY_LINES ? '拆分明细较多，请核实交易背景' : undefined
