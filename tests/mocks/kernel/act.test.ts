import { describe, expect, it } from 'vitest'
import { TestClient } from '../../../checks/shared/TestClient.ts'

const act = (client: TestClient, persona: string, operation: string, body?: object) =>
  client.session.control('/__mock/act', { persona, operation, ...(body && { body }) })

const issueNoOf = (body: Record<string, unknown>): string =>
  String((body.data as { issueNo?: string } | undefined)?.issueNo)

describe('替人办事 POST /__mock/act', () => {
  it('与那个人在门户里办一样：单据、轨迹、额度都在，台账里没有浏览器的调用', async () => {
    const client = await TestClient.open()
    const { body } = await act(client, 'core-operator', 'submitIssueApplication', client.form())
    const row = client.issue(issueNoOf(body))
    expect(row).toMatchObject({ issueStatus: 'PENDING_REVIEW', createUserName: '周明远' })
    expect(client.limit.frozen).toBe('1000000.00')
    expect(client.world.ledger.calls.map(({ operationId }) => operationId)).not.toContain(
      'submitIssueApplication',
    )
  })

  it('过同样的关：没有的权限、没有签署、不合契约的内容都拒绝，说出原因', async () => {
    const client = await TestClient.open()
    const issueNo = await client.submit()
    const review = { items: [client.ref('issueApplications', issueNo)], decision: 'PASS' }
    const refusals = [
      await act(client, 'core-director', 'reviewIssueApplications', review),
      await act(client, 'chain-operator', 'submitIssueApplication', client.form()),
      await act(client, 'core-operator', 'submitIssueApplication', { receiverName: 1 }),
      await act(client, 'nobody', 'submitIssueApplication', client.form()),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    expect(refusals[0]?.body.message).toBe('请先完成短信签署')
    expect(refusals[2]?.body.message).toContain('receiverName')
    expect(client.issue(issueNo).issueStatus).toBe('PENDING_REVIEW')
  })

  it('办不了的操作说出来：没有的、带路径参数或文件的', async () => {
    const client = await TestClient.open()
    const { body } = await act(client, 'core-operator', 'submitEverything')
    expect(body.message).toBe('契约里没有操作“submitEverything”')
    const { body: file } = await act(client, 'core-operator', 'uploadFile')
    expect(file.message).toContain('只有请求体是 JSON 的 POST 可以')
  })

  it('记进世界的步骤，重建时再做一遍', async () => {
    const client = await TestClient.open()
    const { body } = await act(client, 'core-operator', 'submitIssueApplication', client.form())
    expect(client.world.steps.map((step) => 'operationId' in step && step.operationId)).toContain(
      'submitIssueApplication',
    )
    expect(client.issue(issueNoOf(body)).issueStatus).toBe('PENDING_REVIEW')
  })
})

describe('备好会话 POST /__mock/enter', () => {
  it('门户放在页签里的四个值与会话 Cookie', async () => {
    const client = await TestClient.open()
    const { body } = await client.session.control('/__mock/enter', { persona: 'core-operator' })
    expect(body).toMatchObject({ authToken: 'core-operator', wsToken: 'ws-core-operator' })
    expect(client.session.cookie('scf-session')).toBeTruthy()
    const stranger = await client.session.control('/__mock/enter', { persona: 'nobody' })
    expect(stranger.status).toBe(400)
  })
})
