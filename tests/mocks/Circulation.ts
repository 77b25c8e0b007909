import { addDays } from '#domain/calendar.ts'
import { sum } from '#domain/money.ts'
import type { Envelope } from '../../checks/shared/MockClient.ts'
import {
  type Form,
  type Outcome,
  type Persona,
  type Ref,
  TestClient,
} from '../../checks/shared/TestClient.ts'
import { buildBankAccount } from '../../mocks/account/bankAccount/seed.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { chainTrade } from '../../mocks/voucher/circulate/seed.ts'
import type { HoldingRow } from '../../mocks/voucher/voucher/rows.ts'

export const CHAIN2 = '苏州锦衡电气设备有限公司'
/** The contract of 江苏恒拓 (buyer) with 苏州锦衡 (seller) in that world. */
const CONTRACT_OF = 'C002'

type Line = { amount: string; to?: string; part?: Form }
type Decision = 'PASS' | 'REJECT' | 'RETURN'

const TABLES = [
  'transferApplications',
  'returnApplications',
  'recycleApplications',
  'cashBatches',
  'aheadCashApplications',
  'signTasks',
] as const

/** The client of the circulation tests: vouchers already signed for, and what their holders and the issuer do with them. */
export class Circulation {
  readonly client: TestClient

  private constructor(client: TestClient) {
    this.client = client
  }

  static async open(scenario = 'issue-ready', seed = 1): Promise<Circulation> {
    const client = await TestClient.open(scenario, seed)
    if (scenario === 'issue-ready') chainTrade(client.world)
    return new Circulation(client)
  }

  get world(): World {
    return this.client.world
  }

  /** A voucher held by 江苏恒拓; returns its number. */
  async held(faceAmount = '1000000.00', promisePayDate = '2027-03-18'): Promise<string> {
    const part = { faceAmount, promisePayDate, smePayBasisDate: promisePayDate }
    const { voucherNo, signNo } = await this.client.issued(part)
    await this.client.applySign(signNo)
    await this.client.approveSign(signNo)
    return voucherNo
  }

  holding(holdingNo: string): HoldingRow {
    return this.world.holdings.need(holdingNo)
  }

  voucher(voucherNo: string) {
    return this.world.vouchers.need(voucherNo)
  }

  /** available, frozen, transferred, returned, cashed of a holding. */
  amounts(holdingNo: string): string[] {
    const row = this.holding(holdingNo)
    return [
      row.availableAmount,
      row.frozenAmount,
      row.transferredAmount,
      row.returnedAmount,
      row.cashedAmount,
    ]
  }

  ref(documentNo: string): Ref {
    for (const name of TABLES) {
      const row = this.world[name].get(documentNo)
      if (row) return { documentNo, version: row.version }
    }
    throw new Error(`没有单据 ${documentNo}`)
  }

  lineForm({ amount, to = CHAIN2, part = {} }: Line): Form {
    const contract = this.world.tradeContracts.find((row) => row.corpId === CONTRACT_OF && row.partyB === to)
    return {
      transfereeName: to,
      transferAmount: amount,
      transferPurpose: '支付货款',
      contractNo: contract?.contractNo ?? 'NONE',
      ...part,
    }
  }

  transferForm(holdingNo: string, lines: readonly Line[], part: Form = {}): Form {
    return { holdingNo, lines: lines.map((line) => this.lineForm(line)), ...part }
  }

  /** Submits a transfer by 江苏恒拓; returns its number. */
  async transfer(holdingNo: string, ...lines: Line[]): Promise<string> {
    const form = this.transferForm(holdingNo, lines)
    const path = '/v1/credits/transfer/submit'
    return (await this.client.done<{ transferNo: string }>('chain-operator', path, form)).transferNo
  }

  async decide(
    persona: Persona,
    path: string,
    type: string,
    no: string,
    decision: Decision = 'PASS',
    opinion?: string,
  ): Promise<Outcome> {
    return (await this.client.decide(persona, path, type, [this.ref(no)], decision, opinion))[0]!
  }

  reviewTransfer(no: string, decision: Decision = 'PASS', opinion?: string): Promise<Outcome> {
    return this.decide(
      'chain-director',
      '/v1/credits/transfer/review',
      'TRANSFER_REVIEW',
      no,
      decision,
      opinion,
    )
  }

  /** The sign numbers of the lines of a transfer, in order. */
  signNos(transferNo: string): string[] {
    return this.world.transferApplications.need(transferNo).lines.map((line) => line.signNo!)
  }

  /** Two persons of an enterprise sign for (or refuse) a task. */
  async sign(signNo: string, refuse = false): Promise<Outcome> {
    const task = this.world.signTasks.need(signNo)
    const who = task.corpId === 'C003' ? 'chain2' : 'chain'
    const account = this.client.account(task.corpId, 'COLLECT')
    if (refuse) {
      const body = { signNo, version: task.version, refuseReason: 'TRADE_ERROR' }
      await this.client.done(`${who}-operator`, '/v1/credits/sign/refuse', body)
    } else {
      await this.client.done(`${who}-operator`, '/v1/credits/sign/apply', {
        items: [this.ref(signNo)],
        collectAccountId: account.accountId,
        quickFinance: false,
      })
    }
    return this.decide(`${who}-director`, '/v1/credits/sign/approve', 'SIGN_CONFIRM', signNo)
  }

  /** Splits a holding and has every line signed for; returns the children's numbers. */
  async split(holdingNo: string, ...amounts: string[]): Promise<string[]> {
    const no = await this.transfer(holdingNo, ...amounts.map((amount) => ({ amount })))
    await this.reviewTransfer(no)
    for (const signNo of this.signNos(no)) await this.sign(signNo)
    return this.world.transferApplications.need(no).lines.map((line) => line.childHoldingNo!)
  }

  returnForm(holdingNo: string, part: Form = {}): Form {
    return { holdingNo, returnReason: 'GOODS_RETURN', returnDesc: '退货', ...part }
  }

  async return(holdingNo: string, persona: Persona = 'chain-operator'): Promise<string> {
    const path = '/v1/credits/return/submit'
    return (await this.client.done<{ returnNo: string }>(persona, path, this.returnForm(holdingNo))).returnNo
  }

  reviewReturn(
    no: string,
    decision: Decision = 'PASS',
    opinion?: string,
    persona: Persona = 'chain-director',
  ): Promise<Outcome> {
    return this.decide(persona, '/v1/credits/return/review', 'RETURN_REVIEW', no, decision, opinion)
  }

  reviewRecycle(no: string, decision: Decision = 'PASS', opinion?: string): Promise<Outcome> {
    return this.decide('core-director', '/v1/credits/recycle/review', 'RECYCLE_REVIEW', no, decision, opinion)
  }

  get payAccountId(): string {
    return this.client.account('C001', 'PAY').accountId
  }

  /** Applies for the payment of a batch. */
  async applyCash(cashNo: string, payChannel = 'BANK_DEBIT', part: Form = {}): Promise<Outcome> {
    const body = { items: [this.ref(cashNo)], payChannel, payAccountId: this.payAccountId, ...part }
    const path = '/v1/credits/cash/submit'
    return await this.client.first('core-operator', path, body)
  }

  /** The last batch is applied for and approved two days before it is due; then it is that day. */
  async sendCash(due: string, payChannel?: string): Promise<void> {
    await this.day(addDays(due, -2))
    const { cashNo } = this.batches.at(-1)!
    await this.applyCash(cashNo, payChannel)
    await this.reviewCash(cashNo)
    await this.day(due)
  }

  reviewCash(no: string, decision: Decision = 'PASS', opinion?: string): Promise<Outcome> {
    return this.decide('core-director', '/v1/credits/cash/review', 'CASH_REVIEW', no, decision, opinion)
  }

  /** The bank or another outside party acts; returns the message when it cannot. */
  async event(event: string, key: string): Promise<string | undefined> {
    return this.client.happens('bank', event, key)
  }

  /** Moves to that day, 10:00; whatever happened on the way must have left the world whole. */
  day(day: string): Promise<void> {
    return this.client.day(day)
  }

  /** The batches of the world, oldest first. */
  get batches() {
    return this.world.cashBatches.all()
  }

  aheadForm(holdingNo: string, part: Form = {}): Form {
    return {
      holdingNo,
      aheadAmount: '500000.00',
      aheadDate: '2027-02-01',
      aheadRate: '3.0000',
      payAccountId: this.payAccountId,
      ...part,
    }
  }

  async ahead(holdingNo: string, part: Form = {}): Promise<string> {
    const path = '/v1/credits/ahead-cash/submit'
    const form = this.aheadForm(holdingNo, part)
    return (await this.client.done<{ aheadNo: string }>('core-operator', path, form)).aheadNo
  }

  reviewAhead(no: string, decision: Decision = 'PASS', opinion?: string): Promise<Outcome> {
    return this.decide(
      'core-director',
      '/v1/credits/ahead-cash/review',
      'AHEAD_CASH_REVIEW',
      no,
      decision,
      opinion,
    )
  }

  confirmAhead(no: string, decision: Decision = 'PASS', opinion?: string): Promise<Outcome> {
    const path = '/v1/credits/ahead-cash/confirm'
    return this.decide('chain-director', path, 'AHEAD_CASH_REVIEW', no, decision, opinion)
  }

  /** Gives an enterprise a new default account for collection; the old one can no longer be used. */
  newCollectAccount(corpId: string): string {
    for (const row of this.world.bankAccounts.where((one) => one.corpId === corpId)) {
      if (row.accountPurpose.includes('COLLECT')) row.accountStatus = 'DISABLED'
    }
    return buildBankAccount(this.world, { corpId, isDefault: true }).accountNo
  }

  /** T-CSH-10 by the director, signed for the items wanted (all that failed when none is named). */
  async retryCash(cashNo: string, cashItemNos?: readonly string[]): Promise<Envelope> {
    const batch = this.world.cashBatches.need(cashNo)
    const wanted = batch.items.filter(
      (item) => item.cashItemStatus === 'FAILED' && (!cashItemNos || cashItemNos.includes(item.cashItemNo)),
    )
    const signTicket = await this.client.signPayment('core-director', 'CASH_RETRY', [cashNo], {
      amount: sum(wanted.map((item) => item.cashAmount)),
      accountNo: batch.payAccountNo,
    })
    return this.client.post('core-director', '/v1/credits/cash/retry', {
      ...this.ref(cashNo),
      ...(cashItemNos && { cashItemNos }),
      signTicket,
    })
  }
}
