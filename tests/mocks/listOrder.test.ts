// 每一张列表的默认次序：等本人办的在前，按期限；其余新建的在前（interface 2.5、6.1）。
import { beforeAll, describe, expect, it } from 'vitest'
import { MockClient } from '../../checks/shared/MockClient.ts'
import { registry } from '../../mocks/backend.ts'
import { nodeBackend } from '../../mocks/hosts/nodeBackend.ts'

type Row = {
  createTime?: string
  deadline?: string
  actions?: readonly { code: string; enabled: boolean }[]
}
type Page = { list: Row[] }

/** 凭据在路径里：MSW 的处理器知道自己的地址。 */
const lists = [...registry.operations.values()]
  .filter(({ operationId }) => operationId.startsWith('page'))
  .map(({ operationId, handler }) => ({
    operationId,
    path: String(handler.info.path).replace('*/api/web/corp', ''),
  }))

const PEOPLE =
  'core-operator core-director chain-operator chain-director abs-core-operator abs-core-director abs-chain-operator abs-chain-director rf-core-operator rf-core-director rf-corp-operator rf-corp-director gua-app-operator gua-app-director gua-ben-director'.split(
    ' ',
  )
/** 由状态推进的一步；其余的按钮随时可做。 */
const STEPS = new Set(['REVIEW', 'FINAL', 'SUPPLEMENT', 'REGISTER', 'PAY', 'SUBMIT', 'RESOLVE', 'SIGN'])
/** 有自己的次序：回单按交易时间，额度的家谱。 */
const OWN_ORDER = new Set(['pageReceipts', 'pageGroupLimits'])
/** 统计页下面的明细，不在那里办。 */
const REPORTS = new Set(['pageThirdIssueResults'])

const seen: (readonly [what: string, rows: Row[]])[] = []

beforeAll(async () => {
  const client = new MockClient(nodeBackend({ validate: false }))
  await client.control('/__mock/world', { scenario: 'default', seed: 3 })
  for (const person of PEOPLE) {
    await client.signIn(person)
    for (const { operationId, path } of lists) {
      const { code, data } = await client.post(path, { pageCond: { pageNo: 1, pageSize: 100 } })
      if (code === '0' && !REPORTS.has(operationId))
        seen.push([`${person} ${operationId}`, (data as Page).list])
    }
  }
})

const isMine = ({ actions = [] }: Row) => actions.some(({ code, enabled }) => enabled && STEPS.has(code))

describe('每一张列表', () => {
  it('这些人看得到的都查到了', () => {
    expect(seen.length).toBeGreaterThan(100)
  })

  it('能办下一步的排成一段在最前，期限由早到晚', () => {
    const wrong = seen.flatMap(([what, rows]) => {
      const days = rows.filter(isMine).map(({ deadline }) => deadline ?? '9')
      const first = rows.findIndex((row) => !isMine(row))
      const isFirst = first < 0 || !rows.slice(first).some((row) => isMine(row) && row.deadline)
      return isFirst && days.join() === days.toSorted().join() ? [] : [what]
    })
    expect(wrong).toEqual([])
  })

  it('没有人在等、期限也没有到的，新建的在前', () => {
    const wrong = seen.flatMap(([what, rows]) => {
      if (OWN_ORDER.has(what.split(' ')[1]!)) return []
      const rest = rows.filter(({ deadline, actions = [] }) => !deadline && actions.length === 0)
      const times = rest.flatMap(({ createTime }) => createTime ?? [])
      return times.join() === times.toSorted().toReversed().join() ? [] : [what]
    })
    expect(wrong).toEqual([])
  })
})
