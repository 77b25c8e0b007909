import { ownText, seen, textNodes } from './rules/dom.ts'
import { totalOf } from './rules/height.ts'
import { lists, tables } from './rules/tables.ts'

/** 一个列表眼前的样子：几条、第几页、第一行。 */
interface ListSight {
  readonly label: string
  readonly total: number
  readonly pageNo: string
  readonly firstRow: string
  /** 可以填的文字条件：名称与第一行里同名一列的内容 */
  readonly condition: { readonly label: string; readonly value: string } | undefined
}

const textFields = () =>
  seen('[role="search"] input').filter((field) => {
    const role = field.getAttribute('role')
    return (role === null || role === 'textbox') && (field as HTMLInputElement).type === 'text'
  })

/** 眼前的第一个列表；没有就没有。 */
export function readList(): ListSight | undefined {
  const table = lists()[0] ?? tables()[0]
  if (!table) return undefined
  const fields = textFields().map((field) => field.getAttribute('aria-label') ?? '')
  const named = table.columns.find(
    ({ title, cells }) => fields.includes(title) && cells[0] && ownText(cells[0]) !== '--',
  )
  const plain = fields.find((name) => name !== '' && !/下限|上限|开始|结束/.test(name))
  const value = named?.cells[0] ? ownText(named.cells[0]) : ''
  return {
    label: table.label,
    total: totalOf(table),
    pageNo: ownText(
      document.querySelector(`[aria-label="${CSS.escape(table.label)}分页"] [aria-current="page"]`) ??
        document.createElement('i'),
    ),
    firstRow: table.rows[0] ? ownText(table.rows[0]) : '',
    condition: named ? { label: named.title, value } : plain ? { label: plain, value: '' } : undefined,
  }
}

/** 首页上的一个数：写着几笔、去哪里。 */
interface Tile {
  readonly name: string
  readonly count: number
  readonly href: string
}

const COUNT = /(?<![\d,.])(\d[\d,]*)\s*(笔|条|份|张|个|家|人)/

/** 带着笔数的链接：一块里只有一个链接与一个数的才算。 */
export function readTiles(): Tile[] {
  return seen('main a[href]').flatMap((link) => {
    const box = link.closest('li, td') ?? link
    if (box.closest('table') || seen('a[href]', box).length > 1) return []
    const text = textNodes(box)
      .map(({ data }) => data)
      .join(' ')
    const found = COUNT.exec(text.replaceAll(/(\d)\s+(?=[笔条份张个家人])/g, '$1'))
    const count = found?.[1]
    const href = link.getAttribute('href') ?? ''
    return count
      ? [
          {
            name: textNodes(link)[0]?.data.trim() || text.slice(0, 20),
            count: Number(count.replaceAll(',', '')),
            href,
          },
        ]
      : []
  })
}

/** 眼前能点去的地方：全部链接，以及菜单里列着的。 */
interface Ways {
  readonly links: readonly string[]
  readonly menu: readonly { readonly href: string; readonly text: string }[]
}

const inPortal = (link: Element) => new URL((link as HTMLAnchorElement).href, location.origin).pathname

/** 5.1 收集去处：收起的菜单也算。 */
export const readWays = (): Ways => ({
  links: [...new Set([...document.querySelectorAll('a[href]')].map(inPortal))],
  menu: [
    ...document.querySelectorAll('nav[aria-label="左侧菜单"] a[href], nav[aria-label="主菜单"] a[href]'),
  ].map((link) => ({
    href: inPortal(link),
    text: ownText(link),
  })),
})
