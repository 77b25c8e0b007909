// T-ISS-01 for many rows at once (several receivers, or an Excel file), and T-ISS-02 for many drafts.
import { beforeEach, describe, expect, it } from 'vitest'
import { type Form, RECEIVER, TestClient } from '../../../checks/shared/TestClient.ts'
import { CHAIN2 } from '../Circulation.ts'

const PATH = '/v1/credits/issue'
type Outcome = {
  batchNo: string
  issueNos: string[]
  failures: { rowIndex: number; field?: string; message: string }[]
}

let client: TestClient

beforeEach(async () => {
  client = await TestClient.open('issue-ready')
})

const row = (part: Form = {}): Form => ({
  receiverName: RECEIVER,
  faceAmount: '100000',
  promisePayDate: '2027-03-18',
  contractNo: 'HY-CG-2026-0001',
  tradeBackground: '采购机加工件',
  receiverConsent: true,
  ...part,
})
const create = (rows: readonly Form[], issueChannel = 'IMPORT') =>
  client.done<Outcome>('core-operator', `${PATH}/create`, { issueChannel, rows })

describe('T-ISS-01 批量新增', () => {
  it('每行一份草稿，同一批次号；付款账号不填为默认的', async () => {
    const { batchNo, issueNos, failures } = await create([
      row(),
      row({ receiverName: CHAIN2, contractNo: 'HY-CG-2026-0003' }),
    ])
    expect(failures).toEqual([])
    expect(issueNos.map((issueNo) => client.issue(issueNo))).toMatchObject([
      {
        batchNo,
        issueChannel: 'IMPORT',
        issueStatus: 'DRAFT',
        faceAmount: '100000.00',
        receiverName: RECEIVER,
      },
      { batchNo, issueChannel: 'IMPORT', issueStatus: 'DRAFT', receiverName: CHAIN2 },
    ])
    expect(client.issue(issueNos[0]!).payAccountNo).toBeDefined()
    expect(client.limit.frozen).toBe('0.00')
  })

  it.each<[string, Form, string, string]>([
    ['接收方', { receiverName: '无此企业' }, 'receiverName', '接收方不存在'],
    ['本企业', { receiverName: '华岳智造集团股份有限公司' }, 'receiverName', '接收方不能是本企业'],
    ['金额', { faceAmount: '0' }, 'faceAmount', '凭证金额须大于0'],
    ['合同', { contractNo: 'X' }, 'contractNo', '合同不存在'],
    ['别家的合同', { contractNo: 'HY-CG-2026-0003' }, 'contractNo', '合同卖方与接收方不一致'],
    ['长期限', { promisePayDate: '2027-06-18' }, 'longTermReason', '期限超过6个月，请填写说明并提交终审'],
    ['发票', { invoiceNos: ['X'] }, 'invoiceNos', '发票X不存在或销售方与接收方不一致'],
    ['付款账号', { payAccountNo: '6222' }, 'payAccountNo', '付款账户未验证，请选择已验证的付款账户'],
  ])('%s不对的一行不动，说明在哪一格；别的行照样成为草稿', async (_name, part, field, message) => {
    const { issueNos, failures } = await create([row(part), row()])
    expect(failures).toEqual([{ rowIndex: 0, field, message }])
    expect(issueNos).toHaveLength(1)
  })

  it('INV-21：相同的行不会有两份，作废之后可以再来', async () => {
    const { issueNos } = await create([row()])
    const again = await create([row()])
    expect(again.issueNos).toEqual([])
    expect(again.failures).toEqual([
      { rowIndex: 0, message: `与开立申请${issueNos[0]}内容相同，不能重复开立` },
    ])
    await client.done('core-operator', `${PATH}/cancel`, client.ref('issueApplications', issueNos[0]!))
    expect((await create([row()])).issueNos).toHaveLength(1)
  })

  it('一次至多 500 行；渠道只有手工与导入', async () => {
    const many = Array.from({ length: 500 }, (_, index) => row({ remark: String(index) }))
    expect((await create(many)).issueNos).toHaveLength(500)
    const request = { issueChannel: 'THIRD', rows: [row()] }
    expect(await client.refused('core-operator', `${PATH}/create`, request)).toBe(
      '开立渠道只能是手工录入或批量导入',
    )
  })
})

describe('T-ISS-02 批量提交', () => {
  it('逐份成败：条件不满足的留作草稿', async () => {
    const { issueNos } = await create([row(), row({ faceAmount: '99999999.00' })])
    const items = issueNos.map((issueNo) => client.ref('issueApplications', issueNo))
    const { results } = await client.done<{ results: unknown }>('core-operator', `${PATH}/submit-drafts`, {
      items,
      smeTermConfirmed: true,
    })
    expect(results).toEqual([
      { documentNo: issueNos[0], success: true, message: '已提交复核，等待沈若溪处理' },
      { documentNo: issueNos[1], success: false, message: '交易背景金额不足：合同剩余金额19,900,000.00元' },
    ])
    expect(client.limit.frozen).toBe('100000.00')
    expect(client.issue(issueNos[1]!).issueStatus).toBe('DRAFT')
  })
})
