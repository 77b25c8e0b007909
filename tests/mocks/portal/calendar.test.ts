// The calendar agrees with the documents, shows nobody else's, and its subscription can be withdrawn.
import { beforeEach, describe, expect, it } from 'vitest'
import type { CalendarSubscription, DueMonth } from '#api/generated/corp/model/index.ts'
import type { Persona, TestClient } from '../../../checks/shared/TestClient.ts'
import { calendarText } from '../../../mocks/portal/calendar/feed.ts'
import { Circulation } from '../Circulation.ts'

let c: Circulation
let client: TestClient
beforeEach(async () => {
  c = await Circulation.open()
  client = c.client
})

const due = (persona: Persona, month: string, dueScope = 'CORP') =>
  client.done<DueMonth>(persona, '/v1/calendar/items', { month, dueScope })
const kinds = ({ list }: DueMonth) => list.map(({ dueKind, dueDate }) => `${dueKind} ${dueDate}`)

describe('到期日历', () => {
  it('凭证付清之前，付款方应付、持有方应收，同一天同一个数', async () => {
    await c.held()
    const [pay, receive] = [await due('core-operator', '2027-03'), await due('chain-operator', '2027-03')]
    expect(kinds(pay)).toContain('PAY 2027-03-18')
    expect(kinds(receive)).toContain('RECEIVE 2027-03-18')
    expect([pay.payAmount, receive.receiveAmount]).toEqual(['1000000.00', '1000000.00'])
    expect(kinds(await due('core-operator', '2027-02'))).not.toContain('PAY 2027-03-18')
  })

  it('本人要办的：打得开那一页的经办看得到，只查询的没有', async () => {
    await c.held()
    expect(kinds(await due('core-operator', '2027-03', 'MINE'))).toContain('PAY 2027-03-18')
    expect((await due('core-query', '2027-03', 'MINE')).list).toEqual([])
    expect((await due('abs-core-operator', '2027-03')).payAmount).toBe('0.00')
  })
})

it('额度到期的去它的明细', async () => {
  const { list } = await due('core-operator', '2028-01')
  const limit = list.find(({ dueKind }) => dueKind === 'LIMIT')
  expect(limit?.path).toBe(`/my/limit/detail?limitNo=${limit?.bizNo}`)
})

describe('订阅', () => {
  const open = () =>
    client.done<CalendarSubscription>('core-operator', '/v1/calendar/subscription/open', { dueScope: 'MINE' })
  const read = async ({ feedPath = '' }: CalendarSubscription) => client.session.raw(feedPath)

  it('凭口令读得到，换新的、停用了就读不到', async () => {
    await c.held()
    const first = await open()
    expect(await (await read(first)).text()).toContain('DTSTART;VALUE=DATE:20270318')
    const second = await open()
    expect(second.feedPath).not.toBe(first.feedPath)
    expect((await read(first)).headers.get('x-scf-error-code')).toBe('NOT_FOUND')
    await client.done('core-operator', '/v1/calendar/subscription/withdraw', {})
    expect((await read(second)).headers.get('x-scf-error-code')).toBe('NOT_FOUND')
    expect(await client.done('core-operator', '/v1/calendar/subscription', {})).toEqual({ isOpen: false })
  })

  it('是 iCalendar：每行至多75字节，特殊字符转义', () => {
    const item = {
      dueId: 'PAY EV1',
      dueDate: '2026-12-31',
      dueKind: 'PAY',
      dueTitle: '到期付款',
      dueAmount: '1200000.00',
      partyName: '某某（集团）股份有限公司，第一分公司;二部',
    } as const
    const text = calendarText('某公司到期日历', [item], '2026-11-18T09:30:00+08:00')
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(
      'SUMMARY:到期付款 1\\,200\\,000.00元 某某（集团）股份有限公司，第一分公司\\;二部',
    )
    expect(unfolded).toContain('DTSTAMP:20261118T013000Z')
    expect(unfolded).toContain('DTEND;VALUE=DATE:20270101')
  })
})
