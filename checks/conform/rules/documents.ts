// Documents: actions and reasons, makers and checkers, batches, the next person.
import type { Answer } from '../Client.ts'
import { type Node, nodeOf } from '../contract.ts'
import { type Draft, type Fixture, objectsWith, type Person, REMARK, textOf } from '../Fixture.ts'
import { Broken, expect, expectDone, need, type Rule, summaryOf } from '../rule.ts'

const CHINESE = /\p{Script=Han}/u

const resultsOf = (answer: Answer): Node[] => (answer.data['results'] as Node[] | undefined) ?? []
const item = ({ issueNo, version }: Draft) => ({ documentNo: issueNo, version })

const review = async (fixture: Fixture, who: Person, draft: Draft, verdict: Node) =>
  (await fixture.person(who)).call('reviewIssueApplications', { items: [item(draft)], ...verdict })

/** Refused as a whole, or the result of that document is. */
const expectUndone = (answer: Answer, what: string): void => {
  const [result] = resultsOf(answer)
  if (result?.['success'] === false && textOf(result['message']) !== '') return
  expect(
    !answer.succeeded,
    `${what}被拒绝`,
    result ? `success ${String(result['success'])}` : summaryOf(answer),
  )
}

/** A document that the checker has sent back, with the opinion. */
const sentBack = (fixture: Fixture): Promise<Node> =>
  fixture.once('sent back', async () => {
    const draft = await fixture.submitted()
    const verdict = { decision: 'REJECT', reviewOpinion: `${REMARK}，驳回` }
    const answer = await review(fixture, 'checker', draft, verdict)
    expectDone(answer, '复核驳回')
    return fixture.detail(draft.issueNo)
  })

/** An application that waits for the checker, with their signature by SMS code; made once per run. */
const signed = (fixture: Fixture): Promise<{ draft: Draft; signTicket: unknown }> =>
  fixture.once('signed', async () => {
    const { smsCode } = fixture.steered
    const draft = await fixture.submitted()
    const checker = await fixture.person('checker')
    const subject = {
      businessType: 'ISSUE_REVIEW',
      productType: 'CREDIT',
      businessKeys: [draft.issueNo],
      summary: REMARK,
    }
    await fixture.done(checker, 'applySignatureSms', subject)
    const { signTicket } = await fixture.done(checker, 'verifySignatureSms', {
      ...subject,
      verifyCode: smsCode,
    })
    return { draft, signTicket }
  })

export const documentRules: readonly Rule[] = [
  {
    id: 'actions-carry-reasons',
    title: '不可做的操作说得出原因',
    does: '经办与复核能读的全部列表，enabled 为 false 的操作须有中文原因',
    check: async (fixture) => {
      const everybody = [...(await fixture.readings('maker')), ...(await fixture.readings('checker'))]
      const disabled = everybody.flatMap(({ operation, answer }) =>
        objectsWith(answer.json, 'actions').flatMap((one) =>
          (one['actions'] as Node[])
            .filter(({ enabled }) => enabled === false)
            .map(({ code, reason }) => ({ what: `${operation.id} 的 ${String(code)}`, reason })),
        ),
      )
      need(disabled[0], '没有不可做的操作，没有检查')
      const silent = disabled.find(({ reason }) => !CHINESE.test(textOf(reason)))
      expect(silent === undefined, '每个不可做的操作都有中文原因', `${silent?.what} 没有`)
    },
  },
  {
    id: 'refusals-on-detail',
    title: '没有给出的操作也说得出原因',
    does: '新草稿的详情：refusals 里是不在 actions 里的操作，各有中文原因',
    writes: true,
    check: async (fixture) => {
      const { issueNo } = await fixture.draft()
      const detail = await fixture.detail(issueNo)
      const refusals = (detail['refusals'] as Node[] | undefined) ?? []
      expect(refusals.length > 0, '详情里有 refusals（如为什么还不能复核）', '没有')
      const silent = refusals.find(({ reason }) => !CHINESE.test(textOf(reason)))
      expect(silent === undefined, '每一项都有中文原因', `${textOf(silent?.['code'])} 没有`)
      const offered = new Set((detail['actions'] as Node[]).map(({ code }) => code))
      const both = refusals.find(({ code }) => offered.has(code))
      expect(both === undefined, 'actions 与 refusals 不重复', `${textOf(both?.['code'])} 两处都有`)
    },
  },
  {
    id: 'next-step-given',
    title: '等着办的单据说得出下一步等谁',
    does: '提交一份开立申请，看应答的 nextActor 与 deadline',
    writes: true,
    check: async (fixture) => {
      const { issueNo } = await fixture.submitted()
      const { nextActor, deadline } = await fixture.detail(issueNo)
      expect(CHINESE.test(textOf(nextActor)), '有 nextActor', textOf(nextActor) || '没有')
      const isDay = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\+08:00)?$/.test(textOf(deadline))
      expect(isDay, 'deadline 是日期或时刻', textOf(deadline) || '没有')
    },
  },
  {
    id: 'maker-is-not-checker',
    title: '自己经办的自己不能复核',
    does: '又经办又复核的人提交一份，再自己驳回',
    writes: true,
    check: async (fixture) => {
      const both = await fixture.person('both')
      const { currentRoleCode, roles } = await fixture.done(both, 'currentUser')
      const codes = [currentRoleCode, ...(roles as Node[]).map(({ code }) => code)]
      const draft = await fixture.submitted('both')
      const verdict = { decision: 'REJECT', reviewOpinion: REMARK }
      for (const roleCode of new Set(codes)) {
        await fixture.done(both, 'switchRole', { roleCode })
        const answer = await review(fixture, 'both', draft, verdict)
        // the role may not review at all, which says nothing about whose document it is
        if (answer.status === 403) continue
        await fixture.done(both, 'switchRole', { roleCode: currentRoleCode })
        return expectUndone(answer, '复核自己经办的')
      }
      need(undefined, '这个人没有复核的角色，没有检查')
    },
  },
  {
    id: 'reject-needs-opinion',
    title: '驳回须有意见',
    does: '复核驳回，不写意见',
    writes: true,
    check: async (fixture) => {
      const draft = await fixture.submitted()
      expectUndone(await review(fixture, 'checker', draft, { decision: 'REJECT' }), '没有意见的驳回')
    },
  },
  {
    id: 'sign-ticket-required',
    title: '签署开关打开时，通过须有签署凭据',
    does: '复核通过，不带 signTicket',
    writes: true,
    check: async (fixture) => {
      const checker = await fixture.person('checker')
      const about = { businessType: 'ISSUE_REVIEW', productType: 'CREDIT' }
      const { open } = await fixture.done(checker, 'findSignatureSwitch', about)
      need(open === true || undefined, '签署开关没有打开，没有检查')
      const draft = await fixture.submitted()
      expectUndone(await review(fixture, 'checker', draft, { decision: 'PASS' }), '没有签署凭据的通过')
    },
  },
  {
    id: 'answer-names-document',
    title: '应答说得出是哪一份',
    does: '新草稿的详情，编号与请求里的相同',
    writes: true,
    check: async (fixture) => {
      const { issueNo } = await fixture.draft()
      const named = textOf((await fixture.detail(issueNo))['issueNo'])
      expect(named === issueNo, `编号 ${issueNo}`, named || '没有')
    },
  },
  {
    id: 'version-of-another',
    title: '看到的是另一份的就不办',
    does: '提交两份，复核驳回第二份，带的是第一份的版本号',
    writes: true,
    check: async (fixture) => {
      const [seen, decided] = [await fixture.submitted(), await fixture.submitted()]
      const mixed = { issueNo: decided.issueNo, version: seen.version }
      const verdict = { decision: 'REJECT', reviewOpinion: `${REMARK}，驳回` }
      expectUndone(await review(fixture, 'checker', mixed, verdict), '带着另一份版本号的驳回')
    },
  },
  {
    id: 'ticket-of-another',
    title: '为一份签署的不能拿去通过另一份',
    does: '为一份签署（只在短信内容已知的后端上），以它的凭据通过另一份',
    writes: true,
    check: async (fixture) => {
      const { signTicket } = await signed(fixture)
      const other = await fixture.submitted()
      expectUndone(
        await review(fixture, 'checker', other, { decision: 'PASS', signTicket }),
        '签的是另一份的通过',
      )
    },
  },
  {
    id: 'checker-decides',
    title: '复核的决定当即生效',
    does: '经办提交，复核写意见驳回；经办看到状态与意见',
    writes: true,
    check: async (fixture) => {
      const { issueStatus, reviewOpinion } = await sentBack(fixture)
      const seen = `状态 ${textOf(issueStatus)}、意见「${textOf(reviewOpinion)}」`
      expect(
        issueStatus === 'REJECTED' && textOf(reviewOpinion).includes(REMARK),
        '状态 REJECTED 与所写的意见',
        seen,
      )
    },
  },
  {
    id: 'audit-trail',
    title: '每一步都在审批轨迹里',
    does: '提交并驳回之后，轨迹从早到晚有两步，各有谁、何时、何事，驳回的有意见',
    writes: true,
    check: async (fixture) => {
      const trail = ((await sentBack(fixture))['auditTrail'] as Node[] | undefined) ?? []
      const last = trail.slice(-2)
      const complete = last.every(
        ({ operatorName, time, event }) =>
          textOf(operatorName) !== '' && textOf(time) !== '' && textOf(event) !== '',
      )
      expect(last.length === 2 && complete, '轨迹末尾有提交与驳回两步', `共 ${trail.length} 步`)
      const decision = last[1]!
      expect(textOf(decision['opinion']).includes(REMARK), '驳回的一步有意见', JSON.stringify(decision))
      const times = trail.map(({ time }) => textOf(time))
      expect(times.join() === times.toSorted().join(), '从早到晚', times.join('、'))
    },
  },
  {
    id: 'batch-each-own-result',
    title: '批量的各自成败，次序同请求',
    does: '一次提交两份：填好的草稿与编造的编号',
    writes: true,
    check: async (fixture) => {
      const maker = await fixture.maker
      const { issueNo, version } = await fixture.done(maker, 'saveIssueApplication', await fixture.form())
      const items = [
        { documentNo: 'X-NO-SUCH', version: 0 },
        { documentNo: issueNo, version },
      ]
      const answer = await maker.call('submitIssueApplications', { items, smeTermConfirmed: true })
      expectDone(answer, '批量提交')
      const results = resultsOf(answer)
      const seen = results.map(
        (one) => `${textOf(one['documentNo'])} ${String(one['success'])} ${textOf(one['message'])}`,
      )
      const inOrder =
        results.map((one) => one['documentNo']).join() === items.map((one) => one.documentNo).join()
      if (!inOrder) throw new Broken('两份的结果，次序同请求', seen.join('；') || '没有结果')
      const right = results[0]!['success'] === false && results[1]!['success'] === true
      expect(
        right && results.every((one) => textOf(one['message']) !== ''),
        '第一份不成、第二份成，各有说明',
        seen.join('；'),
      )
    },
  },
]

/** Passed by the checker, with the signature made for it. */
const issued = async (fixture: Fixture): Promise<string> => {
  const { draft, signTicket } = await signed(fixture)
  const answer = await review(fixture, 'checker', draft, { decision: 'PASS', signTicket })
  const [result] = resultsOf(answer)
  expect(result?.['success'] === true, '复核通过', textOf(result?.['message']) || summaryOf(answer))
  return draft.issueNo
}

/** Moves the time, so it runs after the rules that need today. */
export const dueRules: readonly Rule[] = [
  {
    id: 'deadline-passes',
    title: '到期的事自己发生',
    does: '复核通过一份开立申请（只在时间推得动的后端上），推过签收截止日，没有人签收的须已失效',
    writes: true,
    check: async (fixture) => {
      const { advance } = fixture.steered
      const issueNo = await issued(fixture)
      const { signDeadline } = await fixture.detail(issueNo)
      expect(/^\d{4}-\d\d-\d\d$/.test(textOf(signDeadline)), '有签收截止日', textOf(signDeadline) || '没有')
      await advance('P30D')
      const { issueStatus } = await fixture.detail(issueNo)
      expect(issueStatus === 'EXPIRED', `过了 ${textOf(signDeadline)} 是 EXPIRED`, textOf(issueStatus))
    },
  },
]

/** A person who may see a full account number now. */
export const findSecret = async (
  fixture: Fixture,
): Promise<{ subject: string; documentNo: string } | undefined> => {
  const subjects: Readonly<Record<string, readonly [subject: string, name: string]>> = {
    pageBankAccounts: ['BANK_ACCOUNT', 'id'],
    pageAbsAccountChanges: ['ABS_ACCOUNT_CHANGE', 'changeNo'],
    pageAbsPayments: ['ABS_PAYMENT', 'paymentNo'],
    pageAheadCashApplications: ['AHEAD_CASH', 'aheadNo'],
    pageSignupApplications: ['SIGNUP', 'signupNo'],
    pageGuaranteeClaims: ['GUARANTEE_CLAIM', 'claimNo'],
  }
  for (const { operation, answer } of await fixture.readings('payee', Object.keys(subjects))) {
    const known = subjects[operation.id]
    if (!known) continue
    for (const row of (answer.data['list'] as Node[] | undefined) ?? [])
      for (const action of (row['actions'] as Node[] | undefined) ?? [])
        if (nodeOf(action)['code'] === 'REVEAL' && action['enabled'] === true)
          return { subject: known[0], documentNo: textOf(row[known[1]]) }
  }
  return undefined
}
