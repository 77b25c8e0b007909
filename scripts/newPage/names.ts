const GENERIC = new Set([
  'index',
  'apply',
  'approve',
  'manage',
  'query',
  'detail',
  'main',
  'list',
  'add',
  'update',
  'create',
  'config',
  'operator',
  'director',
])

const pascal = (text: string): string =>
  text
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/**
 * Address → name and file of the page component: /credit/core/recycle/apply → RecycleApplyPage, in a directory of that
 * name.
 */
export function pageNames(path: string): { component: string; file: string } {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  const last = parts.at(-1) ?? ''
  const parent = parts.at(-2) ?? ''
  const own =
    last === 'index' ? pascal(parent) : GENERIC.has(last) ? pascal(parent) + pascal(last) : pascal(last)
  const component = `${own}Page`
  return { component, file: `src/pages/${parts.slice(0, -1).join('/') || last}/${component}.tsx` }
}

/** File of the routes → family and tag of the features. */
export const ROUTE_FAMILIES: Readonly<Record<string, readonly [family: string, tag: string]>> = {
  credit: ['voucher', 'FAM-CREDIT'],
  abs: ['abs', 'FAM-ABS'],
  reverseFactoring: ['reverseFactoring', 'FAM-RF'],
  my: ['account', 'FAM-MY'],
  guarantee: ['guarantee', 'FAM-GUARANTEE'],
  shell: ['portal', 'FAM-WORKBENCH'],
  register: ['portal', 'REG-01'],
}

/** The first part of a description, as the title of a column or condition. */
export const titleIn = (description: string, fallback: string): string =>
  description.replace(/[（，。；：,(].*$/s, '').trim() || fallback

export const dictOf = (schemaName: string): string =>
  schemaName.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()
