// What people of reverse factoring begin: receivables and the papers behind them, financings, agreements, recommendations.
import { addDays } from '#domain/calendar.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning } from '../Family.ts'
import { chosen, ownFile, pdf, someOf, text } from '../making.ts'
import type { Call, Row, Simulation } from '../Simulation.ts'
import { dividedTax } from '../tax.ts'
import {
  BASE,
  CREDITOR_DIR,
  CREDITOR_OP,
  DEBTOR_DIR,
  DEBTOR_OP,
  OPERATORS,
  partnerOf,
  sidesOf,
} from './people.ts'

const AMOUNTS = ['33333.33', '120000.00', '400000.55', '999999.99', '2600000.00']

type Papers = {
  contracts: { contractNo: string }[]
  invoices: { invoiceNo: string; invoiceRemainAmount: string }[]
  statements: { statementNo: string }[]
}

/** The form of a receivable: with what the two enterprises have in papers. */
export const accountForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const partnerName = partnerOf(simulation, persona)
  const today = simulation.world.today()
  const papers = await simulation.read<Papers>(persona, `${BASE}/account/documents`, { partnerName })
  const invoice = simulation.one(papers?.invoices ?? [])
  const statement = simulation.often(30) ? simulation.one(papers?.statements ?? []) : undefined
  const context = await simulation.read<{ collectAccounts: { accountId: string }[] }>(
    persona,
    `${BASE}/account/form`,
  )
  const byDebtor = DEBTOR_OP.includes(persona)
  const account = simulation.one(context?.collectAccounts ?? [])
  return {
    partnerName,
    arAmount:
      invoice && simulation.often(60)
        ? someOf(simulation, invoice.invoiceRemainAmount)
        : simulation.random.pick(AMOUNTS),
    arCreateDate: addDays(today, -simulation.random.int(0, 40)),
    arDueDate: addDays(today, simulation.random.int(3, simulation.often(60) ? 40 : 150)),
    graceDays: simulation.random.pick([0, 0, 5]),
    contractNo: simulation.one(papers?.contracts ?? [])?.contractNo ?? 'X',
    invoiceNos: invoice && !(byDebtor && simulation.often(40)) ? [invoice.invoiceNo] : [],
    ...(statement && { statementNo: statement.statementNo }),
    ...(account && { collectAccountId: account.accountId }),
    ...(byDebtor && { confirmPayDate: addDays(today, 30) }),
    attachments: [],
  }
}

const importAccounts = async (simulation: Simulation, persona: Persona): Promise<Call> => {
  const rows = await Promise.all(
    Array.from({ length: simulation.random.int(1, 2) }, async () => {
      const {
        graceDays: _g,
        collectAccountId: _c,
        attachments: _a,
        ...row
      } = await accountForm(simulation, persona)
      return row
    }),
  )
  return { path: `${BASE}/account/import`, body: { rows } }
}

const contract = async (simulation: Simulation, persona: Persona): Promise<Call> => {
  const file = await simulation.upload(persona, '合同.pdf', pdf(simulation), 'CONTRACT')
  const today = simulation.world.today()
  return {
    path: `${BASE}/contract/save`,
    body: {
      contractNo: `RF-${simulation.seed}-${simulation.unique()}`,
      contractName: '供货合同',
      contractType: simulation.random.pick(['PURCHASE', 'SERVICE']),
      partnerName: partnerOf(simulation, persona),
      contractAmount: simulation.random.pick(['800000.00', '9000000.00', '90000000.00']),
      contractSignDate: addDays(today, -simulation.random.int(0, 200)),
      contractFileId: file ?? 'X',
    },
  }
}

const xmlOf = (face: Form): string => {
  const tags: Readonly<Record<string, string>> = {
    invoiceNo: 'EIid',
    invoiceDate: 'IssueTime',
    amountExTax: 'TotalAmWithoutTax',
    invoiceTaxAmount: 'TotalTaxAm',
    invoiceAmount: 'TotalTax-includedAmount',
    sellerName: 'SellerName',
    buyerName: 'BuyerName',
  }
  const parts = Object.entries(tags).map(([field, tag]) => `<${tag}>${text(face, field)}</${tag}>`)
  return `<?xml version="1.0"?><EInvoice>${parts.join('')}</EInvoice>`
}

/** By a file that is read, or filled in by hand from one that cannot be; some numbers the tax bureau does not know. */
const invoice = async (simulation: Simulation, persona: Persona): Promise<Call> => {
  const ending = simulation.often(85)
    ? simulation.unique().slice(-4)
    : simulation.random.pick(['0000', '9999', '7777'])
  const invoiceAmount = simulation.random.pick(['113000.00', '565000.00', '1130000.00', '3390000.00'])
  const face = {
    invoiceKind: 'DIGITAL_SPECIAL',
    invoiceNo: `2642${`${simulation.seed}${simulation.unique()}`.padStart(12, '0')}${ending.padStart(4, '1')}`,
    invoiceDate: addDays(simulation.world.today(), -10),
    ...sidesOf(simulation, persona, partnerOf(simulation, persona)),
    invoiceAmount,
    ...dividedTax(invoiceAmount),
  }
  if (simulation.often(50)) {
    const fileId = await simulation.upload(persona, '发票.xml', xmlOf(face), 'INVOICE')
    return { path: `${BASE}/invoice/upload`, body: { fileIds: [fileId ?? 'X'] } }
  }
  const fileId = await simulation.upload(persona, '发票.pdf', pdf(simulation), 'INVOICE')
  return { path: `${BASE}/invoice/register`, body: { fileId: fileId ?? 'X', ...face } }
}

export const statementForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const month = `2026-${String(simulation.random.int(1, 11)).padStart(2, '0')}`
  return {
    partnerName: partnerOf(simulation, persona),
    periodFromMonth: month,
    periodToMonth: month,
    statementAmount: simulation.random.pick(AMOUNTS),
    deductAmount: simulation.random.pick(['0.00', '100.00']),
    statementDate: simulation.world.today(),
    isSupplement: simulation.often(40),
    statementFileId: (await simulation.upload(persona, '对账单.pdf', pdf(simulation), 'OTHER')) ?? 'X',
  }
}

/** Receivables of one debtor, an offer for them, an amount that it may have. */
export const financingForm = async (simulation: Simulation, persona: Persona): Promise<Form | undefined> => {
  const first = await chosen(simulation, persona, `${BASE}/financing/accounts`)
  if (!first) return undefined
  const rows = await simulation.list(persona, `${BASE}/financing/accounts`)
  const same = (row: Row) => row['debtorName'] === first['debtorName'] && row['enabled'] !== false
  const others = rows.filter((row) => row['arNo'] !== first['arNo'] && same(row) && simulation.often(25))
  const arNos = [first, ...others].map((row) => text(row, 'arNo'))
  const quotes = await simulation.read<Form[]>(persona, `${BASE}/financing/quotes`, { arNos })
  const open = (quotes ?? []).filter((one) => one['enabled'] !== false)
  const quote = simulation.one(open.length > 0 && simulation.often(90) ? open : (quotes ?? []))
  const account = simulation.world.bankAccounts.find(
    (one) => one.corpId === text(first, 'corpId') || one.accountPurpose.includes('COLLECT'),
  )
  const context = await simulation.read<{ collectAccounts: { accountId: string }[] }>(
    persona,
    `${BASE}/account/form`,
  )
  return {
    arNos,
    funderProductNo: text(quote, 'funderProductNo') || 'X',
    rfFinanceAmount: someOf(simulation, text(quote, 'capAmount')),
    collectAccountId: simulation.one(context?.collectAccounts ?? [])?.accountId ?? account?.accountId ?? 'X',
    attachments: [],
  }
}

const recommendForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const context = await simulation.read<{ funders: { funderName: string }[] }>(
    persona,
    `${BASE}/recommend/form`,
  )
  return {
    supplierName: partnerOf(simulation, persona),
    funderName: simulation.one(context?.funders ?? [])?.funderName ?? 'X',
    recommendAmount: '5000000.00',
    cooperateYears: 3,
    annualTradeAmount: '26000000.00',
    recommendReason: '合作稳定',
    recommendExpireDate: addDays(simulation.world.today(), simulation.random.int(2, 200)),
    attachments: [],
  }
}

const applyAgreement = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const context = await simulation.read<{ funders: { funderName: string; ready: boolean }[] }>(
    persona,
    `${BASE}/protocol/form`,
  )
  const open = (context?.funders ?? []).filter((one) => one.ready || simulation.often(5))
  const funderName = simulation.one(open)?.funderName
  return funderName === undefined
    ? undefined
    : {
        path: `${BASE}/protocol/apply`,
        body: { funderName, ...(simulation.often(40) && { partnerName: partnerOf(simulation, persona) }) },
      }
}

const account: Beginning = {
  people: OPERATORS,
  begin: async (simulation, persona) => ({
    path: `${BASE}/account/${simulation.often(75) ? 'submit' : 'save'}`,
    body: await accountForm(simulation, persona),
  }),
}

const financing: Beginning = {
  people: CREDITOR_OP,
  begin: async (simulation, persona) => {
    const body = await financingForm(simulation, persona)
    return body && { path: `${BASE}/financing/${simulation.often(80) ? 'submit' : 'save'}`, body }
  },
}

export const beginnings: readonly Beginning[] = [
  account,
  account,
  account,
  { people: OPERATORS, begin: importAccounts },
  { people: OPERATORS, begin: contract },
  { people: OPERATORS, begin: invoice },
  { people: OPERATORS, begin: invoice },
  {
    people: OPERATORS,
    begin: async (simulation, persona) => ({
      path: `${BASE}/statement/save`,
      body: await statementForm(simulation, persona),
    }),
  },
  financing,
  financing,
  {
    people: DEBTOR_OP,
    begin: async (simulation, persona) => ({
      path: `${BASE}/recommend/${simulation.often(60) ? 'submit' : 'save'}`,
      body: await recommendForm(simulation, persona),
    }),
  },
  { people: [...CREDITOR_OP, ...CREDITOR_DIR, ...DEBTOR_DIR], begin: applyAgreement },
  {
    people: OPERATORS,
    // a fresh file to attach when one is asked for later
    begin: async (simulation, persona) => {
      await ownFile(simulation, persona, 'OTHER')
      return undefined
    },
  },
]
