// Actions on the rows of reverse factoring: receivables, confirmations, papers, financings, risks, agreements.
import { addDays } from '#domain/calendar.ts'
import { subtract } from '#domain/money.ts'
import type { Persona } from '../../shared/TestClient.ts'
import type { Board, Making } from '../Family.ts'
import { attachmentOf, board, decide, ownFile, plain, ref, seen, seldom, someOf, text } from '../making.ts'
import type { Call, Row, Shown, Simulation } from '../Simulation.ts'
import { accountForm, financingForm, statementForm } from './beginnings.ts'
import { BASE, CREDITOR_DIR, CREDITOR_OP, DEBTOR_DIR, DEBTOR_OP, OPERATORS } from './people.ts'

const submitOne =
  (path: string, key: string): Making =>
  (row) => ({ path, body: { items: [ref(row, key)] } })

const editAccount: Making = async (row, simulation, persona) => ({
  path: `${BASE}/account/${simulation.often(75) ? 'submit' : 'save'}`,
  body: { ...(await accountForm(simulation, persona)), ...seen(row, 'arNo') },
})

/** Mostly the whole amount, now and then a part; the sum with what is in dispute is mostly right. */
const confirm: Making = (row, simulation) => {
  const confirmResult = simulation.often(75) ? 'AGREE' : simulation.random.pick(['REFUSE', 'RETURN'])
  const arAmount = text(row, 'arAmount')
  const part = simulation.often(65) ? arAmount : someOf(simulation, arAmount)
  const dispute =
    simulation.often(96) && !subtract(arAmount, part).startsWith('-') ? subtract(arAmount, part) : '0.00'
  const agreed = {
    confirmAmount: part,
    disputeAmount: dispute,
    ...(simulation.often(96) && { disputeReason: '入库单少两件' }),
    confirmPayDate: addDays(simulation.world.today(), simulation.random.int(0, 30)),
  }
  return {
    path: `${BASE}/confirmation/submit`,
    body: {
      items: [{ ...seen(row, 'confirmNo'), ...(confirmResult === 'AGREE' && agreed) }],
      confirmResult,
      ...(simulation.often(92) && { reviewOpinion: '已与对方核对' }),
      attachments: [],
    },
  }
}

const editContract: Making = async (row, simulation, persona) => {
  const { contractNo, contractName, contractType, contractSignDate } = row as Record<string, unknown>
  const own = simulation.world.corps.find((corp) => corp.corpName === text(row, 'partyA'))
  const partnerName = own?.corpId === 'C021' && persona === 'rf-core-operator' ? row['partyB'] : row['partyA']
  const file = await simulation.upload(
    persona,
    '合同.pdf',
    `%PDF-1.4\n${simulation.seed}-${simulation.unique()}`,
    'CONTRACT',
  )
  return {
    path: `${BASE}/contract/save`,
    body: {
      contractNo,
      contractName,
      contractType,
      contractSignDate,
      version: row.version,
      partnerName,
      contractAmount: '7000000.00',
      contractFileId: file ?? 'X',
    },
  }
}

const link: Making = (row, simulation) => {
  const contract = simulation.one(
    simulation.world.tradeContracts.where(
      (one) => one.partyA === text(row, 'buyerName') && one.partyB === text(row, 'sellerName'),
    ),
  )
  return {
    path: `${BASE}/invoice/link`,
    body: { invoiceNo: text(row, 'invoiceNo'), contractNo: contract?.contractNo ?? 'X' },
  }
}

const editStatement: Making = async (row, simulation, persona) => ({
  path: `${BASE}/statement/save`,
  body: {
    ...(await statementForm(simulation, persona)),
    ...seen(row, 'statementNo'),
  },
})

const editFinancing: Making = async (row, simulation, persona) => {
  const form = await financingForm(simulation, persona)
  return (
    form && {
      path: `${BASE}/financing/${simulation.often(80) ? 'submit' : 'save'}`,
      body: { ...form, ...seen(row, 'rfFinanceNo') },
    }
  )
}

const signContract = async (
  row: Row,
  simulation: Simulation,
  persona: Persona,
): Promise<Call | undefined> => {
  const read = await simulation.read<{ agreementSignTempId: string; documents: Shown[] }>(
    persona,
    `${BASE}/financing/contract-presign`,
    { rfFinanceNo: text(row, 'rfFinanceNo') },
  )
  if (!read || !(await simulation.certify(persona, read.agreementSignTempId, read.documents)))
    return undefined
  return {
    path: `${BASE}/financing/contract-sign`,
    body: { ...ref(row, 'rfFinanceNo'), agreementSignTempId: read.agreementSignTempId },
    signs: 'RF_FINANCE',
  }
}

const signAgreement = async (
  row: Row,
  simulation: Simulation,
  persona: Persona,
): Promise<Call | undefined> => {
  const agreementSignTempId = text(row, 'agreementSignTempId')
  if (!(await simulation.certify(persona, agreementSignTempId, [row as Shown]))) return undefined
  return {
    path: `${BASE}/protocol/sign`,
    body: { ...ref(row, 'protocolNo'), agreementSignTempId },
    signs: 'RF_PROTOCOL',
  }
}

const feedBack: Making = async (row, simulation, persona) => ({
  path: `${BASE}/risk/feedback`,
  body: {
    ...ref(row, 'riskNo'),
    feedbackDesc: '已核实，不影响付款',
    attachments: [await ownFile(simulation, persona, 'OTHER')],
  },
})

const review = decide(`${BASE}/financing/review`, 'rfFinanceNo', 'RF_FINANCE')

export const boards: readonly Board[] = [
  board(`${BASE}/account/page`, OPERATORS, {
    EDIT: editAccount,
    SUBMIT: submitOne(`${BASE}/account/submit-batch`, 'arNo'),
    RECALL: seldom(10, plain(`${BASE}/account/recall`, 'arNo')),
    VOID: seldom(12, plain(`${BASE}/account/void`, 'arNo')),
  }),
  board({ path: `${BASE}/confirmation/page`, query: { confirmStatus: 'PENDING' } }, DEBTOR_OP, {
    RECALL: seldom(15, plain(`${BASE}/confirmation/recall`, 'confirmNo')),
    CONFIRM: confirm,
  }),
  board({ path: `${BASE}/confirmation/page`, query: { confirmStatus: 'PENDING_AUDIT' } }, DEBTOR_DIR, {
    REVIEW: decide(`${BASE}/confirmation/review`, 'confirmNo', 'RF_CONFIRM'),
  }),
  board(`${BASE}/contract/page`, OPERATORS, {
    EDIT: seldom(40, editContract),
    EFFECT: plain(`${BASE}/contract/effect`, 'contractNo'),
    VOID: seldom(5, plain(`${BASE}/contract/void`, 'contractNo')),
  }),
  board(`${BASE}/invoice/page`, OPERATORS, {
    VERIFY: (row) => ({ path: `${BASE}/invoice/verify`, body: { items: [ref(row, 'invoiceNo')] } }),
    LINK: seldom(30, link),
    REMOVE: seldom(8, (row) => ({
      path: `${BASE}/invoice/remove`,
      body: { invoiceNo: text(row, 'invoiceNo') },
    })),
  }),
  board(`${BASE}/statement/page`, OPERATORS, {
    EDIT: seldom(30, editStatement),
    SEND: plain(`${BASE}/statement/send`, 'statementNo'),
    CONFIRM: plain(`${BASE}/statement/confirm`, 'statementNo'),
    DISPUTE: seldom(40, (row) => ({
      path: `${BASE}/statement/dispute`,
      body: { ...ref(row, 'statementNo'), disputeDesc: '数量不符' },
    })),
    VOID: seldom(25, plain(`${BASE}/statement/void`, 'statementNo')),
  }),
  board(`${BASE}/financing/page`, CREDITOR_OP, {
    EDIT: editFinancing,
    RECALL: seldom(15, plain(`${BASE}/financing/recall`, 'rfFinanceNo')),
    SUPPLEMENT: (row, simulation, persona) => ({
      path: `${BASE}/financing/supplement`,
      body: {
        ...ref(row, 'rfFinanceNo'),
        attachments: [attachmentOf(simulation, persona, 'OTHER')],
      },
    }),
  }),
  board(`${BASE}/financing/page`, CREDITOR_DIR, {
    REVIEW: review,
    SIGN: signContract,
    CANCEL: seldom(5, plain(`${BASE}/financing/cancel`, 'rfFinanceNo', 'RF_FINANCE')),
  }),
  board({ path: `${BASE}/financing/page`, query: { rfFinanceStatus: 'PENDING_REVIEW' } }, CREDITOR_DIR, {
    REVIEW: review,
  }),
  board(`${BASE}/risk/page`, [...CREDITOR_OP, ...DEBTOR_OP], { FEEDBACK: feedBack }),
  board(`${BASE}/recommend/page`, DEBTOR_OP, {
    SUBMIT: submitOne(`${BASE}/recommend/submit-batch`, 'recommendNo'),
    RECALL: seldom(10, plain(`${BASE}/recommend/recall`, 'recommendNo')),
  }),
  board(`${BASE}/recommend/page`, DEBTOR_DIR, {
    REVIEW: decide(`${BASE}/recommend/review`, 'recommendNo', 'RF_PROTOCOL'),
    REVOKE: seldom(15, plain(`${BASE}/recommend/revoke`, 'recommendNo', 'RF_PROTOCOL')),
  }),
  board(`${BASE}/protocol/page`, [...CREDITOR_DIR, ...DEBTOR_DIR], {
    SIGN: signAgreement,
    RE_SIGN: signAgreement,
  }),
]
