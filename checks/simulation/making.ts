// What the families' boards and beginnings have in common: references, decisions, amounts, files, accounts.
import { addWorkingDays } from '#domain/calendar.ts'
import { isDecimal } from '#domain/money.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { holidays } from '../../mocks/portal/holiday/holidays.ts'
import { isMeant, type RowOf, tableOf, type Where } from '../shared/rowsOf.ts'
import type { Form, Persona } from '../shared/TestClient.ts'
import type { Board, Making, Outside } from './Family.ts'
import type { Row, Simulation } from './Simulation.ts'

/** A list with what else there is to it, whose it is, and the calls behind the actions of its rows. */
export const board = (
  list: string | Omit<Board, 'people' | 'actions'>,
  people: readonly Persona[],
  actions: Board['actions'],
): Board => ({ ...(typeof list === 'string' ? { path: list } : list), people, actions })

/** An outside party finds one of those rows and acts, in the given percentage of the steps. */
export const upon =
  <Name extends keyof World>(
    name: Name,
    where: Where<RowOf<Name>>,
    act: (row: RowOf<Name>, simulation: Simulation) => ReturnType<Outside>,
    percent?: number,
  ): Outside =>
  (simulation) => {
    if (percent !== undefined && !simulation.often(percent)) return undefined
    const row = simulation.one(tableOf(simulation.world, name).where(isMeant(where)))
    return row && act(row, simulation)
  }

/** Reads a text field of a row. */
export const text = (row: Form | undefined, field: string): string => {
  const value = row?.[field]
  return typeof value === 'string' ? value : ''
}

/** A reference to the row as it was seen. */
export const ref = (row: Row, key: string) => ({ documentNo: text(row, key), version: row.version })

/** The row's number under its own name, and the version that was seen: what the form of it begins with. */
export const seen = (row: Row, key: string) => ({ [key]: text(row, key), version: row.version })

/** An amount that is somewhere in the given one: all of it, a part, or a little more than it. */
export const someOf = (simulation: Simulation, amount: string): string => {
  if (!isDecimal(amount)) return '100.00'
  const fen = BigInt(amount.replace('.', ''))
  const part = simulation.random.pick([1n, 1n, 2n, 3n, 10n])
  const share = simulation.often(4) ? fen + 1n : fen / part
  const digits = (share > 0n ? share : 1n).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A working day some time from now. */
export const later = (simulation: Simulation, least: number, most: number): string =>
  addWorkingDays(simulation.world.today(), simulation.random.int(least, most), holidays)

/** A decision on one row: mostly a pass, and mostly with an opinion. */
export const decide =
  (path: string, key: string, signs: string, sendsBack = false): Making =>
  (row, simulation) => {
    const bad = sendsBack ? (['REJECT', 'RETURN'] as const) : (['REJECT'] as const)
    const decision = simulation.often(78) ? 'PASS' : simulation.random.pick(bad)
    return {
      path,
      signs,
      body: { items: [ref(row, key)], decision, ...(simulation.often(90) && { reviewOpinion: '已核对' }) },
    }
  }

/** A call that needs only the row. */
export const plain =
  (path: string, key: string, signs?: string): Making =>
  (row) => ({ path, body: ref(row, key), ...(signs && { signs }) })

/** Runs only in a small share of the steps. */
export const seldom =
  (percent: number, making: Making): Making =>
  (row, simulation, persona) =>
    simulation.often(percent) ? making(row, simulation, persona) : undefined

/** The enterprise that a persona works for. */
export const corpOf = (simulation: Simulation, persona: Persona): string =>
  simulation.world.users.find((user) => user.personaCode === persona)?.corpId ?? ''

/** An account of that enterprise for that purpose, whatever its state. */
export const accountOf = (
  simulation: Simulation,
  corpId: string,
  purpose: 'PAY' | 'COLLECT' | 'FEE',
): string =>
  simulation.world.bankAccounts.find((row) => row.corpId === corpId && row.accountPurpose.includes(purpose))
    ?.accountId ?? 'X'

/** A file of the enterprise, in the form of an attachment. */
export const attachmentOf = (simulation: Simulation, persona: Persona, category: string) => {
  const corpId = corpOf(simulation, persona)
  const file = simulation.world.files.find((row) => row.corpId === corpId)
  return { fileId: file?.fileId ?? 'X', fileName: '资料.pdf', fileSize: file?.fileSize ?? 1, category }
}

/** The content of a PDF that is like no other. */
export const pdf = (simulation: Simulation): string => `%PDF-1.4\n${simulation.seed}-${simulation.unique()}`

/** As attachmentOf, but uploads a file when the enterprise has none yet. */
export const ownFile = async (simulation: Simulation, persona: Persona, category: string) => {
  const known = attachmentOf(simulation, persona, category)
  return known.fileId === 'X' ? await newFile(simulation, persona, category) : known
}

/** A file uploaded just now: what was sent back must come back changed. */
export const newFile = async (simulation: Simulation, persona: Persona, category: string) => {
  const fileId = await simulation.upload(persona, '资料.pdf', pdf(simulation), category)
  return { ...attachmentOf(simulation, persona, category), fileId: fileId ?? 'X' }
}

/** One of what a choice offers: mostly something that can be done. */
export const chosen = async (
  simulation: Simulation,
  persona: Persona,
  path: string,
  query: Form = {},
): Promise<Row | undefined> => {
  const rows = await simulation.list(persona, path, query)
  const open = rows.filter((row) => row['enabled'] !== false)
  return simulation.one(open.length > 0 && simulation.often(95) ? open : rows)
}
