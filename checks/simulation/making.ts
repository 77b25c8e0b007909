// What the families' boards and beginnings have in common: references, decisions, amounts, files, accounts.
import { addWorkingDays } from '#domain/calendar.ts'
import { isDecimal } from '#domain/money.ts'
import type { World } from '../../mocks/kernel/World.ts'
import { holidays } from '../../mocks/portal/holiday/holidays.ts'
import type { Form, Persona } from '../shared/Desk.ts'
import { isMeant, type RowOf, tableOf, type Where } from '../shared/rowsOf.ts'
import type { Board, Making, Outside } from './Family.ts'
import type { Market, Row } from './Market.ts'

/** A list with what else there is to it, whose it is, and the calls behind the actions of its rows. */
export const board = (
  list: string | Omit<Board, 'people' | 'actions'>,
  people: readonly Persona[],
  actions: Board['actions'],
): Board => ({ ...(typeof list === 'string' ? { path: list } : list), people, actions })

/** An outside party comes upon one of those rows, if it looks at all (so often out of a hundred times), and acts. */
export const upon =
  <Name extends keyof World>(
    name: Name,
    where: Where<RowOf<Name>>,
    act: (row: RowOf<Name>, market: Market) => ReturnType<Outside>,
    percent?: number,
  ): Outside =>
  (market) => {
    if (percent !== undefined && !market.often(percent)) return undefined
    const row = market.one(tableOf(market.world, name).where(isMeant(where)))
    return row && act(row, market)
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
export const someOf = (market: Market, amount: string): string => {
  if (!isDecimal(amount)) return '100.00'
  const fen = BigInt(amount.replace('.', ''))
  const part = market.random.pick([1n, 1n, 2n, 3n, 10n])
  const share = market.often(4) ? fen + 1n : fen / part
  const digits = (share > 0n ? share : 1n).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A working day some time from now. */
export const later = (market: Market, least: number, most: number): string =>
  addWorkingDays(market.world.today(), market.random.int(least, most), holidays)

/** A decision on one row: mostly a pass, and mostly with an opinion. */
export const decide =
  (path: string, key: string, signs: string, sendsBack = false): Making =>
  (row, market) => {
    const bad = sendsBack ? (['REJECT', 'RETURN'] as const) : (['REJECT'] as const)
    const decision = market.often(78) ? 'PASS' : market.random.pick(bad)
    return {
      path,
      signs,
      body: { items: [ref(row, key)], decision, ...(market.often(90) && { reviewOpinion: '已核对' }) },
    }
  }

/** A call that needs nothing but the row. */
export const plain =
  (path: string, key: string, signs?: string): Making =>
  (row) => ({ path, body: ref(row, key), ...(signs && { signs }) })

/** Somebody who feels like it only now and then. */
export const seldom =
  (percent: number, making: Making): Making =>
  (row, market, persona) =>
    market.often(percent) ? making(row, market, persona) : undefined

/** The enterprise that a persona works for. */
export const corpOf = (market: Market, persona: Persona): string =>
  market.world.users.find((user) => user.personaCode === persona)?.corpId ?? ''

/** An account of that enterprise for that purpose, whatever its state. */
export const accountOf = (market: Market, corpId: string, purpose: 'PAY' | 'COLLECT' | 'FEE'): string =>
  market.world.bankAccounts.find((row) => row.corpId === corpId && row.accountPurpose.includes(purpose))
    ?.accountId ?? 'X'

/** A file of the enterprise, as it stands among the attachments of a form. */
export const attachmentOf = (market: Market, persona: Persona, category: string) => {
  const corpId = corpOf(market, persona)
  const file = market.world.files.find((row) => row.corpId === corpId)
  return { fileId: file?.fileId ?? 'X', fileName: '资料.pdf', fileSize: file?.fileSize ?? 1, category }
}

/** The content of a PDF that is like no other. */
export const pdf = (market: Market): string => `%PDF-1.4\n${market.seed}-${market.unique()}`

/** As attachmentOf, but uploads a file when the enterprise has none yet. */
export const ownFile = async (market: Market, persona: Persona, category: string) => {
  const known = attachmentOf(market, persona, category)
  return known.fileId === 'X' ? await newFile(market, persona, category) : known
}

/** A file uploaded just now: what was sent back must come back changed. */
export const newFile = async (market: Market, persona: Persona, category: string) => {
  const fileId = await market.upload(persona, '资料.pdf', pdf(market), category)
  return { ...attachmentOf(market, persona, category), fileId: fileId ?? 'X' }
}

/** One of what a choice offers: mostly something that can be done. */
export const chosen = async (
  market: Market,
  persona: Persona,
  path: string,
  query: Form = {},
): Promise<Row | undefined> => {
  const rows = await market.list(persona, path, query)
  const open = rows.filter((row) => row['enabled'] !== false)
  return market.one(open.length > 0 && market.often(95) ? open : rows)
}
