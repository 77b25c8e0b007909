// What applicants and beneficiaries begin: applications with and without a tender, copies, revocations, claims.
import { addDays } from '#domain/calendar.ts'
import { multiplyRate } from '#domain/money.ts'
import type { Form, Persona } from '../../shared/Desk.ts'
import type { Beginning } from '../Family.ts'
import type { Call, Market } from '../Market.ts'
import { accountOf, chosen, corpOf, later, ownFile, someOf, text } from '../making.ts'

export const BASE = '/v1/guarantee'
export const APPLICANT_OP: readonly Persona[] = ['gua-app-operator']
export const BENEFICIARY_OP: readonly Persona[] = ['gua-ben-operator']
const BENEFICIARY = '滨海新区临澜城市建设有限公司'
const OUTSIDER = { beneficiaryName: '济南市政建设集团有限公司', beneficiaryUscc: '91370100163045788E' }

const beneficiaryOf = (market: Market): Form => {
  const corp = market.world.corps.find((one) => one.corpName === BENEFICIARY)!
  return market.often(85) ? { beneficiaryName: corp.corpName, beneficiaryUscc: corp.uscc } : OUTSIDER
}

const issuerOf = (market: Market, guaranteeType: string): Form => {
  const org = market.one(
    market.world.issuerOrgs.where(
      (one) => one.guaranteeTypes.some((type) => type === guaranteeType) || market.often(5),
    ),
  )
  return {
    issuerOrgId: org?.issuerOrgId ?? 'GO01',
    guaranteeForm: market.one(org?.guaranteeForms ?? []) ?? 'SURETY',
    deliveryWay: market.one(org?.deliveryWays ?? []) ?? 'ELECTRONIC',
  }
}

/** What the rules allow of the base amount, mostly; now and then a little more. */
const amountOf = (market: Market, base: string, ratio: string): string =>
  market.often(95) ? someOf(market, multiplyRate(base, ratio)) : multiplyRate(base, '60')

const bidForm = async (market: Market, persona: Persona): Promise<Form> => {
  const today = market.world.today()
  const opens = later(market, 1, market.often(50) ? 6 : 30)
  const bidValidDays = market.random.pick([20, 60, 90])
  const estimatePrice = market.random.pick(['1000000.00', '8000000.00', '12345678.90'])
  return {
    guaranteeType: 'BID',
    tenderNo: `ZB-${market.seed}-${market.unique()}`,
    tenderProjectName: '临澜路综合管廊工程',
    estimatePrice,
    bidOpenTime: `${opens}T09:30:00+08:00`,
    bidValidDays,
    guaranteeAmount: amountOf(market, estimatePrice, '2'),
    guaranteeEffectiveDate: market.often(50) ? opens : today,
    guaranteeExpireDate: addDays(opens, bidValidDays + market.random.pick([0, 28, 28])),
    ...issuerOf(market, 'BID'),
    ...beneficiaryOf(market),
    tenderFile: await ownFile(market, persona, 'TENDER'),
    ...(market.often(15) && {
      moreSections: [{ sectionName: '二标段', guaranteeAmount: '10000.00', estimatePrice: '900000.00' }],
    }),
  }
}

const RATIOS: Readonly<Record<string, string>> = { PERFORMANCE: '10', QUALITY: '3' }

const contractForm = async (market: Market, persona: Persona): Promise<Form> => {
  const guaranteeType = market.random.pick(['PERFORMANCE', 'QUALITY', 'ADVANCE', 'WAGE', 'PAYMENT'])
  const base = market.random.pick(['400000.00', '2600000.00', '8600000.00'])
  const from = addDays(market.world.today(), market.random.pick([0, 0, 1, 5]))
  return {
    guaranteeType,
    guaranteeContractNo: `HT-${market.seed}-${market.unique()}`,
    guaranteeContractAmount: base,
    guaranteeAmount: amountOf(market, base, RATIOS[guaranteeType] ?? '20'),
    guaranteeEffectiveDate: from,
    // some expire while somebody still watches
    guaranteeExpireDate: addDays(from, market.often(60) ? market.random.int(3, 40) : 200),
    ...issuerOf(market, guaranteeType),
    ...beneficiaryOf(market),
    attachments: [await ownFile(market, persona, 'CONTRACT')],
  }
}

/** A fresh application, or one like those of the given kind. */
export const applicationForm = (market: Market, persona: Persona, type?: string): Promise<Form> => {
  const isBid = type === undefined ? market.often(50) : type === 'BID'
  return isBid ? bidForm(market, persona) : contractForm(market, persona)
}

const revoke = async (market: Market, persona: Persona): Promise<Call | undefined> => {
  const guarantee = await chosen(market, persona, `${BASE}/revoke/choices`)
  if (!guarantee) return undefined
  return {
    path: `${BASE}/revoke/submit`,
    body: {
      guaranteeNo: text(guarantee, 'guaranteeNo'),
      revokeReason: market.random.pick(['REPLACED', 'OTHER']),
      revokeDesc: '项目取消',
      ...((guarantee['proofRequired'] === true || market.often(10)) && {
        returnProofFile: await ownFile(market, persona, 'OTHER'),
      }),
    },
  }
}

/** The form of a claim on a guarantee, with what papers it asks for. */
export const claimForm = async (
  market: Market,
  persona: Persona,
  guaranteeNo: string,
  remain: string,
): Promise<Form> => {
  const choices = await market.list(persona, `${BASE}/claim/choices`)
  const found = choices.find((row) => row['guaranteeNo'] === guaranteeNo)
  const names = (found?.['requiredDocs'] ?? ['索赔书']) as string[]
  const file = await ownFile(market, persona, 'OTHER')
  return {
    guaranteeNo,
    claimAmount: someOf(market, remain),
    claimReason: market.random.pick(['BREACH', 'OTHER']),
    claimDesc: '未按约履行',
    claimDocs: names.map((docName) => ({ docName, attachments: market.often(97) ? [file] : [] })),
    collectAccountId: accountOf(market, corpOf(market, persona), 'COLLECT'),
  }
}

const claim = async (market: Market, persona: Persona): Promise<Call | undefined> => {
  const guarantee = await chosen(market, persona, `${BASE}/claim/choices`)
  if (!guarantee) return undefined
  const remain = text(guarantee, 'claimRemainAmount') || text(guarantee, 'guaranteeAmount')
  return {
    path: `${BASE}/claim/${market.often(80) ? 'submit' : 'save'}`,
    body: await claimForm(market, persona, text(guarantee, 'guaranteeNo'), remain),
  }
}

const apply: Beginning = {
  people: APPLICANT_OP,
  begin: async (market, persona) => ({
    path: `${BASE}/apply/${market.often(80) ? 'submit' : 'save'}`,
    body: await applicationForm(market, persona),
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
