import type { SignTask } from '#api/generated/corp/model/index.ts'
import type { StakesProps } from '#business/approval/Stakes.tsx'

/**
 * 签收任务的要点：多少钱、从谁到谁、要紧的日期；复核与查看都写在最前（interface 2.2）。
 * @param refusal 拒签的原因，连同补充的话；不是拒签的不给
 */
export const signStakes = (task: SignTask, refusal?: string): StakesProps => ({
  label: '签收金额',
  amount: task.signAmount,
  from: task.fromCorpName,
  to: task.receiverName,
  facts: [
    ['承诺付款日', task.promisePayDate],
    ['签收截止日', task.signDeadline],
    ['拒签原因', refusal],
  ],
})
