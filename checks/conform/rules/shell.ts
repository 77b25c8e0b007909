// Menus, dictionaries, configuration, the business day: what the portal reads at the gate.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '../Client.ts'
import type { Node } from '../contract.ts'
import { textOf } from '../Fixture.ts'
import { expect, expectDone, type Rule, summaryOf } from '../rule.ts'

const ROUTES = join(import.meta.dirname, '../../../docs/routes.tsv')
const EAST_8 = 8 * 3_600_000
const REVIEW_PAGE = '/credit/core/issue/issue-review'
const MAKING_PAGE = '/credit/core/issue/issue'

const pathsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [textOf(node['path']), ...pathsOf((node['children'] as Node[] | undefined) ?? [])])

const menusOf = async (client: Client): Promise<string[]> => {
  const answer = await client.call('listGrantedMenus')
  expectDone(answer, '查询菜单')
  return pathsOf(answer.json['data'] as Node[]).filter((path) => path !== '')
}

export const shellRules: readonly Rule[] = [
  {
    id: 'menus-of-role',
    title: '菜单是这个人现在的岗位的',
    does: '经办的菜单里有开立申请、没有开立复核；复核的相反',
    check: async (fixture) => {
      const [maker, checker] = [
        await menusOf(await fixture.maker),
        await menusOf(await fixture.person('checker')),
      ]
      expect(maker.includes(MAKING_PAGE), `经办有 ${MAKING_PAGE}`, '没有')
      expect(!maker.includes(REVIEW_PAGE), `经办没有 ${REVIEW_PAGE}`, '有')
      expect(checker.includes(REVIEW_PAGE), `复核有 ${REVIEW_PAGE}`, '没有')
      expect(!checker.includes(MAKING_PAGE), `复核没有 ${MAKING_PAGE}`, '有')
    },
  },
  {
    id: 'menu-paths-known',
    title: '菜单里的地址门户都有',
    does: '经办菜单里的地址与 docs/routes.tsv 比；门户没有的，点了只会是 404',
    check: async (fixture) => {
      const known = new Set(
        readFileSync(ROUTES, 'utf8')
          .split('\n')
          .map((line) => line.split('\t')[0]),
      )
      const unknown = (await menusOf(await fixture.maker)).filter((path) => !known.has(path))
      expect(unknown.length === 0, '都在 docs/routes.tsv 里', unknown.slice(0, 5).join('、'))
    },
  },
  {
    id: 'dictionaries-complete',
    title: '契约的枚举都有字典，取值与说法一致',
    does: '按契约里的全部字典类型查询，逐个取值比',
    check: async (fixture) => {
      const { dictionaries } = fixture.contract
      const dictTypes = [...dictionaries.keys()]
      const answer = await (await fixture.maker).call('listDictData', { dictTypes })
      expectDone(answer, '查询字典')
      const groups = new Map((answer.json['data'] as Node[]).map((one) => [textOf(one['dictType']), one]))
      for (const [type, values] of dictionaries) {
        const entries = groups.get(type)?.['entries'] as Node[] | undefined
        expect(entries !== undefined, `有字典 ${type}`, '没有')
        const labels = new Map(entries.map((one) => [textOf(one['dictValue']), textOf(one['dictLabel'])]))
        for (const [value, label] of values)
          expect(labels.get(value) === label, `${type} 的 ${value} 叫“${label}”`, labels.get(value) ?? '没有')
      }
    },
  },
  {
    id: 'public-config',
    title: '登录之前就要的配置不必登录',
    does: '没有会话的人读外观配置、平台参数、公钥',
    check: async (fixture) => {
      const nobody = fixture.newcomer({ authToken: '', wsToken: '' })
      for (const operation of ['loadNavViewConfig', 'loadPlatformConfig', 'loadPublicKey'])
        expectDone(await nobody.call(operation), `没有会话时 ${operation} `)
    },
  },
  {
    id: 'business-date',
    title: '营业日与服务端的日历对得上',
    does: 'loadPlatformConfig 的 businessDate 与应答 Date 头在东八区的日期，相差不过十天（长假里营业日可以停住）',
    check: async (fixture) => {
      const maker = await fixture.maker
      const answer = await maker.call('loadPlatformConfig')
      expectDone(answer, '查询平台参数')
      const day = textOf(answer.data['businessDate'])
      const apart = Math.abs(Date.parse(`${day}T12:00:00Z`) - (maker.now() + EAST_8)) / 86_400_000
      const today = new Date(maker.now() + EAST_8).toISOString().slice(0, 10)
      expect(apart <= 10, `与 ${today} 相差不过十天`, day || summaryOf(answer))
    },
  },
]
