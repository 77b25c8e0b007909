// What people of the ABS family begin: payables by form and by import, transfers of what has been confirmed, invoices.
import { addDays } from '#domain/calendar.ts'
import { lackingPaper } from '#domain/packagePapers.ts'
import type { Form, Persona } from '../../shared/Desk.ts'
import type { Beginning } from '../Family.ts'
import type { Call, Market } from '../Market.ts'
import { later, ownFile, someOf, text } from '../making.ts'
import { dividedTax } from '../tax.ts'

const BASE = '/v1/abs'
const DEBTOR: readonly Persona[] = ['abs-core-operator']
const CREDITOR: readonly Persona[] = ['abs-chain-operator']
const SELLER = '成都鼎垣建材有限公司'
const BUYER = '瑞川建设集团有限公司'
const AMOUNTS = ['33333.33', '100000.00', '250000.55', '999999.99', '1800000.00']

const dueDate = (market: Market): string =>
  // payables that fall due while somebody still watches, and some that a plan may take in
  market.often(50) ? later(market, 2, 25) : later(market, 25, 120)

const contractOf = (market: Market): string =>
  market.one(market.world.tradeContracts.where((row) => row.corpId === 'C011' && row.partyB === SELLER))
    ?.contractNo ?? 'X'

/** An invoice that still has something left, mostly. */
const invoicesFor = async (market: Market, persona: Persona): Promise<{ no: string; remain: string }> => {
  const rows = await market.list(persona, '/v1/invoices/list', { sellerName: SELLER })
  const found = market.one(rows)
  return { no: text(found, 'invoiceNo') || 'X', remain: text(found, 'invoiceRemainAmount') || '100000.00' }
}

export const payableForm = async (market: Market, persona: Persona): Promise<Form> => {
  const invoice = await invoicesFor(market, persona)
  return {
    creditorName: market.often(97) ? SELLER : BUYER,
    projectName: '天府项目',
    contractNo: contractOf(market),
    invoiceNos: [invoice.no],
    payableAmount: market.often(40) ? someOf(market, invoice.remain) : market.random.pick(AMOUNTS),
    payableDueDate: market.often(95) ? dueDate(market) : market.world.today(),
    attachments: market.often(95) ? [await ownFile(market, persona, 'OTHER')] : [],
  }
}

const importPayables = async (market: Market, persona: Persona): Promise<Call> => {
  const invoice = await invoicesFor(market, persona)
  return {
    path: `${BASE}/payable/import`,
    body: {
      rows: Array.from({ length: market.random.int(1, 3) }, () => ({
        creditorName: SELLER,
        contractNo: contractOf(market),
        invoiceNos: [invoice.no],
        payableAmount: market.random.pick(AMOUNTS),
        payableDueDate: dueDate(market),
      })),
      attachments: [await ownFile(market, persona, 'OTHER')],
    },
  }
}

const registerInvoice = async (market: Market, persona: Persona): Promise<Call> => {
  const fileId = await market.upload(
    persona,
    '发票.pdf',
    `%PDF-1.4\n${market.seed}-${market.unique()}`,
    'INVOICE',
  )
  const invoiceAmount = market.random.pick(['1130000.00', '565000.00', '3390000.00'])
  return {
    path: '/v1/invoices/register',
    body: {
      fileId: fileId ?? 'X',
      invoiceKind: 'DIGITAL_SPECIAL',
      invoiceNo: `2651${`${market.seed}${market.unique()}`.padStart(16, '0')}`,
      invoiceDate: addDays(market.world.today(), -20),
      sellerName: SELLER,
      invoiceAmount,
      ...dividedTax(invoiceAmount),
    },
  }
}

type Context = {
  receivables: {
    payableNo: string
    debtorName: string
    groupCorpName: string
    payableDueDate: string
    contractNo: string
    invoiceNos: string[]
  }[]
  plans: { planNo: string; groupCorpName: string; dueDateFrom: string; dueDateTo: string }[]
  packages: { packageNo: string; contractNos: string[]; invoiceNos: string[]; enabled: boolean }[]
  collectAccounts: { accountId: string }[]
}

/** A plan, what it takes in, a dossier that covers it. */
const transfer = async (market: Market, persona: Persona): Promise<Call | undefined> => {
  const read = () => market.read<Context>(persona, `${BASE}/transfer/context`)
  const context = await read()
  const plan = market.one(context?.plans ?? [])
  if (!context || !plan) return undefined
  const fitting = context.receivables.filter(
    (row) =>
      row.groupCorpName === plan.groupCorpName &&
      row.payableDueDate >= plan.dueDateFrom &&
      row.payableDueDate <= plan.dueDateTo,
  )
  const first = market.one(market.often(95) ? fitting : context.receivables)
  if (!first) return undefined
  await market.outside('platform', 'PAPERS', first.payableNo)
  const dossiers = (await read())?.packages.filter((row) => row.enabled || market.often(3)) ?? []
  const proving = dossiers.filter((row) => lackingPaper(row, [first]) === undefined)
  const dossier = market.one(market.often(95) ? proving : dossiers)
  const others = fitting.filter(
    (row) =>
      row !== first && dossier && (market.often(5) || !lackingPaper(dossier, [row])) && market.often(30),
  )
  return {
    path: `${BASE}/transfer/save`,
    body: {
      debtorName: first.debtorName,
      planNo: plan.planNo,
      payableNos: [first, ...others].map(({ payableNo }) => payableNo),
      packageNo: dossier?.packageNo ?? 'X',
      collectAccountId: market.one(context.collectAccounts)?.accountId ?? 'X',
    },
  }
}

export const beginnings: readonly Beginning[] = [
  ...(['submit', 'submit', 'save'] as const).map(
    (how): Beginning => ({
      people: DEBTOR,
      begin: async (market, persona) => ({
        path: `${BASE}/payable/${how}`,
        body: await payableForm(market, persona),
      }),
    }),
  ),
  { people: DEBTOR, begin: importPayables },
  { people: DEBTOR, begin: registerInvoice },
  { people: CREDITOR, begin: transfer },
  { people: CREDITOR, begin: transfer },
]
