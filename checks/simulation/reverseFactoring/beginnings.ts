// What people of reverse factoring begin: receivables and the papers behind them, financings, agreements, recommendations.
import { addDays } from '#domain/calendar.ts'
import type { Form, Persona } from '../../shared/Desk.ts'
import type { Beginning } from '../Family.ts'
import type { Call, Market, Row } from '../Market.ts'
import { chosen, ownFile, pdf, someOf, text } from '../making.ts'
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
export const accountForm = async (market: Market, persona: Persona): Promise<Form> => {
  const partnerName = partnerOf(market, persona)
  const today = market.world.today()
  const papers = await market.read<Papers>(persona, `${BASE}/account/documents`, { partnerName })
  const invoice = market.one(papers?.invoices ?? [])
  const statement = market.often(30) ? market.one(papers?.statements ?? []) : undefined
  const context = await market.read<{ collectAccounts: { accountId: string }[] }>(
    persona,
    `${BASE}/account/form`,
  )
  const byDebtor = DEBTOR_OP.includes(persona)
  const account = market.one(context?.collectAccounts ?? [])
  return {
    partnerName,
    arAmount:
      invoice && market.often(60) ? someOf(market, invoice.invoiceRemainAmount) : market.random.pick(AMOUNTS),
    arCreateDate: addDays(today, -market.random.int(0, 40)),
    arDueDate: addDays(today, market.random.int(3, market.often(60) ? 40 : 150)),
    graceDays: market.random.pick([0, 0, 5]),
    contractNo: market.one(papers?.contracts ?? [])?.contractNo ?? 'X',
    invoiceNos: invoice && !(byDebtor && market.often(40)) ? [invoice.invoiceNo] : [],
    ...(statement && { statementNo: statement.statementNo }),
    ...(account && { collectAccountId: account.accountId }),
    ...(byDebtor && { confirmPayDate: addDays(today, 30) }),
    attachments: [],
  }
}

const importAccounts = async (market: Market, persona: Persona): Promise<Call> => {
  const rows = await Promise.all(
    Array.from({ length: market.random.int(1, 2) }, async () => {
      const {
        graceDays: _g,
        collectAccountId: _c,
        attachments: _a,
        ...row
      } = await accountForm(market, persona)
      return row
    }),
  )
  return { path: `${BASE}/account/import`, body: { rows } }
}

const contract = async (market: Market, persona: Persona): Promise<Call> => {
  const file = await market.upload(persona, '合同.pdf', pdf(market), 'CONTRACT')
  const today = market.world.today()
  return {
    path: `${BASE}/contract/save`,
    body: {
      contractNo: `RF-${market.seed}-${market.unique()}`,
      contractName: '供货合同',
      contractType: market.random.pick(['PURCHASE', 'SERVICE']),
      partnerName: partnerOf(market, persona),
      contractAmount: market.random.pick(['800000.00', '9000000.00', '90000000.00']),
      contractSignDate: addDays(today, -market.random.int(0, 200)),
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
const invoice = async (market: Market, persona: Persona): Promise<Call> => {
  const ending = market.often(85) ? market.unique().slice(-4) : market.random.pick(['0000', '9999', '7777'])
  const invoiceAmount = market.random.pick(['113000.00', '565000.00', '1130000.00', '3390000.00'])
  const face = {
    invoiceKind: 'DIGITAL_SPECIAL',
    invoiceNo: `2642${`${market.seed}${market.unique()}`.padStart(12, '0')}${ending.padStart(4, '1')}`,
    invoiceDate: addDays(market.world.today(), -10),
    ...sidesOf(market, persona, partnerOf(market, persona)),
    invoiceAmount,
    ...dividedTax(invoiceAmount),
  }
  if (market.often(50)) {
    const fileId = await market.upload(persona, '发票.xml', xmlOf(face), 'INVOICE')
    return { path: `${BASE}/invoice/upload`, body: { fileIds: [fileId ?? 'X'] } }
  }
  const fileId = await market.upload(persona, '发票.pdf', pdf(market), 'INVOICE')
  return { path: `${BASE}/invoice/register`, body: { fileId: fileId ?? 'X', ...face } }
}

export const statementForm = async (market: Market, persona: Persona): Promise<Form> => {
  const month = `2026-${String(market.random.int(1, 11)).padStart(2, '0')}`
  return {
    partnerName: partnerOf(market, persona),
    periodFromMonth: month,
    periodToMonth: month,
    statementAmount: market.random.pick(AMOUNTS),
    deductAmount: market.random.pick(['0.00', '100.00']),
    statementDate: market.world.today(),
    isSupplement: market.often(40),
    statementFileId: (await market.upload(persona, '对账单.pdf', pdf(market), 'OTHER')) ?? 'X',
  }
}

/** Receivables of one debtor, an offer for them, an amount that it may have. */
export const financingForm = async (market: Market, persona: Persona): Promise<Form | undefined> => {
  const first = await chosen(market, persona, `${BASE}/financing/accounts`)
  if (!first) return undefined
  const rows = await market.list(persona, `${BASE}/financing/accounts`)
  const same = (row: Row) => row['debtorName'] === first['debtorName'] && row['enabled'] !== false
  const others = rows.filter((row) => row['arNo'] !== first['arNo'] && same(row) && market.often(25))
  const arNos = [first, ...others].map((row) => text(row, 'arNo'))
  const quotes = await market.read<Form[]>(persona, `${BASE}/financing/quotes`, { arNos })
  const open = (quotes ?? []).filter((one) => one['enabled'] !== false)
  const quote = market.one(open.length > 0 && market.often(90) ? open : (quotes ?? []))
  const account = market.world.bankAccounts.find(
    (one) => one.corpId === text(first, 'corpId') || one.accountPurpose.includes('COLLECT'),
  )
  const context = await market.read<{ collectAccounts: { accountId: string }[] }>(
    persona,
    `${BASE}/account/form`,
  )
  return {
    arNos,
    funderProductNo: text(quote, 'funderProductNo') || 'X',
    rfFinanceAmount: someOf(market, text(quote, 'capAmount')),
    collectAccountId: market.one(context?.collectAccounts ?? [])?.accountId ?? account?.accountId ?? 'X',
    attachments: [],
  }
}

const recommendForm = async (market: Market, persona: Persona): Promise<Form> => {
  const context = await market.read<{ funders: { funderName: string }[] }>(persona, `${BASE}/recommend/form`)
  return {
    supplierName: partnerOf(market, persona),
    funderName: market.one(context?.funders ?? [])?.funderName ?? 'X',
    recommendAmount: '5000000.00',
    cooperateYears: 3,
    annualTradeAmount: '26000000.00',
    recommendReason: '合作稳定',
    recommendExpireDate: addDays(market.world.today(), market.random.int(2, 200)),
    attachments: [],
  }
}

const applyAgreement = async (market: Market, persona: Persona): Promise<Call | undefined> => {
  const context = await market.read<{ funders: { funderName: string; ready: boolean }[] }>(
    persona,
    `${BASE}/protocol/form`,
  )
  const open = (context?.funders ?? []).filter((one) => one.ready || market.often(5))
  const funderName = market.one(open)?.funderName
  return funderName === undefined
    ? undefined
    : {
        path: `${BASE}/protocol/apply`,
        body: { funderName, ...(market.often(40) && { partnerName: partnerOf(market, persona) }) },
      }
}

const account: Beginning = {
  people: OPERATORS,
  begin: async (market, persona) => ({
    path: `${BASE}/account/${market.often(75) ? 'submit' : 'save'}`,
    body: await accountForm(market, persona),
  }),
}

const financing: Beginning = {
  people: CREDITOR_OP,
  begin: async (market, persona) => {
    const body = await financingForm(market, persona)
    return body && { path: `${BASE}/financing/${market.often(80) ? 'submit' : 'save'}`, body }
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
    begin: async (market, persona) => ({
      path: `${BASE}/statement/save`,
      body: await statementForm(market, persona),
    }),
  },
  financing,
  financing,
  {
    people: DEBTOR_OP,
    begin: async (market, persona) => ({
      path: `${BASE}/recommend/${market.often(60) ? 'submit' : 'save'}`,
      body: await recommendForm(market, persona),
    }),
  },
  { people: [...CREDITOR_OP, ...CREDITOR_DIR, ...DEBTOR_DIR], begin: applyAgreement },
  {
    people: OPERATORS,
    // a file of one's own to attach to what is asked for later
    begin: async (market, persona) => {
      await ownFile(market, persona, 'OTHER')
      return undefined
    },
  },
]
