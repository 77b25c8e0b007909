// The finder finds what the lists show: the other side's drafts and other people's pages stay hidden.
import { beforeEach, expect, it } from 'vitest'
import type { FoundDocument, MyDecision } from '#api/generated/corp/model/index.ts'
import type { Persona } from '../../../checks/shared/TestClient.ts'
import { registry } from '../../../mocks/backend.ts'
import { namedOf } from '../../../mocks/portal/document/places.ts'
import { Circulation } from '../Circulation.ts'

let c: Circulation
let voucherNo = ''
let issueNo = ''
beforeEach(async () => {
  c = await Circulation.open()
  voucherNo = await c.held()
  issueNo = c.client.world.issueApplications.find((row) => row.voucherNo === voucherNo)!.issueNo
})

const find = (persona: Persona, documentNo: string) =>
  c.client.done<FoundDocument[]>(persona, '/v1/documents/find', { documentNo })
const paths = async (persona: Persona, documentNo: string) =>
  (await find(persona, documentNo)).map(({ path }) => path)

it('开立申请：各人在自己打得开的那一页；复核页缺省只看待复核的，地址里清空它', async () => {
  expect(await find('core-operator', issueNo)).toEqual([
    {
      documentNo: issueNo,
      documentName: '开立申请',
      path: `/credit/core/issue/issue?issueNo=${issueNo}`,
      counterparty: '江苏恒拓精密机械有限公司',
      amount: '1000000.00',
      statusName: '已签收',
    },
  ])
  expect(await paths('core-director', issueNo)).toEqual([
    `/credit/core/issue/issue-review?issueStatus=&issueNo=${issueNo}`,
  ])
})

it('看不到开立申请的供应商找不到它，由它开出的凭证在签收里', async () => {
  expect(await find('chain-operator', issueNo)).toEqual([])
  expect(await paths('chain-operator', voucherNo)).toEqual([
    `/credit/chain/confirm/confirm-apply?voucherNo=${voucherNo}`,
  ])
  expect(await find('rf-corp-operator', voucherNo)).toEqual([])
})

it('编号的一段也找得到，不分大小写，至多 10 份，新的在前', async () => {
  const numbers = (await find('core-operator', issueNo.slice(0, 6).toLowerCase())).map(
    (one) => one.documentNo,
  )
  expect(numbers).toContain(issueNo)
  expect(numbers.length).toBeLessThanOrEqual(10)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
})

it('我办过的：本人的每一次决定，由轨迹而来；按单据与日期查；别人的没有', async () => {
  const decisions = (persona: Persona, query: Record<string, unknown> = {}) =>
    c.client.page<{ list: MyDecision[] }>(persona, '/v1/documents/my-decisions', query)
  const mine = await decisions('core-director', { documentKind: 'IssueApplication', documentNo: issueNo })
  expect(mine.list).toEqual([
    expect.objectContaining({
      documentName: '开立申请',
      documentNo: issueNo,
      event: '复核通过（无需终审）',
      result: 'PASS',
    }),
  ])
  const { list } = await decisions('core-director')
  expect(list.map(({ decidedTime }) => decidedTime)).toEqual(
    list
      .map(({ decidedTime }) => decidedTime)
      .toSorted()
      .toReversed(),
  )
  const later = { documentNo: issueNo, decidedTimeFrom: '2099-01-01' }
  expect((await decisions('core-director', later)).list).toEqual([])
  expect((await decisions('core-operator', { documentNo: issueNo })).list).toEqual([])
  expect((await decisions('chain-director', { documentKind: 'IssueApplication' })).list).toEqual([])
})

it('我办过的：同一种实体的单据按编号叫各自的名字', () => {
  const named = (guaranteeApplyNo: string) => namedOf(registry, 'Guarantee', { guaranteeApplyNo })
  expect(named('GB2026111800000001')?.name).toBe('投标保函申请')
  expect(named('GN2026111800000001')?.name).toBe('非投标保函申请')
  expect(namedOf(registry, 'Holiday', { holidayNo: 'H1' })).toBeUndefined()
})
