// The session, the enterprise, and the permissions of a user.
import type { Client } from '../Client.ts'
import type { Node } from '../contract.ts'
import { REMARK, textOf } from '../Fixture.ts'
import { expect, expectDone, expectRefused, expectStatus, need, type Rule, summaryOf } from '../rule.ts'

const STRANGE = { authToken: 'conform-no-such-token', wsToken: '' }

const corpsOf = async (client: Client): Promise<Node[]> => {
  const answer = await client.call('listCorps')
  expectDone(answer, '查询所属企业')
  return answer.json['data'] as Node[]
}
const load = (client: Client, { corpId, memberId }: Node) => client.call('loadCorp', { corpId, memberId })

export const sessionRules: readonly Rule[] = [
  {
    id: 'unauthorised-401',
    title: '没有会话的请求得 401',
    does: '不带登录令牌发一个查询，签名照样正确；code 不可是 BAD_SIGNATURE',
    check: async (fixture) => {
      const answer = await fixture.newcomer({ authToken: '', wsToken: '' }).call('listCorps')
      expectStatus(answer, 401, '没有会话时')
      expect(answer.code !== 'BAD_SIGNATURE', '不同于 BAD_SIGNATURE 的 code', summaryOf(answer))
    },
  },
  {
    id: 'token-invalid',
    title: '不认识的登录令牌开不了会话',
    does: '以编造的令牌刷新会话',
    check: async (fixture) => {
      const answer = await fixture.newcomer(STRANGE).call('refreshSession')
      expectRefused(answer, '编造的令牌')
      expect(answer.message !== '', '给人看的原因', summaryOf(answer))
    },
  },
  {
    id: 'session-cookie',
    title: '会话 Cookie 不给脚本读',
    does: '刷新会话，看 Set-Cookie：HttpOnly 与 SameSite',
    check: async (fixture) => {
      const answer = await (await fixture.maker).call('refreshSession')
      const cookies = answer.headers.getSetCookie()
      expect(cookies.length > 0, '刷新会话时设置会话 Cookie（浏览器直接打开文件地址时用）', '没有 Set-Cookie')
      const open = cookies.filter(
        (one) => !/;\s*HttpOnly/i.test(one) || !/;\s*SameSite=(Lax|Strict)/i.test(one),
      )
      expect(
        open.length === 0,
        'HttpOnly 与 SameSite=Lax 或 Strict',
        open.map((one) => one.split('=')[0]).join('、'),
      )
    },
  },
  {
    id: 'forbidden-403',
    title: '菜单之外的操作得 403',
    does: '经办调用复核（单据编号是编造的）',
    check: async (fixture) => {
      const body = { items: [{ documentNo: 'X', version: 0 }], decision: 'REJECT', reviewOpinion: REMARK }
      expectStatus(await (await fixture.maker).call('reviewIssueApplications', body), 403, '没有这项权限时')
    },
  },
  {
    id: 'others-invisible',
    title: '别的企业的单据看不到',
    does: '甲企业存一份草稿，乙企业的经办按编号查看',
    writes: true,
    check: async (fixture) => {
      const stranger = await fixture.person('stranger')
      const { issueNo } = await fixture.draft()
      await fixture.detail(issueNo)
      expectRefused(await stranger.call('issueApplicationDetail', { issueNo }), '别的企业查看')
    },
  },
  {
    id: 'corp-switched',
    title: '页面显示的企业与会话的不同，不办',
    does: 'x-scf-corp-id 换成别的企业，存草稿；code 须是 CORP_SWITCHED，门户据此停用旧页面',
    check: async (fixture) => {
      const answer = await (await fixture.maker).call(
        'saveIssueApplication',
        { remark: REMARK },
        { headers: { 'x-scf-corp-id': 'conform-other' } },
      )
      expect(
        answer.code === 'CORP_SWITCHED' && answer.status === 200,
        'code CORP_SWITCHED',
        summaryOf(answer),
      )
    },
  },
  {
    id: 'corp-required',
    title: '推动单据的没有说是哪家企业，不办；读照会话的企业答',
    does: '不带 x-scf-corp-id 存草稿，code 须是 CORP_SWITCHED；不带它查询所属企业，须成功',
    check: async (fixture) => {
      const maker = await fixture.maker
      const headers = { 'x-scf-corp-id': undefined }
      const answer = await maker.call('saveIssueApplication', { remark: REMARK }, { headers })
      expect(
        answer.code === 'CORP_SWITCHED' && answer.status === 200,
        'code CORP_SWITCHED',
        summaryOf(answer),
      )
      expectDone(await maker.call('listCorps', undefined, { headers }), '不带企业的读')
    },
  },
  {
    id: 'corp-load',
    title: '切换企业后以新的企业办理',
    does: '切换到另一家，看企业列表里的当前企业与之后的会话；再换回来',
    check: async (fixture) => {
      const client = await fixture.person('switcher')
      const corps = await corpsOf(client)
      const [here, there] = [true, false].map((current) =>
        corps.find((one) => one['isCurrent'] === current && one['corpState'] === 'NORMAL'),
      )
      const [from, to] = [
        need(here, '没有第二家正常的企业，没有检查'),
        need(there, '没有第二家正常的企业，没有检查'),
      ]
      expectDone(await load(client, to), '切换企业')
      client.corpId = textOf(to['corpId'])
      const current = (await corpsOf(client)).find((one) => one['isCurrent'] === true)
      const back = await load(client, from)
      client.corpId = textOf(from['corpId'])
      expect(
        current?.['corpId'] === to['corpId'],
        `当前企业是${textOf(to['corpName'])}`,
        textOf(current?.['corpName']) || '没有当前企业',
      )
      expectDone(back, '换回来')
    },
  },
  {
    id: 'corp-not-member',
    title: '不属于的企业换不过去',
    does: '以别的企业的编号切换',
    check: async (fixture) => {
      const { corpId } = await fixture.person('stranger')
      const [other] = await corpsOf(await fixture.person('stranger'))
      const memberId = textOf(other?.['memberId'])
      const maker = await fixture.maker
      const answer = await maker.call('loadCorp', { corpId, memberId })
      // if it was switched, switch it back: the following checks go on
      if (answer.succeeded) {
        const own = (await corpsOf(await fixture.again('checker'))).find((one) => one['isCurrent'] === true)
        if (own) await load(maker, own)
      }
      expectRefused(answer, '切换到不属于的企业')
    },
  },
  {
    id: 'corp-frozen',
    title: '冻结的企业换不过去',
    does: '切换到列表里标为冻结的一家',
    check: async (fixture) => {
      const client = await fixture.person('switcher')
      const frozen = (await corpsOf(client)).find((one) => one['corpState'] === 'FROZEN')
      expectRefused(await load(client, need(frozen, '没有冻结的企业，没有检查')), '切换到冻结的企业')
    },
  },
]

/** Ends a session, so it runs after all others. */
export const leavingRules: readonly Rule[] = [
  {
    id: 'logout-ends-session',
    title: '退出之后会话就没了',
    does: '退出，再以原来的令牌查询（最后一项：经办的会话到此为止）',
    check: async (fixture) => {
      const maker = await fixture.maker
      expectDone(await maker.call('logout'), '退出')
      expectStatus(await maker.call('listCorps'), 401, '退出之后')
    },
  },
]
