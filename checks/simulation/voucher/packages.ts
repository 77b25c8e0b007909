// What an enterprise does about its dossiers: begins one, uploads what is missing, submits it, gives it up.
import { addDays } from '#domain/calendar.ts'
import type { Persona } from '../../shared/TestClient.ts'
import type { Beginning, Board, Outside } from '../Family.ts'
import { board, pdf, plain, seen, seldom } from '../making.ts'
import type { Call, Row, Simulation } from '../Simulation.ts'

const BASE = '/v1/credits/finance-data'
const PEOPLE: readonly Persona[] = ['chain-operator']
const ME = '江苏恒拓精密机械有限公司'
const BUYER = '华岳智造集团股份有限公司'

const invoiceXml = (simulation: Simulation, invoiceNo: string): string => {
  const fields = {
    EIid: invoiceNo,
    IssueTime: addDays(simulation.world.today(), -30),
    TotalAmWithoutTax: '100000.00',
    TotalTaxAm: '13000.00',
    'TotalTax-includedAmount': '113000.00',
    SellerName: ME,
    BuyerName: BUYER,
  }
  const tags = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`)
  return `<?xml version="1.0"?><EInvoice>${tags.join('')}</EInvoice>`
}

/** What is missing decides what is uploaded next; a dossier that is complete gets one more file. */
const fill = async (row: Row, simulation: Simulation, persona: Persona): Promise<Call> => {
  const target = seen(row, 'packageNo')
  const missing = ((row['missing'] ?? []) as { reason: string }[]).map(({ reason }) => reason).join()
  const letter = missing.includes('征信查询')
    ? 'CREDIT_QUERY'
    : missing.includes('发票查验')
      ? 'INVOICE_QUERY'
      : undefined
  if (letter) {
    const fileId = await simulation.upload(persona, `${letter}.pdf`, pdf(simulation), 'AUTH')
    const authValidTo = addDays(simulation.world.today(), 200)
    return { path: `${BASE}/letter/add`, body: { ...target, authLetterType: letter, authValidTo, fileId } }
  }
  if (missing.includes('合同')) {
    const contract = simulation.one(
      simulation.world.tradeContracts.where(
        (one) => one.corpId === 'C002' && one.partyB === ME && one.partyA === BUYER,
      ),
    )
    return { path: `${BASE}/contract/add`, body: { ...target, contractNo: contract?.contractNo ?? 'X' } }
  }
  if (missing.includes('发票')) {
    const invoiceNo = `2644${`${simulation.seed}${simulation.unique()}`.padStart(16, '0')}`
    const fileId = await simulation.upload(
      persona,
      `${invoiceNo}.xml`,
      invoiceXml(simulation, invoiceNo),
      'INVOICE',
    )
    return { path: `${BASE}/invoice/upload`, body: { ...target, fileIds: [fileId] } }
  }
  const fileIds = [await simulation.upload(persona, '验收单.pdf', pdf(simulation), 'OTHER')]
  return { path: `${BASE}/file/add`, body: { ...target, fileCategory: 'OTHER', fileIds } }
}

export const packageBoards: readonly Board[] = [
  board(`${BASE}/page`, PEOPLE, {
    UPLOAD: fill,
    SUBMIT: plain(`${BASE}/submit`, 'packageNo'),
    CANCEL: seldom(8, plain(`${BASE}/cancel`, 'packageNo')),
  }),
]

export const packageBeginnings: readonly Beginning[] = [
  {
    people: PEOPLE,
    begin: (simulation) => ({
      path: `${BASE}/create`,
      body: { packageName: `供货资料${simulation.unique()}`, counterpartyName: BUYER },
    }),
  },
]

/** The platform verifies what was submitted. */
export const verifiers: readonly Outside[] = [
  (simulation) => {
    // the platform is quicker than the clock: handed in this moment or half verified
    const row = simulation.one(
      simulation.world.financeDataPackages.where(({ packageStatus }) =>
        ['COMPLETE', 'VERIFYING'].includes(packageStatus),
      ),
    )
    return row && ['platform', simulation.often(60) ? 'T-FDP-05' : 'T-FDP-06', row.packageNo]
  },
  (simulation) => {
    // the tax bureau looks again at what a dossier, perhaps one in use, rests on
    const row = simulation.often(5) ? simulation.one(simulation.world.financeDataPackages.all()) : undefined
    const invoiceNo = row && simulation.one(row.invoiceNos)
    return invoiceNo ? ['tax', 'T-RIV-03', invoiceNo] : undefined
  },
]
