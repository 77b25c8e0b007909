// Keys and versions: a call takes effect once, and only the version that was seen is changed.
import { newNonce } from '../../../src/api/signature.ts'
import { type Fixture, REMARK, textOf } from '../Fixture.ts'
import { expect, expectDone, expectRefused, type Rule, summaryOf } from '../rule.ts'

const SAVE = 'saveIssueApplication'
const body = { remark: REMARK }

const save = async (fixture: Fixture, form: object, key?: string) =>
  (await fixture.maker).call(SAVE, form, key === undefined ? {} : { key })

export const writeRules: readonly Rule[] = [
  {
    id: 'idempotency-required',
    title: '没有幂等键的业务不办',
    does: '存草稿，不带 Idempotency-Key',
    check: async (fixture) => {
      const headers = { 'Idempotency-Key': undefined }
      expectRefused(await (await fixture.maker).call(SAVE, body, { headers }), '没有幂等键的业务')
    },
  },
  {
    id: 'idempotency-same-key-one-booking',
    title: '同一把键、同样内容只办一次',
    does: '以同一把键把新草稿存两次，第二次须得到第一次的结果',
    writes: true,
    check: async (fixture) => {
      const key = newNonce()
      const [first, second] = [await save(fixture, body, key), await save(fixture, body, key)]
      expectDone(first, '第一次')
      expectDone(second, '同样的再发')
      const [one, two] = [first, second].map(({ data }) => textOf(data['issueNo']))
      expect(one === two, `同一份草稿 ${one}`, `又有了一份 ${two}`)
    },
  },
  {
    id: 'idempotency-concurrent',
    title: '同一把键同时来两次，也只办一次',
    does: '以同一把键同时把填好的开立申请提交两次',
    writes: true,
    check: async (fixture) => {
      const maker = await fixture.maker
      const form = { ...(await fixture.form()), smeTermConfirmed: true }
      const twin = { key: newNonce() }
      const answers = await Promise.all(
        [form, form].map((one) => maker.call('submitIssueApplication', one, twin)),
      )
      const made = new Set(answers.filter((one) => one.succeeded).map(({ data }) => data['issueNo']))
      expect(
        made.size === 1,
        '只有一份申请',
        made.size === 0 ? summaryOf(answers[0]!) : `有了 ${made.size} 份`,
      )
    },
  },
  {
    id: 'idempotency-other-body',
    title: '同一把键、别的内容不办',
    does: '以用过的键存另一份草稿；code 须是 IDEMPOTENCY_MISMATCH，门户据此当作结果未知',
    writes: true,
    check: async (fixture) => {
      const key = newNonce()
      expectDone(await save(fixture, body, key), '第一次')
      const answer = await save(fixture, { remark: `${REMARK}，另一份` }, key)
      expect(answer.code === 'IDEMPOTENCY_MISMATCH', 'code IDEMPOTENCY_MISMATCH', summaryOf(answer))
    },
  },
  {
    id: 'idempotency-refused-not-kept',
    title: '被拒的不占用幂等键',
    does: '以还没有的版本号存草稿被拒；版本到了以后，同一把键、同样内容再发，须办成',
    writes: true,
    check: async (fixture) => {
      const { issueNo, version } = await fixture.draft()
      const key = newNonce()
      const early = { issueNo, version: version + 1, remark: `${REMARK}，改过` }
      expectRefused(await save(fixture, early, key), '还没有的版本号')
      const next = await save(fixture, { issueNo, version, remark: REMARK })
      expectDone(next, '照看到的版本存')
      expect(
        next.data['version'] === version + 1,
        `版本号加一，到 ${version + 1}`,
        String(next.data['version']),
      )
      expectDone(await save(fixture, early, key), '同一把键再发')
    },
  },
  {
    id: 'version-conflict',
    title: '看到的版本旧了就不办',
    does: '同一份草稿以同一版本号存两次；第二次的 code 须是 CONFLICT',
    writes: true,
    check: async (fixture) => {
      const { issueNo, version } = await fixture.draft()
      expectDone(await save(fixture, { issueNo, version, remark: REMARK }), '第一次')
      const answer = await save(fixture, { issueNo, version, remark: `${REMARK}，晚了` })
      expect(answer.code === 'CONFLICT' && answer.status === 200, 'code CONFLICT', summaryOf(answer))
    },
  },
  {
    id: 'state-checked',
    title: '状态不许的事不办',
    does: '草稿作废之后再存',
    writes: true,
    check: async (fixture) => {
      const { issueNo, version } = await fixture.draft()
      const cancelled = await (await fixture.maker).call('cancelIssueApplication', {
        documentNo: issueNo,
        version,
      })
      expectDone(cancelled, '作废')
      const later = { issueNo, version: Number(cancelled.data['version']), remark: REMARK }
      expectRefused(await save(fixture, later), '作废之后再存')
    },
  },
  {
    id: 'refused-changes-nothing',
    title: '被拒的什么都不改',
    does: '没有填好的草稿提交被拒，单据须与之前一样',
    writes: true,
    check: async (fixture) => {
      const { issueNo, version } = await fixture.draft()
      expectRefused(
        await (await fixture.maker).call('submitIssueApplication', { issueNo, version, remark: '没有填好' }),
        '没有填好的提交',
      )
      const after = await fixture.detail(issueNo)
      const same =
        after['version'] === version && after['issueStatus'] === 'DRAFT' && after['remark'] === REMARK
      const seen = `版本 ${String(after['version'])}、状态 ${String(after['issueStatus'])}、备注 ${String(after['remark'])}`
      expect(same, `版本 ${version}、状态 DRAFT、备注 ${REMARK}`, seen)
    },
  },
]
