// Actions on the rows of guarantees: applications, issued ones, revocations, fee invoices, claims.

import { paymentSummary } from '../../shared/paymentSummary.ts'
import type { Persona } from '../../shared/TestClient.ts'
import type { Board, Making } from '../Family.ts'
import { accountOf, board, decide, ownFile, plain, ref, seen, seldom, text } from '../making.ts'
import type { Call, Row, Shown, Simulation } from '../Simulation.ts'
import { APPLICANT_OP, applicationForm, BASE, BENEFICIARY_OP, claimForm } from './beginnings.ts'

const APPLICANT_DIR: readonly Persona[] = ['gua-app-director']
const BENEFICIARY_DIR: readonly Persona[] = ['gua-ben-director']
const KEY = 'guaranteeApplyNo'

const edit: Making = async (row, simulation, persona) => {
  const { moreSections: _more, ...form } = await applicationForm(
    simulation,
    persona,
    text(row, 'guaranteeType'),
  )
  // bid or not stays; among the others the type may change
  return {
    path: `${BASE}/apply/${simulation.often(80) ? 'submit' : 'save'}`,
    body: { ...form, guaranteeApplyNo: text(row, KEY), version: row.version },
  }
}

const copy: Making = async (row, simulation, persona) => ({
  path: `${BASE}/apply/${simulation.often(60) ? 'submit' : 'save'}`,
  body: {
    ...(await applicationForm(simulation, persona, text(row, 'guaranteeType'))),
    copyFromNo: text(row, KEY),
  },
})

/** The whole form goes, only what was asked for counts. */
const supplement: Making = async (row, simulation, persona) => {
  const form = await applicationForm(simulation, persona, text(row, 'guaranteeType'))
  return {
    path: `${BASE}/apply/supplement`,
    body: {
      ...form,
      guaranteeType: text(row, 'guaranteeType'),
      attachments: [await ownFile(simulation, persona, 'CONTRACT')],
      guaranteeApplyNo: text(row, KEY),
      version: row.version,
    },
  }
}

const sign = async (row: Row, simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const read = await simulation.read<{ agreementSignTempId: string; document: Shown }>(
    persona,
    `${BASE}/apply/presign`,
    { guaranteeApplyNo: text(row, KEY) },
  )
  if (!read || !(await simulation.certify(persona, read.agreementSignTempId, [read.document])))
    return undefined
  return {
    path: `${BASE}/apply/sign`,
    body: { ...ref(row, KEY), agreementSignTempId: read.agreementSignTempId },
    signs: 'GUARANTEE_APPLY',
  }
}

const pay: Making = (row, simulation) => {
  const payAccountId = accountOf(simulation, simulation.often(96) ? 'C031' : 'C032', 'PAY')
  const guaranteeFee = simulation.often(97) ? text(row, 'guaranteeFee') : '1.00'
  return {
    path: `${BASE}/apply/pay`,
    body: { ...ref(row, KEY), payAccountId, guaranteeFee },
    signs: 'GUARANTEE_PAY',
    summary: paymentSummary(guaranteeFee, simulation.world.bankAccounts.get(payAccountId)?.accountNo),
  }
}

const editClaim: Making = async (row, simulation, persona) => ({
  path: `${BASE}/claim/${simulation.often(80) ? 'submit' : 'save'}`,
  body: {
    ...(await claimForm(simulation, persona, text(row, 'guaranteeNo'), text(row, 'claimAmount'))),
    ...seen(row, 'claimNo'),
  },
})

const supplementClaim: Making = async (row, simulation, persona) => {
  const form = await claimForm(simulation, persona, text(row, 'guaranteeNo'), text(row, 'claimAmount'))
  return {
    path: `${BASE}/claim/supplement`,
    body: {
      ...seen(row, 'claimNo'),
      claimDesc: '已补充',
      claimDocs: form['claimDocs'],
    },
  }
}

/** Where the beneficiary replies: in the revocation that waits for them. */
const answer: Making = (row, simulation) => {
  const revocation = simulation.world.guaranteeRevokes.find(
    (one) => one.guaranteeNo === text(row, 'guaranteeNo') && one.revokeStatus === 'BENEFICIARY_CONFIRMING',
  )
  const decision = simulation.often(65) ? 'PASS' : 'REJECT'
  return {
    path: `${BASE}/revoke/answer`,
    body: {
      items: [{ documentNo: revocation?.revokeNo ?? 'X', version: revocation?.version ?? 0 }],
      decision,
      ...(simulation.often(90) && { reviewOpinion: '已核对' }),
    },
  }
}

const email = { receiveEmail: 'finance@example.com' }

/** The lists of applications are two: with a tender and without. */
const applications = (guaranteeGroup: 'BID' | 'NO_BID'): readonly Board[] => [
  board({ path: `${BASE}/apply/page`, query: { guaranteeGroup } }, APPLICANT_OP, {
    EDIT: edit,
    SUPPLEMENT: supplement,
    PAY: pay,
    COPY: seldom(5, copy),
    RENEW: seldom(10, copy),
    CANCEL: seldom(10, plain(`${BASE}/apply/cancel`, KEY)),
  }),
  board(
    { path: `${BASE}/apply/page`, query: { guaranteeGroup, guaranteeStatus: 'WAIT_PAY' } },
    APPLICANT_OP,
    { PAY: pay },
  ),
  board({ path: `${BASE}/apply/page`, query: { guaranteeGroup } }, APPLICANT_DIR, {
    REVIEW: decide(`${BASE}/apply/review`, KEY, 'GUARANTEE_APPLY'),
    SIGN: sign,
  }),
  board(
    { path: `${BASE}/apply/page`, query: { guaranteeGroup, guaranteeStatus: 'WAIT_SIGN' } },
    APPLICANT_DIR,
    { SIGN: sign },
  ),
]

export const boards: readonly Board[] = [
  ...applications('BID'),
  ...applications('NO_BID'),
  board(`${BASE}/revoke/page`, APPLICANT_OP, {
    CANCEL: seldom(30, plain(`${BASE}/revoke/cancel`, 'revokeNo')),
  }),
  board(`${BASE}/revoke/page`, APPLICANT_DIR, {
    REVIEW: decide(`${BASE}/revoke/review`, 'revokeNo', 'GUARANTEE_REVOKE'),
  }),
  board(`${BASE}/benefit/page`, BENEFICIARY_DIR, { ANSWER: answer }),
  board(`${BASE}/invoice/page`, APPLICANT_OP, {
    APPLY: (row) => ({
      path: `${BASE}/invoice/apply`,
      body: { items: [ref(row, 'feeInvoiceNo')], invoiceKind: 'DIGITAL_SPECIAL', ...email },
    }),
    RED_FLUSH: seldom(30, (row, simulation) => ({
      path: `${BASE}/invoice/red-flush`,
      body: { ...ref(row, 'feeInvoiceNo'), redReason: simulation.often(95) ? '开票信息有误' : ' ' },
    })),
    RESEND: seldom(15, (row) => ({
      path: `${BASE}/invoice/resend`,
      body: { ...ref(row, 'feeInvoiceNo'), ...email },
    })),
  }),
  board(`${BASE}/claim/page`, BENEFICIARY_OP, { EDIT: editClaim, SUPPLEMENT: supplementClaim }),
  board(`${BASE}/claim/page`, BENEFICIARY_DIR, {
    REVIEW: decide(`${BASE}/claim/review`, 'claimNo', 'GUARANTEE_CLAIM'),
    WITHDRAW: seldom(10, plain(`${BASE}/claim/withdraw`, 'claimNo', 'GUARANTEE_CLAIM')),
  }),
]
