// What people and funders do about financing: apply, sign, supplement, change the funder, be admitted to one.
import { addDays } from '#domain/calendar.ts'
import type { Persona } from '../../shared/TestClient.ts'
import type { Beginning, Board, Outside } from '../Family.ts'
import {
  accountOf,
  attachmentOf,
  board,
  corpOf,
  decide,
  plain,
  ref,
  seen,
  seldom,
  someOf,
  text,
  upon,
} from '../making.ts'
import type { Call, Row, Shown, Simulation } from '../Simulation.ts'
import { CHAIN_DIR, CHAIN_OP } from './boards.ts'

const BASE = '/v1/credits'
const ME: readonly Persona[] = ['chain-operator']

const collectAccountOf = (simulation: Simulation, persona: Persona): string =>
  accountOf(simulation, corpOf(simulation, persona), 'COLLECT')

const submitFinance = async (
  simulation: Simulation,
  persona: Persona,
  holdingNo: string,
  available: string,
  editing: object = {},
): Promise<Call | undefined> => {
  const financeAmount = someOf(simulation, available)
  const products = ['PD01', 'PD01', 'PD01', 'PD03', 'PD03', 'PD03', 'PD02', 'PD05']
  const packages = (await simulation.read(persona, `${BASE}/finance/packages`, {
    holdingNos: [holdingNo],
    financeAmount,
  })) as { packageNo: string; enabled?: boolean }[] | null
  const fitting = packages?.filter((one) => one.enabled !== false) ?? []
  return {
    path: `${BASE}/finance/${simulation.often(85) ? 'submit' : 'save'}`,
    body: {
      ...editing,
      holdingNos: [holdingNo],
      financeAmount,
      funderProductNo: simulation.random.pick(products),
      collectAccountId: collectAccountOf(simulation, persona),
      // without one the platform says what is missing
      packageNo: fitting.length > 0 ? simulation.random.pick(fitting).packageNo : '',
    },
  }
}

/** Signing a contract takes three things: reading it, the certificate, and the SMS. */
const signContract = async (
  row: Row,
  simulation: Simulation,
  persona: Persona,
): Promise<Call | undefined> => {
  const financeNo = text(row, 'financeNo')
  const read = await simulation.read<{ agreementSignTempId: string; documents: Shown[] }>(
    persona,
    `${BASE}/finance/contract-presign`,
    { financeNo },
  )
  if (!read?.agreementSignTempId) return undefined
  const { agreementSignTempId, documents } = read
  if (!(await simulation.certify(persona, agreementSignTempId, documents))) return undefined
  return {
    path: `${BASE}/finance/contract-sign`,
    body: { ...ref(row, 'financeNo'), agreementSignTempId },
    signs: 'FINANCE_CONTRACT',
  }
}

const supplement = (row: Row, simulation: Simulation, persona: Persona): Call => {
  const items = (row['supplementItems'] ?? []) as { itemName: string }[]
  return {
    path: `${BASE}/finance/supplement`,
    body: {
      ...ref(row, 'financeNo'),
      supplementItems: items.map(({ itemName }) => ({
        itemName,
        attachments: simulation.often(90) ? [attachmentOf(simulation, persona, 'OTHER')] : [],
      })),
    },
  }
}

const signupForm = (simulation: Simulation, persona: Persona, row: Row): Call | undefined => {
  const product = simulation.world.funderProducts.get(text(row, 'funderProductNo'))
  if (!product) return undefined
  const file = attachmentOf(simulation, persona, 'AUTH')
  return {
    path: `${BASE}/signup/${simulation.often(85) ? 'submit' : 'save'}`,
    body: {
      funders: [
        {
          funderProductNo: product.funderProductNo,
          ...(text(row, 'signupNo') !== '' && { version: row.version }),
          extraValues: product.extraFields.map(({ fieldKey }) => ({ fieldKey, fieldValue: '甲' })),
        },
      ],
      collectAccountId: collectAccountOf(simulation, persona),
      letters: product.authLetterTypes.map((authLetterType) => ({
        authLetterType,
        authValidTo: addDays(simulation.world.today(), 100),
        attachments: [file],
      })),
      docs: product.requiredDocs.map((docName) => ({ docName, attachments: [file] })),
      personalConsent: true,
    },
  }
}

export const financeBoards: readonly Board[] = [
  board(`${BASE}/finance/page`, CHAIN_OP, {
    SUBMIT: (row) => ({ path: `${BASE}/finance/quick-submit`, body: { items: [ref(row, 'financeNo')] } }),
    EDIT: (row, simulation, persona) =>
      submitFinance(
        simulation,
        persona,
        text(row, 'holdingNo').split('、')[0] ?? 'X',
        text(row, 'financeAmount'),
        {
          ...seen(row, 'financeNo'),
        },
      ),
    REMOVE: seldom(40, plain(`${BASE}/finance/remove`, 'financeNo')),
    SUPPLEMENT: supplement,
    RETRY: (row, simulation, persona) => ({
      path: `${BASE}/finance/retry`,
      body: { ...ref(row, 'financeNo'), collectAccountId: collectAccountOf(simulation, persona) },
    }),
    SWITCH: (row) => ({
      path: `${BASE}/switch-funder/submit`,
      body: {
        ...seen(row, 'financeNo'),
        newFunderProductNo: text(row, 'funderProductNo') === 'PD01' ? 'PD03' : 'PD01',
        switchReason: 'RATE',
      },
    }),
    URGE: plain(`${BASE}/finance/urge`, 'financeNo'),
  }),
  board(`${BASE}/finance/page`, CHAIN_DIR, {
    REVIEW: decide(`${BASE}/finance/review`, 'financeNo', 'FINANCE_REVIEW'),
    SIGN: signContract,
    CANCEL: seldom(5, (row) => ({
      path: `${BASE}/finance/cancel`,
      body: { ...ref(row, 'financeNo'), remark: '暂不融资' },
      signs: 'FINANCE_REVIEW',
    })),
  }),
  board(`${BASE}/switch-funder/page`, CHAIN_OP, {
    CANCEL: seldom(45, plain(`${BASE}/switch-funder/cancel`, 'switchNo')),
  }),
  board(`${BASE}/switch-funder/page`, CHAIN_DIR, {
    REVIEW: decide(`${BASE}/switch-funder/review`, 'switchNo', 'SWITCH_FUNDER'),
  }),
  board(`${BASE}/signup/page`, ME, {
    APPLY: (row, simulation, persona) => signupForm(simulation, persona, row),
    SUPPLEMENT: (row, simulation, persona) => ({
      path: `${BASE}/signup/supplement`,
      body: {
        ...ref(row, 'signupNo'),
        attachments: [attachmentOf(simulation, persona, 'OTHER')],
      },
    }),
  }),
  board(`${BASE}/signup/page`, ['chain-director'], {
    REVIEW: decide(`${BASE}/signup/review`, 'signupNo', 'SIGNUP_REVIEW'),
    SIGN: async (row, simulation, persona) => {
      const signupNo = text(row, 'signupNo')
      const read = await simulation.read<{ documents: Shown[] }>(
        persona,
        `${BASE}/signup/agreement-presign`,
        {
          signupNo,
        },
      )
      if (!read || !(await simulation.certify(persona, signupNo, read.documents))) return undefined
      return { path: `${BASE}/signup/agreement-sign`, body: ref(row, 'signupNo'), signs: 'SIGNUP_REVIEW' }
    },
    TERMINATE: seldom(8, (row) => ({
      path: `${BASE}/signup/terminate`,
      body: { ...ref(row, 'signupNo'), terminateReason: '不再合作' },
      signs: 'SIGNUP_REVIEW',
    })),
  }),
]

export const financeBeginnings: readonly Beginning[] = [
  {
    people: CHAIN_OP,
    begin: async (simulation, persona) => {
      const rows = await simulation.list(persona, `${BASE}/finance/holdings`, {
        pageCond: { pageNo: 1, pageSize: 30 },
      })
      const holding = simulation.one(rows.filter((row) => row['enabled'] !== false))
      if (!holding) return undefined
      const holdingNo = text(holding, 'holdingNo')
      if (simulation.often(20))
        return { path: `${BASE}/finance/quick-create`, body: { holdingNos: [holdingNo] } }
      return submitFinance(simulation, persona, holdingNo, text(holding, 'availableAmount'))
    },
  },
]

/** Funders audit, agree, ask and refuse; the registry registers; banks lend and fail. */
export const funders: readonly Outside[] = [
  upon('financeApplications', { financeStatus: 'FUNDER_AUDITING' }, ({ financeNo: no }, simulation) => {
    // at the quoted rate, at a better one, or at one that is more than was quoted
    if (simulation.often(60))
      return ['funder', 'T-FIN-07', `${no} ${simulation.random.pick(['', '', '3.2000', '9.9'])}`]
    return simulation.often(50)
      ? ['funder', 'T-FIN-05', `${no} 对账单`]
      : ['funder', 'T-FIN-08', `${no} 额度已满`]
  }),
  upon('financeApplications', { financeStatus: 'REGISTERING' }, (row) => [
    'registry',
    'T-FIN-10',
    row.financeNo,
  ]),
  upon('financeApplications', { financeStatus: 'LENDING' }, ({ financeNo }, simulation) => {
    if (simulation.often(15)) return ['bank', 'T-FIN-18', financeNo]
    return ['bank', simulation.often(65) ? 'T-FIN-11' : 'T-FIN-12', financeNo]
  }),
  upon(
    'financeApplications',
    { financeStatus: 'UNANSWERED' },
    (row, simulation) => ['bank', simulation.often(65) ? 'T-FIN-11' : 'T-FIN-12', row.financeNo],
    30,
  ),
  upon(
    'financeApplications',
    { financeStatus: 'LEND_FAILED' },
    (row) => ['funder', 'T-FIN-16', row.financeNo],
    15,
  ),
  upon('switchFunderApplications', { switchStatus: 'OLD_CONFIRMING' }, ({ switchNo }, simulation) =>
    simulation.often(60) ? ['funder', 'T-SWF-03', switchNo] : ['funder', 'T-SWF-04', `${switchNo} 已可放款`],
  ),
  upon('signups', { signupStatus: 'FUNDER_AUDITING' }, ({ signupNo: no }, simulation) => {
    if (simulation.often(60)) return ['funder', 'T-SUP-07', no]
    return simulation.often(50)
      ? ['funder', 'T-SUP-05', `${no} 审计报告`]
      : ['funder', 'T-SUP-08', `${no} 行业限制`]
  }),
]
