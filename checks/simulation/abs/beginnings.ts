// What people of the ABS family begin: payables by form and by import, transfers of what has been confirmed, invoices.
import { addDays } from '#domain/calendar.ts'
import { lackingPaper } from '#domain/packagePapers.ts'
import type { Form, Persona } from '../../shared/TestClient.ts'
import type { Beginning } from '../Family.ts'
import { later, ownFile, someOf, text } from '../making.ts'
import type { Call, Simulation } from '../Simulation.ts'
import { dividedTax } from '../tax.ts'

const BASE = '/v1/abs'
const DEBTOR: readonly Persona[] = ['abs-core-operator']
const CREDITOR: readonly Persona[] = ['abs-chain-operator']
const SELLER = '成都鼎垣建材有限公司'
const BUYER = '瑞川建设集团有限公司'
const AMOUNTS = ['33333.33', '100000.00', '250000.55', '999999.99', '1800000.00']

const dueDate = (simulation: Simulation): string =>
  // payables that fall due during the run, and some that a plan may take in
  simulation.often(50) ? later(simulation, 2, 25) : later(simulation, 25, 120)

const contractOf = (simulation: Simulation): string =>
  simulation.one(
    simulation.world.tradeContracts.where((row) => row.corpId === 'C011' && row.partyB === SELLER),
  )?.contractNo ?? 'X'

/** An invoice that still has something left, mostly. */
const invoicesFor = async (
  simulation: Simulation,
  persona: Persona,
): Promise<{ no: string; remain: string }> => {
  const rows = await simulation.list(persona, '/v1/invoices/list', { sellerName: SELLER })
  const found = simulation.one(rows)
  return { no: text(found, 'invoiceNo') || 'X', remain: text(found, 'invoiceRemainAmount') || '100000.00' }
}

export const payableForm = async (simulation: Simulation, persona: Persona): Promise<Form> => {
  const invoice = await invoicesFor(simulation, persona)
  return {
    creditorName: simulation.often(97) ? SELLER : BUYER,
    projectName: '天府项目',
    contractNo: contractOf(simulation),
    invoiceNos: [invoice.no],
    payableAmount: simulation.often(40)
      ? someOf(simulation, invoice.remain)
      : simulation.random.pick(AMOUNTS),
    payableDueDate: simulation.often(95) ? dueDate(simulation) : simulation.world.today(),
    attachments: simulation.often(95) ? [await ownFile(simulation, persona, 'OTHER')] : [],
  }
}

const importPayables = async (simulation: Simulation, persona: Persona): Promise<Call> => {
  const invoice = await invoicesFor(simulation, persona)
  return {
    path: `${BASE}/payable/import`,
    body: {
      rows: Array.from({ length: simulation.random.int(1, 3) }, () => ({
        creditorName: SELLER,
        contractNo: contractOf(simulation),
        invoiceNos: [invoice.no],
        payableAmount: simulation.random.pick(AMOUNTS),
        payableDueDate: dueDate(simulation),
      })),
      attachments: [await ownFile(simulation, persona, 'OTHER')],
    },
  }
}

const registerInvoice = async (simulation: Simulation, persona: Persona): Promise<Call> => {
  const fileId = await simulation.upload(
    persona,
    '发票.pdf',
    `%PDF-1.4\n${simulation.seed}-${simulation.unique()}`,
    'INVOICE',
  )
  const invoiceAmount = simulation.random.pick(['1130000.00', '565000.00', '3390000.00'])
  return {
    path: '/v1/invoices/register',
    body: {
      fileId: fileId ?? 'X',
      invoiceKind: 'DIGITAL_SPECIAL',
      invoiceNo: `2651${`${simulation.seed}${simulation.unique()}`.padStart(16, '0')}`,
      invoiceDate: addDays(simulation.world.today(), -20),
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
const transfer = async (simulation: Simulation, persona: Persona): Promise<Call | undefined> => {
  const read = () => simulation.read<Context>(persona, `${BASE}/transfer/context`)
  const context = await read()
  const plan = simulation.one(context?.plans ?? [])
  if (!context || !plan) return undefined
  const fitting = context.receivables.filter(
    (row) =>
      row.groupCorpName === plan.groupCorpName &&
      row.payableDueDate >= plan.dueDateFrom &&
      row.payableDueDate <= plan.dueDateTo,
  )
  const first = simulation.one(simulation.often(95) ? fitting : context.receivables)
  if (!first) return undefined
  await simulation.outside('platform', 'PAPERS', first.payableNo)
  const dossiers = (await read())?.packages.filter((row) => row.enabled || simulation.often(3)) ?? []
  const proving = dossiers.filter((row) => lackingPaper(row, [first]) === undefined)
  const dossier = simulation.one(simulation.often(95) ? proving : dossiers)
  const others = fitting.filter(
    (row) =>
      row !== first &&
      dossier &&
      (simulation.often(5) || !lackingPaper(dossier, [row])) &&
      simulation.often(30),
  )
  return {
    path: `${BASE}/transfer/save`,
    body: {
      debtorName: first.debtorName,
      planNo: plan.planNo,
      payableNos: [first, ...others].map(({ payableNo }) => payableNo),
      packageNo: dossier?.packageNo ?? 'X',
      collectAccountId: simulation.one(context.collectAccounts)?.accountId ?? 'X',
    },
  }
}

export const beginnings: readonly Beginning[] = [
  ...(['submit', 'submit', 'save'] as const).map(
    (how): Beginning => ({
      people: DEBTOR,
      begin: async (simulation, persona) => ({
        path: `${BASE}/payable/${how}`,
        body: await payableForm(simulation, persona),
      }),
    }),
  ),
  { people: DEBTOR, begin: importPayables },
  { people: DEBTOR, begin: registerInvoice },
  { people: CREDITOR, begin: transfer },
  { people: CREDITOR, begin: transfer },
]
