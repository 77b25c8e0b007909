/**
 * 按应答里的代码查一张表：表里没有的（后端先加了新的值）得 undefined，由用的地方给缺省，页面不坏。
 * 直接取的话编译器以为总有，遇到新的值便抛错。
 */
export const known = <Table extends object>(
  table: Table,
  code: string | undefined | null,
): Table[keyof Table] | undefined =>
  typeof code === 'string' && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined
