// 一段合作关系，从两边看各是什么。
import type { Counterparty, CounterpartyBusiness } from '#api/generated/corp/model/index.ts'
import { maskText } from '#domain/mask.ts'
import { sum } from '#domain/money.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { collectAccountOf } from '../../portal/realName/flow.ts'
import { onDuty } from '../user/duties.ts'
import { inverseRelation } from './flow.ts'
import type { CounterpartyRow } from './rows.ts'
import { counterpartyFlow } from './transitions.ts'

/** 对方发起、等我方确认的。 */
export const isIncoming = ({ corp }: Context, row: CounterpartyRow): boolean =>
  row.counterpartyCorpId === corp.corpId && row.counterpartyStatus === 'WAIT_CONFIRM'

const STATE: Record<CounterpartyRow['counterpartyStatus'], (row: CounterpartyRow) => string | undefined> = {
  INVITED: (row) => `已向${row.contactName ?? '联系人'}发出邀请短信，邀请码 ${row.inviteCode ?? '--'}`,
  WAIT_CONFIRM: () => '等待对方确认合作关系',
  ACTIVE: () => undefined,
  REFUSED: (row) => `对方拒绝：${row.reviewOpinion ?? '未说明原因'}`,
  DISABLED: () => '已停用，不能用于新的业务',
}
const NEXT: Partial<Record<CounterpartyRow['counterpartyStatus'], (row: CounterpartyRow) => string>> = {
  INVITED: (row) => `${row.counterpartyName}注册`,
  WAIT_CONFIRM: (row) => row.counterpartyName,
}

/** 敏感与内部的字段不外露。 */
const stored = (row: CounterpartyRow) => {
  const { counterpartyCorpId: _corp, inviteCode: _code, createUserId: _user, contactPhone, ...shown } = row
  return { ...shown, contactPhone: contactPhone && maskText(contactPhone) }
}

/** 我方的交易对手。 */
const outgoing = (ctx: Context, row: CounterpartyRow): Counterparty => {
  const status = row.counterpartyStatus
  const account = row.counterpartyCorpId ? collectAccountOf(ctx.world, row.counterpartyCorpId) : undefined
  return present({
    ...stored(row),
    settleAccountNo:
      account?.accountAuthStatus === 'VERIFIED' && status === 'ACTIVE'
        ? maskText(account.accountNo)
        : undefined,
    stateReason: STATE[status](row),
    nextActor: NEXT[status]?.(row),
    actions: counterpartyFlow.offer(ctx, row, onDuty(ctx)),
    refusals: counterpartyFlow.refusals(ctx, row, onDuty(ctx)),
  })
}

/** 对方发起、待我方确认的：对手就是发起的企业。 */
export const incomingView = (ctx: Context, row: CounterpartyRow): Counterparty => {
  const owner = ctx.world.corps.need(row.corpId)
  return present({
    ...stored(row),
    counterpartyName: owner.corpName,
    counterpartyUscc: owner.uscc,
    counterpartyScale: owner.corpScale,
    relationType: inverseRelation(row.relationType),
    supplierLevel: undefined,
    erpCode: undefined,
    contactName: owner.contactName,
    contactPhone: maskText(owner.contactPhone),
    stateReason: `${owner.corpName}请贵企业确认：贵企业是它的${dictLabel('RELATION_TYPE', row.relationType)}`,
    nextActor: '本企业经办',
    actions: counterpartyFlow.offer(ctx, row, onDuty(ctx)),
    refusals: counterpartyFlow.refusals(ctx, row, onDuty(ctx)),
  })
}

/** 一段关系，以本企业看。 */
export const counterpartyView = (ctx: Context, row: CounterpartyRow): Counterparty =>
  row.corpId === ctx.corp.corpId ? outgoing(ctx, row) : incomingView(ctx, row)

/** 与一个交易对手的凭证业务汇总。 */
export const businessWith = ({ world, corp }: Context, partner: string | undefined): CounterpartyBusiness => {
  const issued = world.vouchers.where((one) => one.corpId === corp.corpId && one.receiverCorpId === partner)
  const received = world.vouchers.where((one) => one.corpId === partner && one.receiverCorpId === corp.corpId)
  return {
    issuedCount: issued.length,
    issuedAmount: sum(issued.map((one) => one.faceAmount)),
    outstandingAmount: sum(issued.map((one) => one.outstandingAmount)),
    receivedCount: received.length,
    receivedAmount: sum(received.map((one) => one.faceAmount)),
  }
}
