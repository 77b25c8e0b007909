// What applicants and beneficiaries begin: applications with and without a tender, copies, revocations, claims.
import { addDays } from '#domain/calendar.ts'
import { multiplyRate } from '#domain/money.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning } from '../Family.ts'
import { accountOf, chosen, corpOf, later, ownFile, someOf, text } from '../making.ts'
import type { Call, Simulation } from '../Simulation.ts'

export const BASE = '/v1/guarantee'
export const APPLICANT_OP: readonly Persona[] = ['gua-app-operator']
export const BENEFICIARY_OP: readonly Persona[] = ['gua-ben-operator']
const BENEFICIARY = '滨海新区临澜城市建设有限公司'
const OUTSIDER = { beneficiaryName: '济南市政建设集团有限公司', beneficiaryUscc: '91370100163045788E' }

const beneficiaryOf = (simulation: Simulation): Form => {
  const corp = simulation.world.corps.find((one) => one.corpName === BENEFICIARY)!
  return simulation.often(85) ? { beneficiaryName: corp.corpName, beneficiaryUscc: corp.uscc } : OUTSIDER
}

const issuerOf = (simulation: Simulation, guaranteeType: string): Form => {
  const org = simulation.one(
    simulation.world.issuerOrgs.where(
      (one) => one.guaranteeTypes.some((type) => type === guaranteeType) || simulation.often(5),
    ),
  )
  return {
    issuerOrgId: org?.issuerOrgId ?? 'GO01',
    guaranteeForm: simulation.one(org?.guaranteeForms ?? []) ?? 'SURETY',
    deliveryWay: simulation.one(org?.deliveryWays ?? []) ?? 'ELECTRONIC',
  }
}

/** What the rules allow of the base amount, mostly; now and then a little more. */
const amountOf = (simulation: Simulation, base: string, ratio: string): string =>
  simulation.often(95) ? someOf(simulation, multiplyRate(base, ratio)) : multiplyRate(base, '60')

const bidForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const today = simulation.world.today()
  const opens = later(simulation, 1, simulation.often(50) ? 6 : 30)
  const bidValidDays = simulation.random.pick([20, 60, 90])
  const estimatePrice = simulation.random.pick(['1000000.00', '8000000.00', '12345678.90'])
  return {
    guaranteeType: 'BID',
    tenderNo: `ZB-${simulation.seed}-${simulation.unique()}`,
    tenderProjectName: '临澜路综合管廊工程',
    estimatePrice,
    bidOpenTime: `${opens}T09:30:00+08:00`,
    bidValidDays,
    guaranteeAmount: amountOf(simulation, estimatePrice, '2'),
    guaranteeEffectiveDate: simulation.often(50) ? opens : today,
    guaranteeExpireDate: addDays(opens, bidValidDays + simulation.random.pick([0, 28, 28])),
    ...issuerOf(simulation, 'BID'),
    ...beneficiaryOf(simulation),
    tenderFile: await ownFile(simulation, persona, 'TENDER'),
    ...(simulation.often(15) && {
      moreSections: [{ sectionName: '二标段', guaranteeAmount: '10000.00', estimatePrice: '900000.00' }],
    }),
  }
}

const RATIOS: Readonly<Record<string, string>> = { PERFORMANCE: '10', QUALITY: '3' }

const contractForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const guaranteeType = simulation.random.pick(['PERFORMANCE', 'QUALITY', 'ADVANCE', 'WAGE', 'PAYMENT'])
  const base = simulation.random.pick(['400000.00', '2600000.00', '8600000.00'])
  const from = addDays(simulation.world.today(), simulation.random.pick([0, 0, 1, 5]))
  return {
    guaranteeType,
    guaranteeContractNo: `HT-${simulation.seed}-${simulation.unique()}`,
    guaranteeContractAmount: base,
    guaranteeAmount: amountOf(simulation, base, RATIOS[guaranteeType] ?? '20'),
    guaranteeEffectiveDate: from,
    // some expire during the run
    guaranteeExpireDate: addDays(from, simulation.often(60) ? simulation.random.int(3, 40) : 200),
    ...issuerOf(simulation, guaranteeType),
    ...beneficiaryOf(simulation),
    attachments: [await ownFile(simulation, persona, 'CONTRACT')],
  }
}

/** A fresh application, or one like those of the given kind. */
export const applicationForm = (simulation: Simulation, persona: Persona, type?: string): Promise<Form> => {
  const isBid = type === undefined ? simulation.often(50) : type === 'BID'
  return isBid ? bidForm(simulation, persona) : contractForm(simulation, persona)
}

const revoke = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const guarantee = await chosen(simulation, persona, `${BASE}/revoke/choices`)
  if (!guarantee) return undefined
  return {
    path: `${BASE}/revoke/submit`,
    body: {
      guaranteeNo: text(guarantee, 'guaranteeNo'),
      revokeReason: simulation.random.pick(['REPLACED', 'OTHER']),
      revokeDesc: '项目取消',
      ...((guarantee['proofRequired'] === true || simulation.often(10)) && {
        returnProofFile: await ownFile(simulation, persona, 'OTHER'),
      }),
    },
  }
}

/** The form of a claim on a guarantee, with what papers it asks for. */
export const claimForm = async (
  simulation: Simulation,
  persona: Persona,
  guaranteeNo: string,
  remain: string,
): Promise<Form> => {
  const choices = await simulation.list(persona, `${BASE}/claim/choices`)
  const found = choices.find((row) => row['guaranteeNo'] === guaranteeNo)
  const names = (found?.['requiredDocs'] ?? ['索赔书']) as string[]
  const file = await ownFile(simulation, persona, 'OTHER')
  return {
    guaranteeNo,
    claimAmount: someOf(simulation, remain),
    claimReason: simulation.random.pick(['BREACH', 'OTHER']),
    claimDesc: '未按约履行',
    claimDocs: names.map((docName) => ({ docName, attachments: simulation.often(97) ? [file] : [] })),
    collectAccountId: accountOf(simulation, corpOf(simulation, persona), 'COLLECT'),
  }
}

const claim = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const guarantee = await chosen(simulation, persona, `${BASE}/claim/choices`)
  if (!guarantee) return undefined
  const remain = text(guarantee, 'claimRemainAmount') || text(guarantee, 'guaranteeAmount')
  return {
    path: `${BASE}/claim/${simulation.often(80) ? 'submit' : 'save'}`,
    body: await claimForm(simulation, persona, text(guarantee, 'guaranteeNo'), remain),
  }
}

const apply: Beginning = {
  people: APPLICANT_OP,
  begin: async (simulation, persona) => ({
    path: `${BASE}/apply/${simulation.often(80) ? 'submit' : 'save'}`,
    body: await applicationForm(simulation, persona),
  }),
}

export const beginnings: readonly Beginning[] = [
  apply,
  apply,
  apply,
  { people: APPLICANT_OP, begin: revoke },
  { people: BENEFICIARY_OP, begin: claim },
  { people: BENEFICIARY_OP, begin: claim },
]
