import { families, registry } from '../../mocks/backend.ts'
import type { Family } from '../../mocks/kernel/wiring.ts'
import { roleName } from '../../mocks/portal/people/personas.ts'
import { FAMILIES } from '../families.ts'
import { flowPage } from './flowPage.ts'
import { readTransitionSpecs } from './transitionSpecs.ts'

const DUTIES: Readonly<Record<string, string>> = {
  SYSTEM: '系统或外部机构',
  CORP_MANAGER: '管理员',
  CORP_OPERATOR: '企业经办',
  CORP_DIRECTOR: '企业复核',
  ANYBODY: '任何用户',
}

/** docs/flows as generated from the tables of the families: file name → text. */
export const flowPages = (): ReadonlyMap<string, string> => {
  const pages = new Map(
    readTransitionSpecs().map((row) => [
      row['id']!,
      row['pages']!.split(/[、,; ]+/).filter((one) => one.startsWith('/')),
    ]),
  )
  const words = {
    state: (dict: string, value: string) => registry.label(dict, value),
    role: (code: string) => DUTIES[code] ?? roleName(code),
    pages: (id: string) => pages.get(id) ?? [],
  }
  return new Map(
    Object.entries(families).flatMap(([name, { flows: own = [], modules = [] }]: [string, Family]) => {
      const flows = [...own, ...modules.flatMap((module) => module.flows ?? [])]
      return flows.length > 0 ? [[`${name}.md`, flowPage(FAMILIES[name]!, flows, words)] as const] : []
    }),
  )
}
