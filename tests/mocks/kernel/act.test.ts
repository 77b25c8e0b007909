import { describe, expect, it } from 'vitest'
import { Desk } from '../../../checks/shared/Desk.ts'

const act = (desk: Desk, persona: string, operation: string, body?: object) =>
  desk.client.control('/__mock/act', { persona, operation, ...(body && { body }) })

const issueNoOf = (body: Record<string, unknown>): string =>
  String((body.data as { issueNo?: string } | undefined)?.issueNo)

describe('替人办事 POST /__mock/act', () => {
  it('与那个人在门户里办一样：单据、轨迹、额度都在，台账里没有浏览器的调用', async () => {
    const desk = await Desk.open()
    const { body } = await act(desk, 'core-operator', 'submitIssueApplication', desk.form())
    const row = desk.issue(issueNoOf(body))
    expect(row).toMatchObject({ issueStatus: 'PENDING_REVIEW', createUserName: '周明远' })
    expect(desk.limit.frozen).toBe('1000000.00')
    expect(desk.world.ledger.calls.map(({ operationId }) => operationId)).not.toContain(
      'submitIssueApplication',
    )
  })

  it('过同样的关：没有的权限、没有签署、不合契约的内容都拒绝，说出原因', async () => {
    const desk = await Desk.open()
    const issueNo = await desk.submit()
    const review = { items: [desk.ref('issueApplications', issueNo)], decision: 'PASS' }
    const refusals = [
      await act(desk, 'core-director', 'reviewIssueApplications', review),
      await act(desk, 'chain-operator', 'submitIssueApplication', desk.form()),
      await act(desk, 'core-operator', 'submitIssueApplication', { receiverName: 1 }),
      await act(desk, 'nobody', 'submitIssueApplication', desk.form()),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(refusals[0]?.body.message).toBe('请先完成短信签署')
    expect(refusals[2]?.body.message).toContain('receiverName')
    expect(desk.issue(issueNo).issueStatus).toBe('PENDING_REVIEW')
  })

  it('办不了的操作说出来：没有的、带路径参数或文件的', async () => {
    const desk = await Desk.open()
    const { body } = await act(desk, 'core-operator', 'submitEverything')
    expect(body.message).toBe('契约里没有操作“submitEverything”')
    const { body: file } = await act(desk, 'core-operator', 'uploadFile')
    expect(file.message).toContain('只有请求体是 JSON 的 POST 可以')
  })

  it('记进世界的步骤，重建时再做一遍', async () => {
    const desk = await Desk.open()
    const { body } = await act(desk, 'core-operator', 'submitIssueApplication', desk.form())
    expect(desk.world.steps.map((step) => 'operationId' in step && step.operationId)).toContain(
      'submitIssueApplication',
    )
    expect(desk.issue(issueNoOf(body)).issueStatus).toBe('PENDING_REVIEW')
  })
})

describe('备好会话 POST /__mock/enter', () => {
  it('门户放在页签里的四个值与会话 Cookie', async () => {
    const desk = await Desk.open()
    const { body } = await desk.client.control('/__mock/enter', { persona: 'core-operator' })
    expect(body).toMatchObject({ authToken: 'core-operator', wsToken: 'ws-core-operator' })
    expect(desk.client.cookie('scf-session')).toBeTruthy()
    const stranger = await desk.client.control('/__mock/enter', { persona: 'nobody' })
    expect(stranger.status).toBe(400)
  })
})
