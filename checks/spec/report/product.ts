// The product as the living documentation presents it: families, flows, pages and people, all read from their sources.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { families as allFamilies, registry } from '../../../mocks/backend.ts'
import type { Family } from '../../../mocks/kernel/wiring.ts'
import { roleCodes, roleName } from '../../../mocks/portal/people/personas.ts'
import { readTransitionSpecs, type TransitionSpec } from '../../../scripts/docs/transitionSpecs.ts'
import { FAMILIES } from '../../../scripts/families.ts'

/** A transition in the words of users. */
export interface Transition {
  id: string
  event: string
  /** States it starts from; empty when it creates the document. */
  from: string[]
  to: string[]
  who: string
  /** Titles of the pages on which it is made. */
  pages: string[]
}

/** One flow of docs/transitions.tsv. */
export interface Flow {
  code: string
  title: string
  /** The Chinese name of its family. */
  family: string
  transitions: Transition[]
}

/** A page of the portal. */
export interface PortalPage {
  path: string
  title: string
  family: string
  section: string
  isHidden: boolean
  /** Opens without signing in; open to every signed-in user. */
  isOpen: boolean
  isForAll: boolean
}

/** A persona that can sign in at the mock backend. */
export interface Person {
  code: string
  personName: string
  title: string
  family: string
}

/** Word of the route table → word of the code. */
const ROUTE_FAMILY: Readonly<Record<string, string>> = {
  credit: 'voucher',
  abs: 'abs',
  rf: 'reverseFactoring',
  guarantee: 'guarantee',
  my: 'account',
}

/** First word of a role token → word of the code. */
const ROLE_FAMILY: Readonly<Record<string, string>> = {
  core: 'voucher',
  chain: 'voucher',
  abs: 'abs',
  rf: 'reverseFactoring',
  gua: 'guarantee',
}

/** Actors other than the roles that sign in. */
const PARTIES: Readonly<Record<string, string>> = {
  any: '任何用户',
  mgr: '企业管理员',
  'corp.op': '任一产品的经办',
  'corp.dir': '任一产品的复核',
  sys: '系统',
  platform: '平台',
  funder: '资金方',
  bank: '银行',
  org: '开立机构',
  custodian: '托管行',
  factor: '保理商',
  third: '第三方平台',
  planmgr: '计划管理人',
  issuer: '开立方',
}

const root = join(import.meta.dirname, '../../..')
const pathsOf = (text: string): string[] => text.split(/[、,; ]+/).filter((one) => one.startsWith('/'))

/** All pages of the portal. */
export function readPages(): PortalPage[] {
  const [, ...lines] = readFileSync(join(root, 'docs/routes.tsv'), 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [path = '', title = '', family = '', section = '', hidden, open, forAll] = line.split('\t')
    return {
      path,
      title,
      family: FAMILIES[ROUTE_FAMILY[family] ?? 'portal']!,
      section,
      isHidden: hidden === 'y',
      isOpen: open === 'y',
      isForAll: forAll === 'y',
    }
  })
}

const partyName = (token: string): string =>
  PARTIES[token] ?? (roleCodes[token] ? roleName(roleCodes[token]) : token)

function transitionOf(row: TransitionSpec, titles: ReadonlyMap<string, string>): Transition {
  const names = (states: string) =>
    states
      .split('/')
      .filter((state) => state && state !== '-')
      .map((state) => registry.label(row['dict']!, state))
  return {
    id: row['id']!,
    event: row['event']!,
    from: row['from']!.split('/').includes('-') ? ['', ...names(row['from']!)] : names(row['from']!),
    to: names(row['to']!),
    who: row['actor']!.split('/').map(partyName).join('、'),
    pages: pathsOf(row['pages']!).map((path) => titles.get(path) ?? path),
  }
}

/** The flows of docs/transitions.tsv, by family. */
export function readFlows(pages: readonly PortalPage[]): Flow[] {
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  const rows = Map.groupBy(readTransitionSpecs(), (row) => row['flow']!)
  return Object.entries(allFamilies).flatMap(([name, { flows = [], modules = [] }]: [string, Family]) =>
    [...flows, ...modules.flatMap((module) => module.flows ?? [])].flatMap(({ head }) => {
      const own = rows.get(head.code)
      return own
        ? {
            code: head.code,
            title: head.title,
            family: FAMILIES[name]!,
            transitions: own.map((row) => transitionOf(row, titles)),
          }
        : []
    }),
  )
}

/** The personas of each family; managers belong to the account centre, the others start at the portal. */
export function readPeople(): Person[] {
  return registry.platform.personas.map(({ code, personName, title, memberships }) => {
    const token = memberships[0]?.[2][0] ?? 'any'
    const isPlain = memberships.length === 1 && title === (roleCodes[token] ? roleName(roleCodes[token]) : '')
    const family = isPlain
      ? ROLE_FAMILY[token.split('.')[0]!]
      : code.endsWith('-manager')
        ? 'account'
        : 'portal'
    return { code, personName, title, family: FAMILIES[family ?? 'portal']! }
  })
}
