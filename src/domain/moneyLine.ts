import { isMoney, isPositive, yuan } from './money.ts'

interface MoneyAct {
  /** 办什么，如 开立凭证 */
  what: string
  /** 对谁 */
  to: string | undefined
  amount: string | undefined
  /** 何时，如 2027-03-18 付款 */
  when?: string | undefined
}

/** 将要提交的一笔：一句话，与其中的金额（元）。 */
export interface MoneyLine {
  text: string
  amount: string
}

/**
 * 动钱的一笔在提交之前的一句话：办什么、给谁、多少、何时。
 * @returns 还没有填到金额与对方时为 undefined
 */
export const moneyLine = ({ what, to, amount, when }: MoneyAct): MoneyLine | undefined =>
  to && isMoney(amount) && isPositive(amount)
    ? { text: [`${what}：${to}`, yuan(amount), when].filter(Boolean).join('，'), amount }
    : undefined
