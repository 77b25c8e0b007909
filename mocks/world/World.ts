import { addDays, dayAt, instantAt } from '#domain/calendar.ts'
import type { Fault } from '../kernel/control/faults.ts'
import { Ledger } from '../kernel/control/Ledger.ts'
import type { Session } from '../kernel/enforce/session.ts'
import type { Step } from '../kernel/journal/step.ts'
import type { House } from '../kernel/wiring.ts'
import type * as abs from '../abs/rows.ts'
import { Clock, dayStart } from '../kernel/clock.ts'
import type { InvoiceInfoRow, NameChangeRow, UkeyRow } from './enterpriseRows.ts'
import type * as finance from '../voucher/finance/rows.ts'
import type { FirmInfoRow, FunderProductRow, SignupRow } from '../voucher/signup/rows.ts'
import type * as guarantee from '../guarantee/rows.ts'
import { Ids } from '../kernel/ids.ts'
import type { LimitDistributionRow } from '../account/limit/rows.ts'
import type { PriceSchemeRow } from '../account/price/rows.ts'
import { Random } from '../kernel/random.ts'
import type { FinanceDataPackageRow } from '../voucher/package/rows.ts'
import type * as rf from '../reverseFactoring/rows.ts'
import type * as rows from './rows.ts'
import { Table } from '../kernel/Table.ts'
import type { ThirdIssueApplicationRow } from '../voucher/thirdIssue/rows.ts'

/** A signature by SMS under way or done: bound to the documents and the kind of business that it was asked for. */
export type SmsSigning = {
  userId: string
  businessType: string
  businessKeys: string[]
  summary: string
  sentAt: number
  wrong: number
  signTicket?: string
}

/** Codes sent to mobile phones outside a session (register, reset password). */
export type SmsCode = { code: string; sentAt: number; wrong: number }

/** The stored answer of a call with an idempotency key. */
export type StoredAnswer = { path: string; bodyHash: string; answer: Promise<Response> }

type Due = { at: number; run: (world: World) => void }

/** Everything that one browser session sees: tables, clock, sessions, faults and the ledger. */
export class World {
  /** What the families brought along. */
  readonly house: House
  readonly id: string
  readonly scenario: string
  readonly seed: number
  readonly clock = new Clock()
  readonly ids = new Ids()
  readonly random: Random
  readonly ledger = new Ledger()

  readonly corps = new Table<rows.CorpRow>('corpId', '企业')
  readonly users = new Table<rows.UserRow>('userId', '用户')
  readonly bankAccounts = new Table<rows.BankAccountRow>('accountId', '银行账户')
  readonly limits = new Table<rows.LimitRow>('limitNo', '额度')
  readonly priceSchemes = new Table<PriceSchemeRow>('priceNo', '定价方案')
  readonly limitDistributions = new Table<LimitDistributionRow>('distributeNo', '额度分配')
  readonly limitFlows = new Table<rows.LimitFlowRow>('limitFlowNo', '额度流水')
  readonly issueApplications = new Table<rows.IssueApplicationRow>('issueNo', '开立申请')
  readonly thirdIssueApplications = new Table<ThirdIssueApplicationRow>('thirdNo', '三方申请')
  readonly vouchers = new Table<rows.VoucherRow>('voucherNo', '电子凭证')
  readonly holdings = new Table<rows.HoldingRow>('holdingNo', '凭证持有')
  readonly signTasks = new Table<rows.SignTaskRow>('signNo', '签收任务')
  readonly withdrawApplications = new Table<rows.WithdrawApplicationRow>('withdrawNo', '撤回申请')
  readonly transferApplications = new Table<rows.TransferApplicationRow>('transferNo', '转让申请')
  readonly returnApplications = new Table<rows.ReturnApplicationRow>('returnNo', '退回申请')
  readonly recycleApplications = new Table<rows.RecycleApplicationRow>('recycleNo', '回收申请')
  readonly cashBatches = new Table<rows.CashBatchRow>('cashNo', '兑付批次')
  readonly aheadCashApplications = new Table<rows.AheadCashApplicationRow>('aheadNo', '提前兑付申请')
  readonly financeApplications = new Table<finance.FinanceApplicationRow>('financeNo', '融资申请')
  readonly switchFunderApplications = new Table<finance.SwitchFunderApplicationRow>(
    'switchNo',
    '更换资金方申请',
  )
  readonly funderBills = new Table<finance.FunderBillRow>('funderBillNo', '金融机构账单')
  readonly receipts = new Table<rows.ReceiptRow>('receiptNo', '电子回单')
  readonly tradeContracts = new Table<rows.TradeContractRow>('contractNo', '贸易合同')
  readonly invoices = new Table<rows.InvoiceRow>('invoiceNo', '发票')
  readonly financeDataPackages = new Table<FinanceDataPackageRow>('packageNo', '融资资料包')
  readonly funderProducts = new Table<FunderProductRow>('funderProductNo', '融资产品')
  readonly signups = new Table<SignupRow>('signupNo', '资金方签约')
  readonly firmInfos = new Table<FirmInfoRow>('corpId', '企业补充信息')
  readonly absPayables = new Table<abs.AbsPayableRow>('payableNo', '账款')
  readonly absTransfers = new Table<abs.AbsTransferApplicationRow>('absTransferNo', '应收账款转让申请')
  readonly absPayments = new Table<abs.AbsPaymentRow>('paymentNo', 'ABS付款')
  readonly absAccountChanges = new Table<abs.AbsAccountChangeRow>('changeNo', '归集账户变更')
  readonly absShelves = new Table<abs.AbsShelfRow>('shelfNo', '储架')
  readonly absPlans = new Table<abs.AbsPlanRow>('planNo', '专项计划')
  readonly rfAccounts = new Table<rf.RfAccountRow>('arNo', '应收账款')
  readonly rfConfirmations = new Table<rf.RfConfirmationRow>('confirmNo', '确权')
  readonly rfStatements = new Table<rf.RfStatementRow>('statementNo', '对账单')
  readonly rfFinancings = new Table<rf.RfFinancingRow>('rfFinanceNo', '保理融资')
  readonly rfRiskEvents = new Table<rf.RfRiskEventRow>('riskNo', '融资风险')
  readonly rfRecommends = new Table<rf.RfRecommendRow>('recommendNo', '供应商推荐')
  readonly rfAgreements = new Table<rf.RfAgreementRow>('protocolNo', '反向保理协议')
  readonly issuerOrgs = new Table<guarantee.IssuerOrgRow>('issuerOrgId', '开立机构')
  readonly guarantees = new Table<guarantee.GuaranteeRow>('guaranteeApplyNo', '保函')
  readonly guaranteeRevokes = new Table<guarantee.GuaranteeRevokeRow>('revokeNo', '保函撤销申请')
  readonly guaranteeInvoices = new Table<guarantee.GuaranteeInvoiceRow>('feeInvoiceNo', '保函费发票')
  readonly guaranteeClaims = new Table<guarantee.GuaranteeClaimRow>('claimNo', '保函索赔')
  readonly counterparties = new Table<rows.CounterpartyRow>('id', '交易对手')
  readonly nameChanges = new Table<NameChangeRow>('nameChangeNo', '更名申请')
  readonly invoiceInfos = new Table<InvoiceInfoRow>('id', '开票信息')
  readonly ukeys = new Table<UkeyRow>('id', '企业证书')
  readonly files = new Table<rows.FileRow>('fileId', '文件')
  readonly messages = new Table<rows.MessageRow>('messageId', '消息')
  readonly announcements = new Table<rows.AnnouncementRow>('announceId', '公告')
  readonly helpArticles = new Table<rows.HelpArticleRow>('helpId', '帮助文章')
  readonly protocols = new Table<rows.ProtocolRow>('protocolNo', '协议')
  readonly bills = new Table<rows.BillRow>('billNo', '账单')
  readonly realNames = new Table<rows.RealNameRow>('realnameNo', '实名申请')
  readonly bookings = new Table<rows.BookingRow>('bookingNo', '记账')

  /** Platform settings that scenarios and features may change. */
  readonly settings = {
    /** Whether approvals ask for an SMS code (签署开关). */
    signatureSwitchOpen: true,
    guaranteeEnableRealName: true,
    customerService: true,
    /** Days of 签收截止: working days after the issue. */
    signDays: 10,
    /** Whether banks answer the orders that they get; what they leave unanswered becomes 银行未答复. */
    bankAnswers: true,
  }

  readonly sessions = new Map<string, Session>()
  readonly nonces = new Set<string>()
  readonly idempotency = new Map<string, StoredAnswer>()
  readonly smsSignings: SmsSigning[] = []
  /** Signers locked after wrong codes, by user id, until that instant (world time, ms). */
  readonly smsLocks = new Map<string, number>()
  /** What was done to this world, in order; enough to build it again. */
  readonly steps: Step[] = []
  readonly smsCodes = new Map<string, SmsCode>()
  /** Passwords that users have set in this world, by userId. */
  readonly passwords = new Map<string, string>()
  /** Who proved a mobile number and may now set a password, until when (world time, ms). */
  readonly resetTickets = new Map<string, { mobilePhone: string; until: number }>()
  /** Who proved a mobile number and may now register with it, until when (world time, ms). */
  readonly registerTickets = new Map<string, { mobilePhone: string; until: number }>()
  /** What a user signed with a certificate: `${userId} ${businessKey}`; good for one use. */
  readonly certificateSignings = new Set<string>()
  /** Wrong certificate PINs of a user, and until when (world time, ms) the certificate is locked. */
  readonly pinFailures = new Map<string, { wrong: number; lockedUntil: number }>()
  /** wsToken that came with the authToken in the page's address. */
  readonly wsTokens = new Map<string, string>()
  readonly announcementReads = new Set<string>()
  readonly helpVotes = new Map<string, 'USEFUL' | 'UNUSEFUL'>()
  faults: Fault[] = []
  /** How often each transition of the flows was made in this world, by its id. */
  readonly made = new Map<string, number>()

  #due: Due[] = []
  #lastDay: string

  constructor(house: House, id: string, scenario: string, seed: number) {
    this.house = house
    this.id = id
    this.scenario = scenario
    this.seed = seed
    this.random = new Random(seed)
    this.#lastDay = this.today()
  }

  /** Now, as the instant of the wire. */
  now(): string {
    return instantAt(this.clock.ms())
  }

  /** Today in UTC+8. */
  today(): string {
    return dayAt(this.clock.ms())
  }

  /** Lets something happen later, at that instant of the world (ms): an outside party that acts on its own. */
  schedule(at: number, run: (world: World) => void): void {
    this.#due.push({ at, run })
    this.#due.sort((a, b) => a.at - b.at)
  }

  /** Lets everything happen that is due by now; called before every request. */
  tick(): void {
    this.moveTo(this.clock.ms())
  }

  /** Moves the clock to that instant. Midnights and due events on the way happen one after the other, in order. */
  moveTo(target: number): void {
    for (;;) {
      const midnight = dayStart(addDays(this.#lastDay, 1))
      const next = Math.min(midnight, this.#due[0]?.at ?? Infinity)
      if (next > target) break
      this.clock.set(next)
      if (next === midnight) {
        this.#lastDay = dayAt(midnight)
        for (const run of this.house.clock) run(this)
      } else {
        this.#due.shift()!.run(this)
      }
    }
    this.clock.set(target)
    this.#lastDay = this.today()
  }

  /** A transition of some document was made: the simulation asks which ones were. */
  note(id: string): void {
    this.made.set(id, (this.made.get(id) ?? 0) + 1)
  }

  /** Writes one line of the ledger: money or limit moved, now unless the time is given. */
  book(row: Omit<rows.BookingRow, 'bookingNo' | 'time'> & { time?: string }): void {
    this.bookings.put({ time: this.now(), ...row, bookingNo: this.ids.next('BK', this.today()) })
  }

  /** Sends a message to users of an enterprise: to one user, to the holders of roles, or to everybody. */
  notify(
    message: Pick<rows.MessageRow, 'corpId' | 'messageTitle' | 'messageContent' | 'messageType'> &
      Partial<Pick<rows.MessageRow, 'userId' | 'roleCodes' | 'bizNo' | 'jumpPath' | 'sendTime'>>,
  ): void {
    this.messages.put({
      messageId: this.ids.plain('MSG'),
      sendTime: this.now(),
      roleCodes: [],
      readBy: [],
      ...message,
    })
  }
}
