// 对照契约的话，在浏览器里怎么说：哪个操作，哪个地址，哪个字段。
import { describe, expect, test } from 'vitest'
import { readContract } from '../../mocks/hosts/contract.ts'
import { type Exchange, exchangeProblems } from '../../mocks/kernel/contract/exchange.ts'
import { deviationOf, deviationsOf, tellOnce } from '../../scripts/contract/notice/deviation.ts'

const PATH = '/api/web/corp/v1/sys/messages'
const call = `POST ${PATH}`

const deviationsIn = (exchange: Partial<Exchange>) =>
  exchangeProblems(readContract(), { method: 'POST', path: PATH, status: 200, ...exchange }).map(
    (problem) => `不符合契约：${problem}`,
  )
const page = (list: unknown[]) =>
  JSON.stringify({ code: '0', message: '', data: { list, pageCond: { pageNo: 1, pageSize: 10, count: 1 } } })
const row = {
  messageId: 'M1',
  messageTitle: '标题',
  messageContent: '正文',
  messageType: 'TODO',
  messageState: 'SENT',
  sendTime: '2026-10-01T09:00:00+08:00',
}

describe('契约的问题成为提示', () => {
  test('缺的字段、类型不对的字段，各行的同一处只算一处', () => {
    const { sendTime: _, ...short } = row
    const body = page([short, { ...row, messageTitle: 1 }, { ...row, messageTitle: 2 }])
    const found = deviationsOf(deviationsIn({ responseBody: body }))
    const where = { operation: 'pageMessages', call }
    expect(found).toContainEqual({ ...where, field: '应答 data.list[].sendTime', what: '没有给' })
    expect(found).toContainEqual({ ...where, field: '应答 data.list[].messageTitle', what: '应是文本' })
    expect(found.filter(({ field }) => field.endsWith('messageTitle'))).toHaveLength(1)
  })

  test('取值不在其中的列出取值', () => {
    const sentences = deviationsIn({ responseBody: page([{ ...row, messageState: 'LOST' }]) })
    const found = deviationsOf(sentences).find(({ field }) => field === '应答 data.list[].messageState')
    expect(found?.what).toMatch(/^应是其中之一：\["SENT"/)
  })

  test('契约里没有的接口、不是 JSON、不是信封：说的是整个调用', () => {
    const none = '/api/web/corp/v1/nothing'
    expect(deviationsIn({ path: none }).map(deviationOf)).toEqual([
      { operation: '', call: `POST ${none}`, field: '', what: '契约里没有这个接口' },
    ])
    expect(deviationsIn({ responseBody: '<html>' }).map(deviationOf)).toEqual([
      { operation: 'pageMessages', call, field: '', what: '应答不是 JSON' },
    ])
    expect(deviationsIn({ responseBody: '{"code":0}' }).map(deviationOf)).toEqual([
      { operation: 'pageMessages', call, field: '', what: '应答不是信封 { code, message, data }' },
    ])
  })

  test('终端里各说一次，各行的同一处只说一次，也是中文', () => {
    const { sendTime: _, ...short } = row
    const tell = tellOnce()
    const body = page([
      { ...row, messageTitle: 1 },
      { ...row, messageTitle: 2 },
      { ...short, messageId: '' },
    ])
    const said = [...deviationsIn({ responseBody: body }), ...deviationsIn({ responseBody: body })].flatMap(
      (sentence) => tell(sentence) ?? [],
    )
    const where = `不符合契约：pageMessages ${call}`
    expect(said).toContain(`${where} 应答 data.list[].messageTitle：应是文本`)
    expect(said).toContain(`${where} 应答 data.list[].sendTime：没有给`)
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((one) => one.includes('messageTitle'))).toHaveLength(1)
    expect(said.filter((one) => / must /.test(one))).toEqual([])
  })

  test.each([
    ['must match format "date"', '格式应为 "date"'],
    ['must NOT have fewer than 1 characters', '至少 1 个字'],
    ['must NOT have more than 200 items', '至多 200 项'],
    ['must be >= 1', '应 >= 1'],
  ])('%s 说成 %s', (message, what) => {
    expect(deviationOf(`不符合契约：${call}：pageMessages 应答/data/x ${message}`)).toMatchObject({
      field: '应答 data.x',
      what,
    })
  })

  test('读不懂的原样说', () => {
    expect(deviationOf('别的话')).toEqual({ operation: '', call: '', field: '', what: '别的话' })
  })
})
