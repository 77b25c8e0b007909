import { describe, expect, test } from 'vitest'
import { isPermitted } from '#domain/permissions.ts'
import { allRoutes } from '#routes/allRoutes.ts'
import type { PageRoute } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { grantsFrom } from '#state/menus.ts'
import { menuTree } from '../../mocks/portal/menu/menus.ts'
import { unlisted } from '../../mocks/portal/menu/unlisted.ts'
import { buildCorps } from '../../mocks/portal/people/corps.ts'
import { buildUsers } from '../../mocks/portal/people/personas.ts'
import { barMenu, leftMenu, topMenu } from '../../src/app/shell/navigation.ts'

const known = allRoutes.map(({ path }) => path)
const byPath = new Map(allRoutes.map((route) => [route.path, route]))
const corps = new Map(buildCorps().map((corp) => [corp.corpId, corp]))
const configuration = { view: {}, products: [], platform: {} }

/** 每个人以他的每个角色看到的授权，照模拟后端给的菜单树。 */
const people = buildUsers().flatMap((user) =>
  user.roleCodes.map((role) => {
    const corp = corps.get(user.corpId)!
    const all = role === 'ROLE_ALL_ACCESS'
    const opened = Object.fromEntries(
      Object.entries(corp.productOpenStatus).map(([product, status]) => [
        product,
        all || status === 'OPENED',
      ]),
    )
    const tree = menuTree(user, corp, role)
    return { name: `${user.personaCode} ${user.corpId} ${role}`, grants: grantsFrom(tree, opened, known) }
  }),
)
type Grants = (typeof people)[number]['grants']

/** 由工作台点得到的：顶部菜单，各类的左侧菜单或一条，页眉的几个图标，工作台上的公告。 */
const clickable = (grants: Grants): Set<string> => {
  const top = topMenu(grants, configuration)
  const menus = top.flatMap(({ family, route }): (PageRoute | undefined)[] => [
    route,
    ...leftMenu(family, grants).flatMap(({ routes }) => routes),
    ...barMenu(family, grants),
  ])
  const tools = [my.message, my.personInfo, shell.help, shell.announcementList]
  return new Set([...menus, ...tools].flatMap((route) => (route ? [route.path] : [])))
}

/** 不在菜单里、也不由它的列表来的，各自从哪里来。 */
const elsewhere: Readonly<Record<string, string>> = {
  '/transfer-record': '凭证的“流转记录”，新标签页',
  '/credit/sign-html': '签署时打开，新标签页',
  '/credit/chain/transfer/split-approve': '复核首页的快捷入口，凭证转让申请的“去复核”',
  '/reverse_factoring/financing/view-apply': '债权人由融资管理来，债务人由融资风险来',
}

const permitted = ({ permitted: paths }: Grants) =>
  allRoutes.filter(
    ({ path, pageless, family, section }) =>
      !pageless && family !== 'register' && section !== '异常' && isPermitted(path, paths),
  )

/** 一个人的菜单：顶部的、各类左侧的与一条里的标题。 */
const menuOf = (persona: string): readonly string[] => {
  const { grants } = people.find(({ name }) => name.startsWith(`${persona} `))!
  return [...clickable(grants)].map((path) => byPath.get(path)!.title)
}

describe('菜单里只有自己能办的（ROUTE-09、ROLE-02）', () => {
  test.each([
    ['core-operator', '开立撤回申请', '凭证开立复核'],
    ['core-director', '开立撤回复核', '凭证开立申请'],
    ['core-final', '凭证信息查询', '凭证开立复核'],
    ['chain-operator', '凭证签收申请', '凭证签收复核'],
    ['chain-director', '凭证签收复核', '凭证开立申请'],
    ['core-query', '凭证信息查询', '凭证开立申请'],
    ['chain-query', '签收与融资首页(查询)', '凭证签收申请'],
  ])('%s 有%s，没有%s', (persona, own, foreign) => {
    expect(menuOf(persona)).toContain(own)
    expect(menuOf(persona)).not.toContain(foreign)
  })
})

describe('由工作台点得到每一页（界面 5.1）', () => {
  test.each(people)('$name：能打开的页面都点得到', ({ grants }) => {
    const reach = clickable(grants)
    const lost = permitted(grants).filter(
      ({ path, list }) => !reach.has(path) && !(list && reach.has(list)) && !(path in elsewhere),
    )
    expect(lost.map(({ path }) => path)).toEqual([])
  })

  test.each(people)('$name：菜单里没有详情、向导的步与结果', ({ grants }) => {
    const shown = [...clickable(grants)].filter((path) => unlisted.has(path as never) || path.includes(':'))
    expect(shown).toEqual([])
  })

  test('授权而不列进菜单的，都知道从哪个列表来', () => {
    expect([...unlisted].filter((path) => byPath.get(path)?.list === undefined)).toEqual([])
  })

  test('从哪个列表来：那是同一类里进菜单的一页', () => {
    const wrong = allRoutes.filter(({ list, family }) => {
      const target = list && byPath.get(list)
      return (
        list && (target?.family !== family || target.list || target.pageless || unlisted.has(list as never))
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})
