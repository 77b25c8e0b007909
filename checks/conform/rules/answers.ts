// Answers: the envelope, the status, the Date header, and the shapes of the contract.
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Answer } from '../Client.ts'
import { type Fixture, REMARK } from '../Fixture.ts'
import { expect, expectDone, expectStatus, type Rule, summaryOf } from '../rule.ts'

const UNKNOWN = { issueNo: 'X-NO-SUCH' }

/** A business refusal: a document number that does not exist. */
const refusal = async (fixture: Fixture): Promise<Answer> =>
  (await fixture.maker).call('issueApplicationDetail', UNKNOWN)

const AMOUNTS = /\/(Money|SignedMoney|Rate)\//
const TIMES = /\/(Instant|Day)\//

type Kind = 'amount' | 'time' | 'shape'
const kindOf = ({ schemaPath }: ErrorObject): Kind =>
  AMOUNTS.test(schemaPath) ? 'amount' : TIMES.test(schemaPath) ? 'time' : 'shape'

/** Violations of the contract in everything that the maker and the checker can read. */
const problems = (fixture: Fixture): Promise<Record<Kind, string[]>> =>
  fixture.once('problems', async () => {
    const found: Record<Kind, string[]> = { amount: [], time: [], shape: [] }
    for (const { operation, answer } of [
      ...(await fixture.readings('maker')),
      ...(await fixture.readings('checker')),
    ])
      for (const error of fixture.contract.problems(operation, answer.json))
        found[kindOf(error)].push(`${operation.id} ${error.instancePath} ${error.message ?? ''}`)
    return found
  })

const expectNone = (some: readonly string[], expected: string): void =>
  expect(some.length === 0, expected, `${some.length} 处不是，如 ${some.slice(0, 3).join('；')}`)

export const answerRules: readonly Rule[] = [
  {
    id: 'envelope-always',
    title: 'JSON 应答总是信封',
    does: '成功、业务拒绝、401、403、404 各来一次：有 code 与 message，失败的 message 不空',
    check: async (fixture) => {
      const maker = await fixture.maker
      const nobody = fixture.newcomer({ authToken: '', wsToken: '' })
      const review = { items: [{ documentNo: 'X', version: 0 }], decision: 'REJECT', reviewOpinion: REMARK }
      const cases: readonly (readonly [string, Promise<Answer>])[] = [
        ['成功', maker.call('listCorps')],
        ['业务拒绝', refusal(fixture)],
        ['没有会话', nobody.call('listCorps')],
        ['没有权限', maker.call('reviewIssueApplications', review)],
        ['没有这个接口', maker.raw('/api/web/corp/v1/conform/no-such', { method: 'POST' })],
      ]
      for (const [when, asked] of cases) {
        const answer = await asked
        const isEnvelope = answer.code !== '' && typeof answer.json['message'] === 'string'
        expect(isEnvelope, `${when}时是信封 { code, message, data }`, summaryOf(answer))
        expect(answer.code === '0' || answer.message !== '', `${when}时有 message`, 'message 为空')
      }
    },
  },
  {
    id: 'message-for-people',
    title: '业务失败的话给人看',
    does: '查看编造的编号：message 是中文，不是代码或堆栈',
    check: async (fixture) => {
      const { message } = await refusal(fixture)
      const isSaid = /\p{Script=Han}/u.test(message) && !/Exception|\bat \w+\.|\n/.test(message)
      expect(isSaid, '一句中文', message || '没有')
    },
  },
  {
    id: 'business-refusal-200',
    title: '业务失败的状态码是 200',
    does: '查看编造的编号：HTTP 200，code 不是 0',
    check: async (fixture) => {
      const answer = await refusal(fixture)
      expect(answer.status === 200 && answer.code !== '0', 'HTTP 200 与业务码', summaryOf(answer))
    },
  },
  {
    id: 'unknown-path-404',
    title: '没有的接口得 404',
    does: '调用契约里没有的路径',
    check: async (fixture) =>
      expectStatus(
        await (await fixture.maker).raw('/api/web/corp/v1/conform/unknown', { method: 'POST' }),
        404,
        '没有的接口',
      ),
  },
  {
    id: 'broken-json',
    title: '不是 JSON 的正文得 400',
    does: '发半个 JSON，签名正确',
    check: async (fixture) =>
      expectStatus(
        await (await fixture.maker).call('pageIssueApplications', '{"pageCond":'),
        400,
        '半个 JSON',
      ),
  },
  {
    id: 'date-header',
    title: '每个应答有 Date 头，是服务端此刻',
    does: '成功、被拒、下载各一次；先后两次的 Date 不倒退',
    check: async (fixture) => {
      const maker = await fixture.maker
      const answers = [
        await maker.call('listCorps'),
        await refusal(fixture),
        await maker.call('downloadFile', undefined, { path: ['F-NO-SUCH'] }),
      ]
      const times = answers.map(({ headers }) => Date.parse(headers.get('date') ?? ''))
      const missing = times.findIndex((time) => Number.isNaN(time))
      expect(missing < 0, '每个应答都有 Date 头', `第 ${missing + 1} 个没有`)
      expect(times[0]! <= times[1]! && times[1]! <= times[2]!, '不倒退', times.join('、'))
    },
  },
  {
    id: 'answers-fit-schema',
    title: '应答的结构符合契约',
    does: '经办与复核能读的全部列表与没有条件的读，逐个按契约核对结构（金额与时刻另算）',
    check: async (fixture) => expectNone((await problems(fixture)).shape, '都符合契约'),
  },
  {
    id: 'money-strings',
    title: '金额与利率是十进制字符串',
    does: '同上，只看金额与利率：不是 JSON 数字，位数在契约之内',
    check: async (fixture) => expectNone((await problems(fixture)).amount, '都是十进制字符串'),
  },
  {
    id: 'instants-plus8',
    title: '日期与时刻是东八区的',
    does: '同上，只看日期 yyyy-MM-dd 与时刻 …+08:00',
    check: async (fixture) => expectNone((await problems(fixture)).time, '都是东八区的'),
  },
  {
    id: 'unread-count',
    title: '未读消息的条数数得出',
    does: '门户轮询的那一个：未读消息一页一页取遍，与 pageCond.count 比',
    check: async (fixture) => {
      const maker = await fixture.maker
      const ask = (pageNo: number) =>
        maker.call('pageMessages', {
          messageState: 'SENT',
          messageType: 'ALL',
          pageCond: { pageNo, pageSize: 100 },
        })
      const first = await ask(1)
      expectDone(first, '查询未读消息')
      let rows = 0
      for (let page = 1, last = 100; last === 100; page += 1) {
        last = ((await ask(page)).data['list'] as unknown[]).length
        rows += last
      }
      const { count } = first.data['pageCond'] as { count: number }
      expect(count === rows, `count ${rows}`, String(count))
    },
  },
]
