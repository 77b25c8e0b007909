// 办理的人看到的凭据与这一步的期限。
import { beforeEach, expect, it } from 'vitest'
import type { IssueApplication, SignTask } from '#api/generated/corp/model/index.ts'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const issueOf = (issueNo: string, person: Persona = 'core-director') =>
  client.done<IssueApplication>(person, '/v1/credits/issue/detail', { issueNo })

it('复核人看到合同与每张发票：金额、剩余、查验与文件；列表不带', async () => {
  const [invoice] = client.world.invoices.where((row) => row.corpId === 'C001')
  const issueNo = await client.submit({ invoiceNos: [invoice!.invoiceNo] })
  const { evidence } = await issueOf(issueNo)
  expect(evidence?.contracts).toMatchObject([
    { contractNo: 'HY-CG-2026-0001', contractFile: { category: 'CONTRACT' } },
  ])
  expect(evidence?.invoices).toMatchObject([
    {
      invoiceNo: invoice!.invoiceNo,
      invoiceVerifyStatus: 'PASS',
      invoiceRemainAmount: invoice!.invoiceRemainAmount,
      invoiceFile: { category: 'INVOICE' },
    },
  ])
  const page = await client.done<{ list: IssueApplication[] }>('core-director', '/v1/credits/issue/page', {
    pageCond: { pageNo: 1, pageSize: 10 },
  })
  expect(page.list[0]).not.toHaveProperty('evidence')
  expect(page.list[0]).not.toHaveProperty('refusals')
})

it('签收的人看到的是开立方的交易背景，文件打得开', async () => {
  const { signNo } = await client.issued()
  const { evidence } = await client.done<SignTask>('chain-operator', '/v1/credits/sign/detail', { signNo })
  const pkFile = evidence!.contracts[0]!.contractFile!.fileId
  expect(client.world.files.need(pkFile).sharedWith).toEqual(['C002'])
})

it('期限是这一步自己的：进入复核那天起两个工作日，业务另有更早的截止就是那个', async () => {
  expect((await issueOf(await client.submit())).deadline).toBe('2026-11-20')
  client.world.settings.reviewDays = 5
  expect((await issueOf(await client.submit())).deadline).toBe('2026-11-25')
  const { signNo } = await client.issued({ promisePayDate: '2026-11-23' })
  const task = client.world.signTasks.need(signNo)
  expect(task.signDeadline).toBe('2026-11-19')
  // 经办签收的期限是签收截止，不是这一步的
  const later = (await client.issued()).signNo
  const { deadline } = await client.done<SignTask>('chain-operator', '/v1/credits/sign/detail', {
    signNo: later,
  })
  expect(deadline).toBe(client.world.signTasks.need(later).signDeadline)
})
