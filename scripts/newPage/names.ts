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

/** 家族的文件 → 需求文件夹、标签与模拟后端的房间。 */
export const FAMILIES: Readonly<Record<string, readonly [folder: string, tag: string, room: string]>> = {
  credit: ['凭证', 'FAM-CREDIT', 'voucher'],
  abs: ['ABS', 'FAM-ABS', 'abs'],
  reverseFactoring: ['反向保理', 'FAM-RF', 'reverseFactoring'],
  my: ['账户中心', 'FAM-MY', 'account'],
  guarantee: ['保函', 'FAM-GUARANTEE', 'guarantee'],
  shell: ['门户', 'FAM-WORKBENCH', 'portal'],
  register: ['门户', 'REG-01', 'portal'],
}

/** 说明里的第一截，作列与条件的标题。 */
export const titleIn = (description: string, fallback: string): string =>
  description.replace(/[（，。；：,(].*$/s, '').trim() || fallback

export const dictOf = (schemaName: string): string =>
  schemaName.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()
