// What people do to the rows of their lists of vouchers: for every list the actions that it may offer, and their calls.
import { sum } from '#domain/money.ts'
import type { Form, Persona } from '../../shared/Desk.ts'
import { paymentSummary } from '../../shared/paymentSummary.ts'
import type { Board, Making } from '../Family.ts'
import type { Row } from '../Market.ts'
import { accountOf, corpOf, decide, plain, ref, seldom, text } from '../making.ts'

export const CORE_OP: readonly Persona[] = ['core-operator']
const CORE_DIR: readonly Persona[] = ['core-director']
export const CHAIN_OP: readonly Persona[] = ['chain-operator', 'chain-operator', 'chain2-operator']
export const CHAIN_DIR: readonly Persona[] = ['chain-director', 'chain-director', 'chain2-director']

const BASE = '/v1/credits'

/** All that failed is paid once more. */
const retry: Making = (row, market) => {
  const batch = market.world.cashBatches.need(text(row, 'cashNo'))
  const failed = batch.items.filter((item) => item.cashItemStatus === 'FAILED')
  return {
    path: `${BASE}/cash/retry`,
    body: ref(row, 'cashNo'),
    signs: 'CASH_RETRY',
    summary: paymentSummary(sum(failed.map((item) => item.cashAmount)), batch.payAccountNo),
  }
}

const register: Making = async (row, market, persona) => {
  const detail = (await market.read(persona, `${BASE}/cash/detail`, { cashNo: text(row, 'cashNo') })) as {
    items?: { cashItemNo: string; cashItemStatus: string }[]
  }
  const open = detail.items?.filter((item) => item.cashItemStatus !== 'PAID') ?? []
  const file = market.world.files.find((one) => one.corpId === 'C001')
  const payVoucherFile = { fileId: file?.fileId, fileName: '回单.pdf', fileSize: 1, category: 'PAY_VOUCHER' }
  return {
    path: `${BASE}/cash/register`,
    body: {
      cashNo: text(row, 'cashNo'),
      version: row.version,
      items: open.map(({ cashItemNo }) => ({
        cashItemNo,
        paidDate: market.world.today(),
        bankSerialNo: market.often(95) ? `B${cashItemNo}${market.unique()}` : 'B',
        payVoucherFile,
      })),
    },
  }
}

const editTransfer: Making = async (row, market, persona) => {
  const detail = (await market.read(persona, `${BASE}/transfer/detail`, {
    transferNo: text(row, 'transferNo'),
  })) as Row & { lines: Form[] }
  const lines = detail.lines.map(({ transfereeName, transferAmount, transferPurpose, contractNo }) => ({
    transfereeName,
    transferAmount,
    transferPurpose,
    contractNo,
  }))
  const holdingNo = text(detail, 'holdingNo')
  return {
    path: `${BASE}/transfer/submit`,
    body: { transferNo: text(row, 'transferNo'), version: row.version, holdingNo, lines },
  }
}

const answer =
  (recycleDecision: 'ACCEPT' | 'REFUSE'): Making =>
  (row) => ({
    path: `${BASE}/recycle/answer`,
    body: {
      recycleNo: text(row, 'recycleNo'),
      version: row.version,
      recycleDecision,
      recycleReason: '已核实',
    },
  })

const complete: Making = (row, market) => {
  const contract = market.one(
    market.world.tradeContracts.where(
      (one) => one.corpId === 'C001' && one.partyB === text(row, 'receiverName'),
    ),
  )
  return {
    path: `${BASE}/third-issue/${market.often(85) ? 'submit' : 'save'}`,
    body: {
      thirdNo: text(row, 'thirdNo'),
      version: row.version,
      promisePayDate: text(row, 'promisePayDate'),
      contractNo: contract?.contractNo ?? 'X',
      tradeBackground: '采购机加工件',
      payAccountId: accountOf(market, 'C001', 'PAY'),
      receiverConsent: market.often(95),
    },
  }
}

/** The lists of the voucher family and what may be done on them. */
export const boards: readonly Board[] = [
  {
    path: `${BASE}/issue/page`,
    people: CORE_OP,
    actions: {
      SUBMIT: (row, market) => ({
        path: `${BASE}/issue/submit-drafts`,
        body: { items: [ref(row, 'issueNo')], smeTermConfirmed: market.often(90) },
      }),
      CANCEL: plain(`${BASE}/issue/cancel`, 'issueNo'),
      RECALL: plain(`${BASE}/issue/recall`, 'issueNo'),
    },
  },
  {
    path: `${BASE}/issue/page`,
    people: CORE_DIR,
    query: { issueStatus: 'PENDING_REVIEW' },
    actions: {
      REVIEW: async (row, market, persona) => {
        // opening it is what bars the maker from recalling it
        if (market.often(40))
          await market.read(persona, `${BASE}/issue/detail`, { issueNo: text(row, 'issueNo') })
        return decide(`${BASE}/issue/review`, 'issueNo', 'ISSUE_REVIEW')(row, market, persona)
      },
    },
  },
  {
    path: `${BASE}/issue/page`,
    people: ['core-final'],
    query: { issueStatus: 'PENDING_FINAL' },
    actions: { FINAL: decide(`${BASE}/issue/final-review`, 'issueNo', 'ISSUE_FINAL') },
  },
  {
    path: `${BASE}/third-issue/page`,
    people: CORE_OP,
    actions: {
      PROCESS: complete,
      SUBMIT: (row) => ({ path: `${BASE}/third-issue/submit-batch`, body: { items: [ref(row, 'thirdNo')] } }),
      RETURN: (row, market) =>
        market.often(25)
          ? {
              path: `${BASE}/third-issue/return`,
              body: { thirdNo: text(row, 'thirdNo'), version: row.version, returnDesc: '订单已取消' },
            }
          : undefined,
    },
  },
  {
    path: `${BASE}/third-issue/page`,
    people: CORE_DIR,
    query: { thirdStatus: 'PENDING_REVIEW' },
    actions: { REVIEW: decide(`${BASE}/third-issue/review`, 'thirdNo', 'ISSUE_REVIEW') },
  },
  {
    path: `${BASE}/third-issue/results`,
    people: CORE_OP,
    actions: { RESEND: plain(`${BASE}/third-issue/resend`, 'thirdNo') },
  },
  {
    path: `${BASE}/withdraw/page`,
    people: CORE_OP,
    actions: { CANCEL: plain(`${BASE}/withdraw/cancel`, 'withdrawNo') },
  },
  {
    path: `${BASE}/withdraw/page`,
    people: CORE_DIR,
    actions: { REVIEW: decide(`${BASE}/withdraw/review`, 'withdrawNo', 'ISSUE_WITHDRAW') },
  },
  {
    path: `${BASE}/sign/page`,
    people: CHAIN_OP,
    query: { signStatus: 'WAIT_SIGN' },
    actions: {
      SIGN: (row, market, persona) => ({
        path: `${BASE}/sign/apply`,
        body: {
          items: [ref(row, 'signNo')],
          collectAccountId: accountOf(market, market.often(97) ? corpOf(market, persona) : 'C001', 'COLLECT'),
          quickFinance: market.often(25),
        },
      }),
      REFUSE: (row, market) =>
        market.often(30)
          ? {
              path: `${BASE}/sign/refuse`,
              body: { signNo: text(row, 'signNo'), version: row.version, refuseReason: 'DATE_ERROR' },
            }
          : undefined,
    },
  },
  {
    path: `${BASE}/sign/page`,
    people: CHAIN_DIR,
    actions: { REVIEW: decide(`${BASE}/sign/approve`, 'signNo', 'SIGN_CONFIRM', true) },
  },
  {
    path: `${BASE}/transfer/page`,
    people: CHAIN_OP,
    actions: {
      EDIT: editTransfer,
      CANCEL: plain(`${BASE}/transfer/cancel`, 'transferNo'),
      RECALL: seldom(40, plain(`${BASE}/transfer/recall`, 'transferNo')),
    },
  },
  {
    path: `${BASE}/transfer/page`,
    people: CHAIN_DIR,
    actions: {
      REVIEW: decide(`${BASE}/transfer/review`, 'transferNo', 'TRANSFER_REVIEW'),
      REVOKE: seldom(25, plain(`${BASE}/transfer/revoke`, 'transferNo', 'TRANSFER_REVIEW')),
    },
  },
  {
    path: `${BASE}/return/page`,
    people: CHAIN_OP,
    actions: { CANCEL: plain(`${BASE}/return/cancel`, 'returnNo') },
  },
  {
    path: `${BASE}/return/page`,
    people: CHAIN_DIR,
    actions: { REVIEW: decide(`${BASE}/return/review`, 'returnNo', 'RETURN_REVIEW') },
  },
  {
    path: `${BASE}/return/recycle-consents`,
    people: CHAIN_OP,
    actions: {
      AGREE: (row) => ({
        path: `${BASE}/return/agree-recycle`,
        body: { recycleNo: text(row, 'recycleNo'), version: row.version, returnDesc: '同意' },
      }),
      REFUSE: (row, market) =>
        market.often(40) ? { path: `${BASE}/return/refuse-recycle`, body: ref(row, 'recycleNo') } : undefined,
    },
  },
  {
    path: `${BASE}/recycle/page`,
    people: CORE_OP,
    actions: {
      ACCEPT: answer('ACCEPT'),
      REFUSE: answer('REFUSE'),
      CANCEL: seldom(30, plain(`${BASE}/recycle/cancel`, 'recycleNo')),
    },
  },
  {
    path: `${BASE}/recycle/page`,
    people: CORE_DIR,
    actions: { REVIEW: decide(`${BASE}/recycle/review`, 'recycleNo', 'RECYCLE_REVIEW') },
  },
  {
    path: `${BASE}/cash/page`,
    people: CORE_OP,
    actions: {
      APPLY: (row, market) => ({
        path: `${BASE}/cash/submit`,
        body: {
          items: [ref(row, 'cashNo')],
          payChannel: market.random.pick(['BANK_DEBIT', 'ONLINE_TRANSFER', 'OFFLINE']),
          payAccountId: accountOf(market, 'C001', 'PAY'),
        },
      }),
      REGISTER: register,
    },
  },
  {
    path: `${BASE}/cash/page`,
    people: CORE_DIR,
    actions: {
      REVIEW: decide(`${BASE}/cash/review`, 'cashNo', 'CASH_REVIEW'),
      RETRY: retry,
    },
  },
  {
    path: `${BASE}/cash/progress`,
    people: [...CORE_OP, ...CORE_DIR],
    actions: { ASK_BANK: plain(`${BASE}/cash/ask-bank`, 'documentNo') },
  },
  {
    path: `${BASE}/ahead-cash/page`,
    people: CORE_OP,
    actions: {
      CANCEL: seldom(30, plain(`${BASE}/ahead-cash/cancel`, 'aheadNo')),
    },
  },
  {
    path: `${BASE}/ahead-cash/page`,
    people: CORE_DIR,
    actions: { REVIEW: decide(`${BASE}/ahead-cash/review`, 'aheadNo', 'AHEAD_CASH_REVIEW') },
  },
  {
    path: `${BASE}/ahead-cash/consents`,
    people: CHAIN_DIR,
    actions: { CONFIRM: decide(`${BASE}/ahead-cash/confirm`, 'aheadNo', 'AHEAD_CASH_REVIEW') },
  },
]
