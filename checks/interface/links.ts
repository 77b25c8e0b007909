import { ownText, seen } from './rules/dom.ts'
import { lists, tables } from './rules/tables.ts'

/** 子视图从哪里进去：点这个元素（data-interface 标着），名字说是哪一种。 */
export interface Door {
  readonly mark: string
  readonly name: string
}

const MARK = 'data-interface'
const FIRST = /复核|审核|审批|审定|终审|签收|确权|受理|确认/
const THEN = /编辑|修改|补充|补正|登记|发起|申请/
/** 新开窗口、下载、立刻办的不进去看。 */
const SKIP = /下载|导出|打印|催办|提醒|复制$|更多|撤销|作废|删除|移除|停用|启用|查验|重新|设为/
const START = /^(新增|新建|登记|导入|批量|添加|申请|分配|录入|多单|去|发起|注册)/
const ROWS = 10

const mark = (nodes: readonly HTMLElement[], kind: string): Door[] =>
  nodes.map((node, at) => {
    const name = `${kind}${at}`
    node.setAttribute(MARK, name)
    return { mark: `[${MARK}="${name}"]`, name: ownText(node) }
  })

const isOpen = (node: HTMLElement) =>
  node.getAttribute('aria-disabled') !== 'true' && !node.matches(':disabled')

const firstTable = () => lists()[0] ?? tables()[0]

/** 第一行的编号链接。 */
export function tellKeys(): Door[] {
  const cell = firstTable()?.columns[0]?.cells[0]
  if (!cell) return []
  const doors = seen('a, button', cell).filter((one) => !one.matches('[aria-label^="复制"]') && isOpen(one))
  return mark(doors.slice(0, 1), 'key').map((door) => ({ ...door, name: '详情' }))
}

/** 头几行里能办的动作：要决定的在先，一种一个，最多两种。 */
export function tellActions(): Door[] {
  const column = firstTable()?.columns.find(({ isActions }) => isActions)
  const nodes = (column?.cells ?? []).slice(0, ROWS).flatMap((cell) => seen('a, button', cell).filter(isOpen))
  const kinds = new Map<string, HTMLElement>()
  for (const node of nodes)
    if (!SKIP.test(ownText(node)) && !kinds.has(ownText(node))) kinds.set(ownText(node), node)
  const weight = (name: string) => (FIRST.test(name) ? 0 : THEN.test(name) ? 1 : 2)
  const chosen = [...kinds]
  chosen.sort(([a], [b]) => weight(a) - weight(b))
  return mark(
    chosen.slice(0, 2).map(([, node]) => node),
    'act',
  )
}

/** 新增一类的按钮，最多两个。 */
export function tellStarts(): Door[] {
  const buttons = seen('main a, main button').filter(
    (one) =>
      START.test(ownText(one)) &&
      isOpen(one) &&
      !one.closest('table, [role="search"], [role="dialog"], nav, [aria-label="待办"]'),
  )
  return mark(buttons.slice(0, 2), 'start')
}
