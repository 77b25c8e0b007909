// 场景开始时已经有人办过的事：假如的句子以那个人的身份直接调用后端的处理，条件一个不少，
// 只是不把他的全部工作再点一遍。
import type { Control } from './control.ts'
import { entryOf } from './nouns.ts'

type Row = Record<string, unknown>
interface Action {
  readonly code: string
  readonly enabled: boolean
}

const ALL = { pageCond: { pageNo: 1, pageSize: 100 } }
const AMOUNT = /^-?\d+\.\d{2}$/

/** 值在页面上的样子就是这段文字：金额有千分位。 */
const shows = (value: unknown, text: string): boolean =>
  value === text ||
  (typeof value === 'string' && AMOUNT.test(value) && value.replaceAll(/\B(?=(\d{3})+\.)/g, ',') === text)

const mayDo = (row: Row, code: string): boolean =>
  ((row['actions'] ?? []) as Action[]).some((action) => action.code === code && action.enabled)

const refOf = (row: Row, key: string) => ({ documentNo: String(row[key]), version: Number(row['version']) })

/** 后台复核要的：契约里的列表与办理、签署的业务类型、单据的编号。 */
export interface ReviewTask {
  readonly page: string
  readonly review: string
  readonly type: string
  readonly no: string
}

const CHANNELS: Readonly<Record<string, string>> = {
  清算银行扣划: 'BANK_DEBIT',
  网银自主支付: 'ONLINE_TRANSFER',
  线下付款登记: 'OFFLINE',
}

/** 原因：页面上的说法 → 契约里的取值。 */
const WITHDRAW_REASONS: Readonly<Record<string, string>> = {
  录入错误: 'INPUT_ERROR',
  合同变更: 'CONTRACT_CHANGE',
  重复开立: 'DUPLICATE',
  接收方要求: 'RECEIVER_REQUEST',
  其他: 'OTHER',
}
const REFUSE_REASONS: Readonly<Record<string, string>> = {
  金额有误: 'AMOUNT_ERROR',
  付款日有误: 'DATE_ERROR',
  未约定以凭证结算: 'NOT_AGREED',
  交易背景不符: 'TRADE_ERROR',
  其他: 'OTHER',
}
const RETURN_REASONS: Readonly<Record<string, string>> = {
  金额有误: 'AMOUNT_ERROR',
  付款日有误: 'DATE_ERROR',
  合同解除: 'CONTRACT_CANCELLED',
  退货: 'GOODS_RETURN',
  重复开立: 'DUPLICATE',
  其他: 'OTHER',
}

/** 一个人在后台办好一件事；拒绝了就以后端的话失败。 */
export class Preparing {
  readonly #control: Control
  readonly #person: string
  constructor(control: Control, person: string) {
    this.#control = control
    this.#person = person
  }

  #act<Data>(operation: string, body: object): Promise<Data> {
    return this.#control.act<Data>(this.#person, operation, body)
  }

  /** 列表里的那一行：有这段文字（金额照页面的写法），能做这件事；不是恰好一行就说出来。 */
  async #rowOf(operation: string, text: string, may?: string): Promise<Row> {
    const data = await this.#act<Row[] | { list: Row[] }>(operation, ALL)
    const rows = Array.isArray(data) ? data : data.list
    const wanted = text.replace(/^可用 /, '')
    const found = rows.filter(
      (row) =>
        Object.values(row).some((value) => shows(value, wanted)) &&
        row['enabled'] !== false &&
        (may === undefined || mayDo(row, may)),
    )
    const [row] = found
    if (row && found.length === 1) return row
    throw new Error(`${this.#person}能办的“${text}”应有一行，现在有 ${found.length} 行（${operation}）`)
  }

  async #sign(businessType: string, businessKeys: readonly string[]): Promise<string> {
    const subject = {
      businessType,
      businessKeys,
      productType: 'CREDIT',
      summary: `签署${businessKeys.length}份`,
    }
    await this.#act('applySignatureSms', subject)
    const { signTicket } = await this.#act<{ signTicket: string }>('verifySignatureSms', {
      ...subject,
      verifyCode: '123456',
    })
    return signTicket
  }

  /** 复核（审批、确认）那一份：没有写意见的同意并签署，写了的驳回。 */
  async review(task: ReviewTask, text: string, reviewOpinion?: string): Promise<void> {
    const row = await this.#rowOf(task.page, text, 'REVIEW')
    const verdict =
      reviewOpinion === undefined
        ? { decision: 'PASS', signTicket: await this.#sign(task.type, [String(row[task.no])]) }
        : { decision: 'REJECT', reviewOpinion }
    const answer = await this.#act<{ results: { success: boolean; message: string }[] }>(task.review, {
      items: [refOf(row, task.no)],
      ...verdict,
    })
    const refused = answer.results.find(({ success }) => !success)
    if (refused) throw new Error(`${this.#person}：${refused.message}`)
  }

  async #accountId(operation: string): Promise<string> {
    const accounts = await this.#act<Row[]>(operation, {})
    return String((accounts.find((row) => row['isDefault']) ?? accounts[0])?.['accountId'])
  }

  /** 提交一份开立申请。 */
  async issue(form: object): Promise<void> {
    const payAccountId = await this.#accountId('listPayAccounts')
    await this.#act('submitIssueApplication', {
      payAccountId,
      invoiceNos: [],
      receiverConsent: true,
      ...form,
    })
  }

  /** 提交转让，各行金额以顿号隔开。 */
  async transfer(text: string, parts: string, line: object): Promise<void> {
    const { holdingNo } = await this.#rowOf('listTransferableHoldings', text)
    const lines = parts.split('、').map((amount) => ({ ...line, transferAmount: amount.replaceAll(',', '') }))
    await this.#act('submitTransferApplication', { holdingNo, lines })
  }

  /** 提交签收。 */
  async signFor(text: string): Promise<void> {
    const row = await this.#rowOf('pageSignTasks', text, 'SIGN')
    const collectAccountId = await this.#accountId('listCollectAccounts')
    await this.#act('applySignTasks', {
      items: [refOf(row, 'signNo')],
      collectAccountId,
      quickFinance: false,
    })
  }

  /** 提交拒签。 */
  async refuse(text: string, reason: string): Promise<void> {
    const { signNo, version } = await this.#rowOf('pageSignTasks', text, 'REFUSE')
    const refuseReason = entryOf(REFUSE_REASONS, reason, '拒签原因')
    await this.#act('refuseSignTask', { signNo, version, refuseReason })
  }

  /** 申请撤回待签收的凭证。 */
  async withdraw(text: string, reason: string, withdrawDesc: string): Promise<void> {
    const { voucherNo } = await this.#rowOf('listWithdrawableVouchers', text)
    const withdrawReason = entryOf(WITHDRAW_REASONS, reason, '撤回原因')
    await this.#act('submitWithdrawApplication', { voucherNo, withdrawReason, withdrawDesc })
  }

  /** 提交整笔退回。 */
  async giveBack(text: string, reason: string, returnDesc: string): Promise<void> {
    const { holdingNo } = await this.#rowOf('listReturnableHoldings', text)
    const returnReason = entryOf(RETURN_REASONS, reason, '退回原因')
    await this.#act('submitReturnApplication', { holdingNo, returnReason, returnDesc })
  }

  /** 发起协商回收。 */
  async recycle(text: string, recycleReason: string): Promise<void> {
    const { voucherNo } = await this.#rowOf('listRecyclableVouchers', text)
    await this.#act('submitRecycleApplication', { voucherNo, recycleReason })
  }

  /** 同意开立方的协商回收。 */
  async agree(text: string): Promise<void> {
    const { recycleNo, version } = await this.#rowOf('listRecycleConsents', text, 'AGREE')
    await this.#act('agreeRecycleApplication', { recycleNo, version, returnDesc: '同意收回' })
  }

  /** 申请兑付。 */
  async cash(text: string, channel: string): Promise<void> {
    const row = await this.#rowOf('pageCashBatches', text, 'APPLY')
    const payAccountId = await this.#accountId('listPayAccounts')
    const payChannel = entryOf(CHANNELS, channel, '付款渠道')
    await this.#act('submitCashBatches', { items: [refOf(row, 'cashNo')], payChannel, payAccountId })
  }

  /** 申请提前兑付。 */
  async payAhead(text: string, amount: string, aheadDate: string, aheadRate: string): Promise<void> {
    const { holdingNo } = await this.#rowOf('listAheadCashHoldings', text)
    const payAccountId = await this.#accountId('listPayAccounts')
    const aheadAmount = amount.replaceAll(',', '')
    const form = { holdingNo, aheadAmount, aheadDate, aheadRate, payAccountId }
    await this.#act('submitAheadCashApplication', form)
  }
}
