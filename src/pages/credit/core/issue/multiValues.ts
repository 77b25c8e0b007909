import type { IssueCreateRow } from '#api/generated/corp/model/index.ts'

/** 一个接收方的一行；problem 是服务端不收的原因。 */
export type ReceiverLine = { receiverName: string; faceAmount: string; contractNo: string; problem?: string }

/** 多接收方表单里的值：共同的约定加各行。 */
export type MultiValues = {
  lines: ReceiverLine[]
  promisePayDate: string
  longTermReason: string
  smePayBasisDate: string
  tradeBackground: string
  payAccountId: string
  receiverConsent: boolean
  remark: string
}

/** 各行带上共同的约定，成为请求里的各行；空的不送。 */
export const toRows = ({ lines, ...shared }: MultiValues): IssueCreateRow[] => {
  const filled = Object.fromEntries(Object.entries(shared).filter(([, value]) => value !== '')) as Pick<
    MultiValues,
    'promisePayDate' | 'tradeBackground' | 'receiverConsent'
  >
  return lines.map(({ problem: _problem, ...line }) => ({ ...filled, ...line }))
}
