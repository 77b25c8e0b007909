// Actions on the rows of the ABS family: payables, receivables and their transfer, payments, agreements.
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Board, Making } from '../Family.ts'
import {
  accountOf,
  attachmentOf,
  board,
  decide,
  later,
  ownFile,
  plain,
  ref,
  seen,
  seldom,
  someOf,
  text,
} from '../making.ts'
import type { Call, Row, Shown, Simulation } from '../Simulation.ts'
import { payableForm } from './beginnings.ts'

const BASE = '/v1/abs'
const DEBTOR_OP: readonly Persona[] = ['abs-core-operator']
const DEBTOR_DIR: readonly Persona[] = ['abs-core-director']
const CREDITOR_OP: readonly Persona[] = ['abs-chain-operator']
const CREDITOR_DIR: readonly Persona[] = ['abs-chain-director']

const edit: Making = async (row, simulation, persona) => ({
  path: `${BASE}/payable/${simulation.often(60) ? 'submit' : 'save'}`,
  body: {
    ...(await payableForm(simulation, persona)),
    ...seen(row, 'payableNo'),
  },
})

const choiceOf = (row: Row) => ({
  packageNo: text(row, 'packageNo'),
  collectAccountId: text(row, 'collectAccountId'),
})

/** The price is quoted again on the day; occasionally yesterday's quote is sent. */
const submitTransfer: Making = async (row, simulation, persona) => {
  const lines = (row['lines'] ?? []) as { payableNo: string }[]
  const quote = await simulation.read<{ transferPrice: string }>(persona, `${BASE}/transfer/quote`, {
    planNo: text(row, 'planNo'),
    payableNos: lines.map(({ payableNo }) => payableNo),
  })
  const yesterday = text(row, 'transferPrice')
  return {
    path: `${BASE}/transfer/submit`,
    body: {
      ...seen(row, 'absTransferNo'),
      ...choiceOf(row),
      transferPrice: simulation.often(90) ? (quote?.transferPrice ?? yesterday) : yesterday,
    },
  }
}

const register: Making = async (row, simulation, persona) => {
  const payChannel = simulation.random.pick(['BANK_DEBIT', 'ONLINE_TRANSFER', 'OFFLINE'])
  const offline = payChannel === 'OFFLINE'
  return {
    path: `${BASE}/payment/register`,
    body: {
      items: [
        {
          ...seen(row, 'paymentNo'),
          paymentAmount: someOf(simulation, text(row, 'payableRemain')),
        },
      ],
      paymentDate: offline ? simulation.world.today() : later(simulation, 0, 3),
      payAccountId: accountOf(simulation, 'C011', 'PAY'),
      payChannel,
      ...(offline && {
        bankSerialNo: simulation.often(95) ? `AB${simulation.unique()}` : 'AB',
        payVoucherFile: await ownFile(simulation, persona, 'PAY_VOUCHER'),
      }),
    },
  }
}

const resolve: Making = (row, simulation, persona) => {
  const diffHandling = simulation.random.pick(['EXPLAIN', 'TOP_UP'])
  return {
    path: `${BASE}/payment/resolve-diff`,
    body: {
      ...ref(row, 'paymentNo'),
      diffHandling,
      diffReason: '银行扣划尾差',
      diffProof: simulation.often(90) ? [attachmentOf(simulation, persona, 'OTHER')] : [],
    },
  }
}

/** An agreement waits for the signature of this enterprise: it is read, certified and signed. */
const signing =
  (path: string): Making =>
  async (row, simulation, persona): Promise<Call | undefined> => {
    const protocolNo = text(row, 'protocolNo')
    const read = await simulation.read<{ documents: Shown[] }>(persona, `${BASE}/protocol/documents`, {
      protocolNo,
      forSigning: true,
    })
    if (!read || !(await simulation.certify(persona, protocolNo, read.documents))) return undefined
    return { path, body: { protocolNo }, signs: 'ABS_TRANSFER', keys: [protocolNo] }
  }

/** The list of agreements says canSign instead of actions. */
const toSign = (row: Form): readonly string[] =>
  row['canSign'] === true ? [row['protocolType'] === 'ABS_RECEIPT' ? 'RECEIPT' : 'AGREEMENT'] : []

const supplement = async (row: Row, simulation: Simulation, persona: Persona): Promise<Call> => ({
  path: `${BASE}/transfer/supplement`,
  body: {
    ...seen(row, 'absTransferNo'),
    supplementReply: '已补验收单',
    attachments: simulation.often(90) ? [await ownFile(simulation, persona, 'OTHER')] : [],
  },
})

export const boards: readonly Board[] = [
  board(`${BASE}/payable/page`, DEBTOR_OP, {
    SUBMIT: (row) => ({
      path: `${BASE}/payable/submit-batch`,
      body: { items: [ref(row, 'payableNo')] },
    }),
    EDIT: seldom(40, edit),
    RECALL: seldom(20, plain(`${BASE}/payable/recall`, 'payableNo')),
    DELETE: seldom(15, plain(`${BASE}/payable/delete`, 'payableNo')),
  }),
  board({ path: `${BASE}/payable/page`, query: { payableStatus: 'PENDING_REVIEW' } }, DEBTOR_DIR, {
    REVIEW: decide(`${BASE}/payable/review`, 'payableNo', 'ABS_PAYABLE'),
  }),
  board(`${BASE}/payable/page`, DEBTOR_DIR, {
    REVIEW: decide(`${BASE}/payable/review`, 'payableNo', 'ABS_PAYABLE'),
    REVOKE: seldom(20, plain(`${BASE}/payable/revoke`, 'payableNo', 'ABS_PAYABLE')),
  }),
  board(`${BASE}/transfer/page`, CREDITOR_OP, {
    SUBMIT: submitTransfer,
    SUPPLEMENT: supplement,
    RECALL: seldom(10, plain(`${BASE}/transfer/recall`, 'absTransferNo')),
    CANCEL: seldom(10, plain(`${BASE}/transfer/cancel`, 'absTransferNo')),
  }),
  board(`${BASE}/transfer/page`, CREDITOR_DIR, {
    REVIEW: decide(`${BASE}/transfer/review`, 'absTransferNo', 'ABS_TRANSFER'),
    CANCEL: seldom(5, plain(`${BASE}/transfer/cancel`, 'absTransferNo')),
  }),
  board(`${BASE}/payment/page`, DEBTOR_OP, {
    ASK_BANK: plain(`${BASE}/payment/ask-bank`, 'paymentNo'),
    RECALL: seldom(15, plain(`${BASE}/payment/recall`, 'paymentNo')),
    REGISTER: register,
    RESOLVE: resolve,
  }),
  board({ path: `${BASE}/payment/page`, query: { stage: 'CHECK' } }, DEBTOR_OP, { RESOLVE: resolve }),
  board(`${BASE}/payment/page`, DEBTOR_DIR, {
    ASK_BANK: plain(`${BASE}/payment/ask-bank`, 'paymentNo'),
    REVIEW: decide(`${BASE}/payment/review`, 'paymentNo', 'ABS_PAYMENT'),
  }),
  board({ path: `${BASE}/protocol/page`, offers: toSign }, CREDITOR_DIR, {
    AGREEMENT: signing(`${BASE}/protocol/sign-transfer`),
  }),
  board({ path: `${BASE}/protocol/page`, offers: toSign }, DEBTOR_DIR, {
    RECEIPT: signing(`${BASE}/protocol/sign-receipt`),
  }),
  board(`${BASE}/account-change/page`, DEBTOR_OP, {
    RECALL: seldom(10, plain(`${BASE}/account-change/recall`, 'changeNo')),
    CHECK: async (row, simulation, persona) => ({
      path: `${BASE}/account-change/submit`,
      body: {
        ...ref(row, 'changeNo'),
        ...(simulation.often(90) && { remark: '已与计划管理人核对' }),
        noticeFiles: simulation.often(90) ? [await ownFile(simulation, persona, 'OTHER')] : [],
      },
    }),
    REPORT: seldom(15, (row) => ({
      path: `${BASE}/account-change/report`,
      body: { ...ref(row, 'changeNo'), mismatchReason: '计划管理人说没有变更过' },
    })),
  }),
  board(`${BASE}/account-change/page`, DEBTOR_DIR, {
    REVIEW: decide(`${BASE}/account-change/review`, 'changeNo', 'ABS_ACCOUNT'),
  }),
]
