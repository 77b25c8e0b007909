import type { PageRoute } from '#routes/define.ts'
import { measureAxe } from '../axe.ts'
import type { Finding, Looking } from '../Finding.ts'
import type { Door } from '../links.ts'
import { quote } from '../rules/dom.ts'
import type { Heads } from '../rules/titles.ts'
import { placeOf, SIZES, type Size, type Visit } from '../Visit.ts'

/** 子视图里量的：决定、表单的名称、文字、表格的格。 */
const INSIDE = ['1.1', '1.3', '1.9', '2.2', '3.1', '4.3', '6.3', '7.2', '7.4', '7.5', '7.6', '7.7', '7.9']
const WINDOWS = [SIZES[0], SIZES[1]] as const

/** 在子视图里看到的一处。 */
interface ViewFinding extends Finding {
  readonly view: string
  readonly size: string
}

const named = ({ width, height }: { width: number; height: number }) => `${width}×${height}`

/** 已有的标题：谁的，在哪里。 */
interface Known {
  readonly name: string
  readonly url: string
}

/** 5.2 子视图自己的标题与面包屑；known 是这个路由已有的标题。 */
function titleFaults(heads: Heads, list: Heads, known: ReadonlyMap<string, Known>): string[] {
  const before = known.get(heads.title)
  // 两扇门通到同一个地方
  const twin = before?.url === heads.url ? undefined : before?.name
  return [
    ...(heads.title === list.title ? [`页签的标题与列表相同 ${quote(heads.title)}`] : []),
    ...(heads.title !== list.title && twin !== undefined ? [`页签的标题与${quote(twin)}相同`] : []),
    ...(heads.hasCrumbs ? [] : ['没有面包屑']),
  ]
}

/** 两种窗口：窄的看标签与格，平常的都看。 */
type Windows = readonly [narrow: Size, usual: Size]

async function measureInside(
  visit: Visit,
  rules: readonly string[],
  view: string,
  [narrow, usual]: Windows,
): Promise<ViewFinding[]> {
  const wanted = INSIDE.filter((rule) => rules.includes(rule))
  const found: ViewFinding[] = []
  const look = async (size: Size, part: readonly string[]) => {
    if (part.length === 0) return
    await visit.resize(size)
    const looking: Looking = { ...size, state: 'view' }
    const seen = await visit.measure(part, looking)
    found.push(...seen.map((one) => ({ ...one, view, size: named(size) })))
  }
  await look(
    narrow,
    wanted.filter((rule) => rule === '3.1' || rule === '1.1'),
  )
  await look(usual, wanted)
  if (rules.includes('7.3'))
    found.push(...(await measureAxe(visit.page)).map((one) => ({ ...one, view, size: '' })))
  return found
}

/** 进去的几种门，各看几个。 */
type Doors = readonly (readonly [tell: 'tellKeys' | 'tellActions' | 'tellStarts', most: number])[]
export const EVERY_DOOR: Doors = [
  ['tellKeys', 1],
  ['tellActions', 2],
  ['tellStarts', 2],
]
/** 别的岗位已经看过这一页：只看他才能办的。 */
export const OWN_DOOR: Doors = [['tellActions', 1]]

/** 从列表进得去的：编号链接、能办的动作、新增一类的按钮；各量一遍再回来。 */
export async function walkViews(
  visit: Visit,
  route: PageRoute,
  rules: readonly string[],
  doorways: Doors,
  windows: Windows = WINDOWS,
): Promise<ViewFinding[]> {
  const place = placeOf(route)
  const list = await visit.ask('readHeads')
  const known = new Map<string, Known>([[list.title, { name: '列表', url: list.url }]])
  const { menu } = await visit.ask('readWays')
  const found: ViewFinding[] = []
  const visitDoor = async (tell: 'tellKeys' | 'tellActions' | 'tellStarts', at: number): Promise<boolean> => {
    // 每次回来元素都是新的：再认一遍
    const doors: Door[] = await visit.ask(tell)
    const door = doors[at]
    if (!door) return false
    const kind = await visit.enter(door.mark)
    if (kind === 'nothing') return true
    const isOwn = visit.here === place
    if (kind !== 'asked') found.push(...(await measureInside(visit, rules, door.name, windows)))
    // 自己在菜单里的不是子视图
    const isListed = menu.some(({ href }) => href === new URL(visit.page.url()).pathname) && !isOwn
    if (kind === 'view' && !isListed && rules.includes('5.2')) {
      const heads = await visit.ask('readHeads')
      const faults = titleFaults(heads, list, known).filter((fault) => isOwn || fault === '没有面包屑')
      found.push(...faults.map((what): ViewFinding => ({ rule: '5.2', what, view: door.name, size: '' })))
      known.set(heads.title, { name: door.name, url: heads.url })
    }
    await visit.closeDialogs()
    if (visit.page.url() !== `${visit.origin}/cv3${place}`) await visit.turnTo(route)
    return true
  }
  for (const [tell, most] of doorways)
    for (let at = 0; at < most; at += 1) if (!(await visitDoor(tell, at))) break
  return found
}
