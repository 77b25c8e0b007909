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

/** 地址 → 页面组件的名字与文件：/credit/core/recycle/apply → RecycleApplyPage，在同名的目录里。 */
export function pageNames(path: string): { component: string; file: string } {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'))
  const last = parts.at(-1) ?? ''
  const parent = parts.at(-2) ?? ''
  const own =
    last === 'index' ? pascal(parent) : GENERIC.has(last) ? pascal(parent) + pascal(last) : pascal(last)
  const component = `${own}Page`
  return { component, file: `src/pages/${parts.slice(0, -1).join('/') || last}/${component}.tsx` }
}

/** 家族的文件 → 需求文件夹与标签。 */
export const FAMILIES: Readonly<Record<string, readonly [folder: string, tag: string]>> = {
  credit: ['凭证', 'FAM-CREDIT'],
  abs: ['ABS', 'FAM-ABS'],
  reverseFactoring: ['反向保理', 'FAM-RF'],
  my: ['账户中心', 'FAM-MY'],
  guarantee: ['保函', 'FAM-GUARANTEE'],
  shell: ['门户', 'FAM-WORKBENCH'],
  register: ['门户', 'REG-01'],
}

/** 说明里的第一截，作列与条件的标题。 */
export const titleIn = (description: string, fallback: string): string =>
  description.replace(/[（，。；：,(].*$/s, '').trim() || fallback

export const dictOf = (schemaName: string): string =>
  schemaName.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()
