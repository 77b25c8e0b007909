import type { FoundDocument } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'

/** 各族对方的名称，依次找：不是本企业的第一个。 */
const PARTIES = [
  'receiverName',
  'issuerName',
  'transfereeName',
  'holderName',
  'creditorName',
  'debtorName',
  'funderName',
  'applicantName',
  'beneficiaryName',
  'payeeName',
]

/** 找到的一份旁边说什么：对方、所在列表合计的那个金额、状态；列表里没有的不说。 */
export const summaryOf = (
  { world, corp }: Context,
  entity: string,
  row: object,
  amountField = '',
): Pick<FoundDocument, 'counterparty' | 'amount' | 'statusName'> => {
  const fields = row as Readonly<Record<string, unknown>>
  const textOf = (name: string): string | undefined => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const counterparty = PARTIES.map(textOf).find((name) => name !== undefined && name !== corp.corpName)
  const amount = textOf(amountField)
  const head = world.registry.flows.find((flow) => flow.head.entity === entity)?.head
  const status = head && textOf(head.field)
  return {
    ...(counterparty && { counterparty }),
    ...(amount && { amount }),
    ...(head && status && { statusName: dictLabel(head.dict, status) }),
  }
}
