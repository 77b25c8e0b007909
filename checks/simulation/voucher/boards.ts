// Actions on the rows of the voucher lists: for every list the actions that it may offer, and their calls.
import { sum } from '#domain/money.ts'
import { paymentSummary } from '../../shared/paymentSummary.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Board, Making } from '../Family.ts'
import { accountOf, board, corpOf, decide, plain, ref, seen, seldom, text } from '../making.ts'
import type { Row } from '../Simulation.ts'

export const CORE_OP: readonly Persona[] = ['core-operator']
const CORE_DIR: readonly Persona[] = ['core-director']
export const CHAIN_OP: readonly Persona[] = ['chain-operator', 'chain-operator', 'chain2-operator']
export const CHAIN_DIR: readonly Persona[] = ['chain-director', 'chain-director', 'chain2-director']

const BASE = '/v1/credits'

/** All that failed is paid once more. */
const retry: Making = (row, simulation) => {
  const batch = simulation.world.cashBatches.need(text(row, 'cashNo'))
  const failed = batch.items.filter((item) => item.cashItemStatus === 'FAILED')
  return {
    path: `${BASE}/cash/retry`,
    body: ref(row, 'cashNo'),
    signs: 'CASH_RETRY',
    summary: paymentSummary(sum(failed.map((item) => item.cashAmount)), batch.payAccountNo),
  }
}

const register: Making = async (row, simulation, persona) => {
  const detail = (await simulation.read(persona, `${BASE}/cash/detail`, { cashNo: text(row, 'cashNo') })) as {
    items?: { cashItemNo: string; cashItemStatus: string }[]
  }
  const open = detail.items?.filter((item) => item.cashItemStatus !== 'PAID') ?? []
  const file = simulation.world.files.find((one) => one.corpId === 'C001')
  const payVoucherFile = { fileId: file?.fileId, fileName: '回单.pdf', fileSize: 1, category: 'PAY_VOUCHER' }
  return {
    path: `${BASE}/cash/register`,
    body: {
      ...seen(row, 'cashNo'),
      items: open.map(({ cashItemNo }) => ({
        cashItemNo,
        paidDate: simulation.world.today(),
        bankSerialNo: simulation.often(95) ? `B${cashItemNo}${simulation.unique()}` : 'B',
        payVoucherFile,
      })),
    },
  }
}

const editTransfer: Making = async (row, simulation, persona) => {
  const detail = (await simulation.read(persona, `${BASE}/transfer/detail`, {
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
    body: { ...seen(row, 'transferNo'), holdingNo, lines },
  }
}

const answer =
  (recycleDecision: 'ACCEPT' | 'REFUSE'): Making =>
  (row) => ({
    path: `${BASE}/recycle/answer`,
    body: {
      ...seen(row, 'recycleNo'),
      recycleDecision,
      recycleReason: '已核实',
    },
  })

const complete: Making = (row, simulation) => {
  const contract = simulation.one(
    simulation.world.tradeContracts.where(
      (one) => one.corpId === 'C001' && one.partyB === text(row, 'receiverName'),
    ),
  )
  return {
    path: `${BASE}/third-issue/${simulation.often(85) ? 'submit' : 'save'}`,
    body: {
      ...seen(row, 'thirdNo'),
      promisePayDate: text(row, 'promisePayDate'),
      contractNo: contract?.contractNo ?? 'X',
      tradeBackground: '采购机加工件',
      payAccountId: accountOf(simulation, 'C001', 'PAY'),
      receiverConsent: simulation.often(95),
    },
  }
}

/** The lists of the voucher family and what may be done on them. */
export const boards: readonly Board[] = [
  board(`${BASE}/issue/page`, CORE_OP, {
    SUBMIT: (row, simulation) => ({
      path: `${BASE}/issue/submit-drafts`,
      body: { items: [ref(row, 'issueNo')], smeTermConfirmed: simulation.often(90) },
    }),
    CANCEL: plain(`${BASE}/issue/cancel`, 'issueNo'),
    RECALL: plain(`${BASE}/issue/recall`, 'issueNo'),
  }),
  board({ path: `${BASE}/issue/page`, query: { issueStatus: 'PENDING_REVIEW' } }, CORE_DIR, {
    REVIEW: async (row, simulation, persona) => {
      // opening it is what bars the maker from recalling it
      if (simulation.often(40))
        await simulation.read(persona, `${BASE}/issue/detail`, { issueNo: text(row, 'issueNo') })
      return decide(`${BASE}/issue/review`, 'issueNo', 'ISSUE_REVIEW')(row, simulation, persona)
    },
  }),
  board({ path: `${BASE}/issue/page`, query: { issueStatus: 'PENDING_FINAL' } }, ['core-final'], {
    FINAL: decide(`${BASE}/issue/final-review`, 'issueNo', 'ISSUE_FINAL'),
  }),
  board(`${BASE}/third-issue/page`, CORE_OP, {
    PROCESS: complete,
    SUBMIT: (row) => ({ path: `${BASE}/third-issue/submit-batch`, body: { items: [ref(row, 'thirdNo')] } }),
    RETURN: (row, simulation) =>
      simulation.often(25)
        ? {
            path: `${BASE}/third-issue/return`,
            body: { ...seen(row, 'thirdNo'), returnDesc: '订单已取消' },
          }
        : undefined,
  }),
  board({ path: `${BASE}/third-issue/page`, query: { thirdStatus: 'PENDING_REVIEW' } }, CORE_DIR, {
    REVIEW: decide(`${BASE}/third-issue/review`, 'thirdNo', 'ISSUE_REVIEW'),
  }),
  board(`${BASE}/third-issue/results`, CORE_OP, { RESEND: plain(`${BASE}/third-issue/resend`, 'thirdNo') }),
  board(`${BASE}/withdraw/page`, CORE_OP, { CANCEL: plain(`${BASE}/withdraw/cancel`, 'withdrawNo') }),
  board(`${BASE}/withdraw/page`, CORE_DIR, {
    REVIEW: decide(`${BASE}/withdraw/review`, 'withdrawNo', 'ISSUE_WITHDRAW'),
  }),
  board({ path: `${BASE}/sign/page`, query: { signStatus: 'WAIT_SIGN' } }, CHAIN_OP, {
    SIGN: (row, simulation, persona) => ({
      path: `${BASE}/sign/apply`,
      body: {
        items: [ref(row, 'signNo')],
        collectAccountId: accountOf(
          simulation,
          simulation.often(97) ? corpOf(simulation, persona) : 'C001',
          'COLLECT',
        ),
        quickFinance: simulation.often(25),
      },
    }),
    REFUSE: (row, simulation) =>
      simulation.often(30)
        ? {
            path: `${BASE}/sign/refuse`,
            body: { ...seen(row, 'signNo'), refuseReason: 'DATE_ERROR' },
          }
        : undefined,
  }),
  board(`${BASE}/sign/page`, CHAIN_DIR, {
    REVIEW: decide(`${BASE}/sign/approve`, 'signNo', 'SIGN_CONFIRM', true),
  }),
  board(`${BASE}/transfer/page`, CHAIN_OP, {
    EDIT: editTransfer,
    CANCEL: plain(`${BASE}/transfer/cancel`, 'transferNo'),
    RECALL: seldom(40, plain(`${BASE}/transfer/recall`, 'transferNo')),
  }),
  board(`${BASE}/transfer/page`, CHAIN_DIR, {
    REVIEW: decide(`${BASE}/transfer/review`, 'transferNo', 'TRANSFER_REVIEW'),
    REVOKE: seldom(25, plain(`${BASE}/transfer/revoke`, 'transferNo', 'TRANSFER_REVIEW')),
  }),
  board(`${BASE}/return/page`, CHAIN_OP, { CANCEL: plain(`${BASE}/return/cancel`, 'returnNo') }),
  board(`${BASE}/return/page`, CHAIN_DIR, {
    REVIEW: decide(`${BASE}/return/review`, 'returnNo', 'RETURN_REVIEW'),
  }),
  board(`${BASE}/return/recycle-consents`, CHAIN_OP, {
    AGREE: (row) => ({
      path: `${BASE}/return/agree-recycle`,
      body: { ...seen(row, 'recycleNo'), returnDesc: '同意' },
    }),
    REFUSE: (row, simulation) =>
      simulation.often(40)
        ? { path: `${BASE}/return/refuse-recycle`, body: ref(row, 'recycleNo') }
        : undefined,
  }),
  board(`${BASE}/recycle/page`, CORE_OP, {
    ACCEPT: answer('ACCEPT'),
    REFUSE: answer('REFUSE'),
    CANCEL: seldom(30, plain(`${BASE}/recycle/cancel`, 'recycleNo')),
  }),
  board(`${BASE}/recycle/page`, CORE_DIR, {
    REVIEW: decide(`${BASE}/recycle/review`, 'recycleNo', 'RECYCLE_REVIEW'),
  }),
  board(`${BASE}/cash/page`, CORE_OP, {
    APPLY: (row, simulation) => ({
      path: `${BASE}/cash/submit`,
      body: {
        items: [ref(row, 'cashNo')],
        payChannel: simulation.random.pick(['BANK_DEBIT', 'ONLINE_TRANSFER', 'OFFLINE']),
        payAccountId: accountOf(simulation, 'C001', 'PAY'),
      },
    }),
    REGISTER: register,
    SETTLE_PENALTY: (row, simulation) => ({
      path: `${BASE}/cash/register-penalty`,
      body: {
        ...seen(row, 'cashNo'),
        settledDate: simulation.world.today(),
        bankSerialNo: `LX${text(row, 'cashNo')}${simulation.unique()}`,
      },
    }),
  }),
  board(`${BASE}/cash/page`, CORE_DIR, {
    REVIEW: decide(`${BASE}/cash/review`, 'cashNo', 'CASH_REVIEW'),
    RETRY: retry,
  }),
  board(`${BASE}/cash/progress`, [...CORE_OP, ...CORE_DIR], {
    ASK_BANK: plain(`${BASE}/cash/ask-bank`, 'documentNo'),
  }),
  board(`${BASE}/ahead-cash/page`, CORE_OP, {
    CANCEL: seldom(30, plain(`${BASE}/ahead-cash/cancel`, 'aheadNo')),
  }),
  board(`${BASE}/ahead-cash/page`, CORE_DIR, {
    REVIEW: decide(`${BASE}/ahead-cash/review`, 'aheadNo', 'AHEAD_CASH_REVIEW'),
  }),
  board(`${BASE}/ahead-cash/consents`, CHAIN_DIR, {
    CONFIRM: decide(`${BASE}/ahead-cash/confirm`, 'aheadNo', 'AHEAD_CASH_REVIEW'),
  }),
]
