// ISS 凭证开立 until the submission: every transition over HTTP, with its guards, roles, states and effects.
import { beforeEach, describe, expect, it } from 'vitest'
import type { IssueApplication, IssueFormContext } from '#api/generated/corp/model/index.ts'
import {
  CONFLICT,
  type Form,
  RECEIVER,
  STATE,
  TestClient,
  WRONG_ROLE,
} from '../../../checks/shared/TestClient.ts'
import { expectNothingMoved } from './expecting.ts'

const SAVE = '/v1/credits/issue/save'
const SUBMIT = '/v1/credits/issue/submit'
const DIRECTOR = 'ROLE_CREDIT_CORE_DIRECTOR'

let client: TestClient
beforeEach(async () => {
  client = await TestClient.open()
})

const statusOf = (issueNo: string) => client.issue(issueNo).issueStatus

describe('T-ISS-01 保存草稿', () => {
  it('只查格式：空的也能存，不动额度', async () => {
    const saved = await client.done<IssueApplication>('core-operator', SAVE, {})
    expect(saved.issueStatus).toBe('DRAFT')
    expect(client.issue(saved.issueNo).auditTrail.map(({ event }) => event)).toEqual(['保存草稿'])
    expectNothingMoved(client)
  })

  it.each([
    [{ faceAmount: '0.00' }, '凭证金额须大于0'],
    [{ promisePayDate: '2027-02-30' }, '日期格式不正确'],
  ])('格式不对不存：%o', async (part, message) => {
    expect(await client.refused('core-operator', SAVE, part)).toBe(message)
    expect(client.world.issueApplications.size).toBe(0)
  })

  it('再存是整份覆盖：没有给的就是清掉了；金额补足两位小数', async () => {
    const first = await client.done<IssueApplication>('core-operator', SAVE, client.form())
    const { issueNo, version } = first
    await client.done('core-operator', SAVE, { issueNo, version, faceAmount: '100' })
    expect(client.issue(issueNo)).toMatchObject({ faceAmount: '100.00' })
    expect(client.issue(issueNo).receiverName).toBeUndefined()
    expect(client.issue(issueNo).contractNo).toBeUndefined()
    expect(await client.refused('core-operator', SAVE, { issueNo, version })).toBe(CONFLICT)
  })

  it('不能附别家的文件', async () => {
    const other = client.world.files.find((file) => file.corpId !== 'C001')!
    const attachments = [{ fileId: other.fileId, fileName: 'a.pdf', fileSize: 1, category: 'CONTRACT' }]
    expect(await client.refused('core-operator', SAVE, { attachments })).toBe('文件不存在')
  })
})

describe('T-ISS-02 提交复核', () => {
  it('冻结额度，占用合同与发票，通知复核人', async () => {
    const [first, second] = client.world.invoices.where((row) => row.sellerName === RECEIVER)
    const issueNo = await client.submit({
      invoiceNos: [first!.invoiceNo, second!.invoiceNo],
      faceAmount: '1500000.00',
    })
    expect(statusOf(issueNo)).toBe('PENDING_REVIEW')
    expect(client.limit).toEqual({ used: '0.00', frozen: '1500000.00' })
    expect(client.trade.contract).toBe('1500000.00')
    expect(client.trade.invoices.slice(0, 2)).toEqual(['0.00', '1890000.00'])
    expect(client.messagesOf(issueNo)).toEqual([['有新的凭证开立申请待复核', DIRECTOR]])
    expect(client.issue(issueNo).auditTrail.map(({ event, node }) => [event, node])).toEqual([
      ['保存草稿', 'OPERATOR'],
      ['提交复核', 'OPERATOR'],
    ])
    expect(client.world.bookings.size).toBe(0)
  })

  const refused: [name: string, part: Form, message: string][] = [
    ['G-DATE 不晚于开立日', { promisePayDate: '2026-11-18' }, '承诺付款日须晚于开立日 2026-11-18'],
    [
      'G-DATE 周末',
      { promisePayDate: '2027-03-20' },
      '2027-03-20 是星期六，承诺付款日须为工作日，最近的工作日 2027-03-19、2027-03-22',
    ],
    [
      'G-DATE 节假日',
      { promisePayDate: '2027-02-08' },
      '2027-02-08 是节假日，承诺付款日须为工作日，最近的工作日 2027-02-04、2027-02-15',
    ],
    ['G-TERM 超过一年', { promisePayDate: '2027-11-19', longTermReason: '长' }, '付款期限最长不超过1年'],
    ['G-TERM 超过六个月没有说明', { promisePayDate: '2027-05-19' }, '期限超过6个月，请填写说明并提交终审'],
    [
      'G-TERM 说明是空格',
      { promisePayDate: '2027-05-19', longTermReason: ' ' },
      '期限超过6个月，请填写说明并提交终审',
    ],
    [
      'G-SME 超过交付日六十天没有确认',
      { smePayBasisDate: '2027-01-16' },
      '大型企业应自交付之日起60日内支付中小企业款项，请确认合同约定',
    ],
    ['G-RECV 没有这家', { receiverName: '没有这家企业' }, '接收方不存在'],
    ['G-RECV 自己', { receiverName: '华岳智造集团股份有限公司' }, '接收方不能是本企业'],
    ['G-RECV 不是交易对手', { receiverName: '武汉楚汇仪表有限公司' }, '接收方不是有效的交易对手'],
    ['G-RECV 冻结', { receiverName: '合肥长汀五金制品有限公司' }, '接收方企业状态异常'],
    [
      'G-RECV 未实名',
      { receiverName: '青岛沐川包装材料有限公司' },
      '接收方未完成实名/未开通产品/无已验证收款账户',
    ],
    ['G-TRADE 没有这份合同', { contractNo: 'X' }, '合同不存在或未生效'],
    ['G-TRADE 合同是别家的', { contractNo: 'HY-CG-2026-0003' }, '合同卖方与接收方不一致'],
    ['G-TRADE 合同金额不足', { faceAmount: '20000000.01' }, '交易背景金额不足：合同剩余金额20,000,000.00元'],
    ['G-TRADE 发票不存在', { invoiceNos: ['00000000'] }, '发票未查验通过，不能支撑本次开立'],
    ['必填 付款账户', { payAccountId: '' }, '请填写付款账号'],
    ['付款账户不是本企业已验证的', { payAccountId: 'A9' }, '付款账户未验证，请选择已验证的付款账户'],
    ['必填 接收方', { receiverName: '' }, '请填写接收方'],
    ['接收方未同意', { receiverConsent: false }, '须接收方已同意以凭证结算'],
  ]
  it.each(refused)('%s', async (_name, part, message) => {
    expect(await client.refused('core-operator', SUBMIT, client.form(part))).toBe(message)
    expect(client.world.issueApplications.size).toBe(0)
    expectNothingMoved(client)
  })

  const invoice = (at: number) => client.world.invoices.where((row) => row.sellerName === RECEIVER)[at]!
  const positioned: [name: string, position: () => Form | undefined, message: string][] = [
    [
      'G-RECV 产品未开通',
      () => void (client.world.corps.need('C002').productOpenStatus.CREDIT = 'SUSPENDED'),
      '接收方未完成实名/未开通产品/无已验证收款账户',
    ],
    [
      'G-RECV 没有已验证的收款账户',
      () => {
        for (const row of client.world.bankAccounts.where(({ corpId }) => corpId === 'C002'))
          Object.assign(row, { accountStatus: 'PENDING_VERIFY', accountAuthStatus: 'FAILED' })
        return undefined
      },
      '接收方未完成实名/未开通产品/无已验证收款账户',
    ],
    [
      'G-TRADE 合同作废',
      () => void (client.world.tradeContracts.need('HY-CG-2026-0001').contractDocStatus = 'VOID'),
      '合同不存在或未生效',
    ],
    [
      'G-TRADE 发票合计不足',
      () => ({ invoiceNos: [invoice(2).invoiceNo] }),
      '交易背景金额不足：发票剩余金额合计565,000.00元',
    ],
    [
      'G-TRADE 同一张发票写两遍也只算一张',
      () => ({ invoiceNos: [invoice(2).invoiceNo, invoice(2).invoiceNo] }),
      '交易背景金额不足：发票剩余金额合计565,000.00元',
    ],
    [
      'G-TRADE 发票已作废',
      () => {
        invoice(1).invoiceVerifyStatus = 'VOID'
        return { invoiceNos: [invoice(1).invoiceNo] }
      },
      '发票26320000000000000002未查验通过，不能支撑本次开立',
    ],
    [
      'G-TRADE 发票是别家开的',
      () => ({ invoiceNos: [client.world.invoices.find((row) => row.sellerName !== RECEIVER)!.invoiceNo] }),
      '发票26320000000000000005的销售方与接收方不一致',
    ],
    [
      'G-LIMIT 差额',
      () => void (client.world.limits.all()[0]!.totalLimit = '999999.99'),
      '可用额度不足，差额0.01元',
    ],
    [
      'G-LIMIT 额度到期日',
      () => void (client.world.limits.all()[0]!.limitExpireDate = '2027-03-17'),
      '承诺付款日超过额度到期日2027-03-17',
    ],
    [
      'G-LIMIT 额度冻结',
      () => void (client.world.limits.all()[0]!.limitStatus = 'FROZEN'),
      '没有有效的开立额度',
    ],
    [
      '企业冻结',
      () => void (client.world.corps.need('C001').corpState = 'FROZEN'),
      '该企业已暂停，仅支持查询',
    ],
  ]
  it.each(positioned)('%s', async (_name, position, message) => {
    const part = position() ?? {}
    // the client would report a total that no flow explains: the flow goes with it
    const { totalLimit } = client.world.limits.all()[0]!
    Object.assign(client.world.limitFlows.all()[0]!, { flowAmount: totalLimit, afterAvailable: totalLimit })
    expect(await client.refused('core-operator', SUBMIT, client.form(part))).toBe(message)
    expect(client.world.issueApplications.size).toBe(0)
    expectNothingMoved(client)
  })

  it('付款依据不得为预付款', async () => {
    const saved = await client.done<IssueApplication>('core-operator', SAVE, client.form())
    client.issue(saved.issueNo).payBasis = '合同预付款'
    const body = { ...client.form(), issueNo: saved.issueNo, version: saved.version }
    expect(await client.refused('core-operator', SUBMIT, body)).toBe('付款依据不得为预付款')
    expect(statusOf(saved.issueNo)).toBe('DRAFT')
  })

  it('恰好一年、恰好六个月、恰好六十天、恰好用完额度，都过', async () => {
    const three = '3000000.00'
    client.world.limits.all()[0]!.totalLimit = three
    Object.assign(client.world.limitFlows.all()[0]!, { flowAmount: three, afterAvailable: three })
    await client.submit({
      promisePayDate: '2027-11-18',
      longTermReason: '设备安装期长',
      smeTermConfirmed: true,
    })
    await client.submit({ promisePayDate: '2027-05-18', smePayBasisDate: '2027-03-19' })
    await client.submit()
    expect(client.limit.frozen).toBe(three)
  })

  it('填写时就说接收方为什么不能选', async () => {
    const { receivers } = await client.done<IssueFormContext>(
      'core-operator',
      '/v1/credits/issue/form-context',
    )
    const why = (name: string) => receivers.find(({ corpName }) => corpName === name)
    expect(why(RECEIVER)).toMatchObject({ ready: true })
    expect(why('合肥长汀五金制品有限公司')).toMatchObject({ ready: false, reason: '接收方企业状态异常' })
    expect(why('青岛沐川包装材料有限公司')).toMatchObject({
      ready: false,
      reason: '接收方未完成实名/未开通产品/无已验证收款账户',
    })
  })

  it('确认过的超过六十天，留在单据与轨迹里；没有超过的没有', async () => {
    const late = { promisePayDate: '2027-04-16', smePayBasisDate: '2026-10-20' }
    const issueNo = await client.submit({ ...late, smeTermConfirmed: true })
    const detail = await client.done<IssueApplication>('core-director', '/v1/credits/issue/detail', {
      issueNo,
    })
    expect(detail.smeTermConfirmed).toBe(true)
    expect(detail.auditTrail.at(-1)).toMatchObject({
      event: '提交复核',
      opinion: '经办确认合同已约定超过60日付款：交付日 2026-10-20 + 60 日 = 2026-12-19，承诺付款日晚 118 天',
    })
    const plain = await client.submit({ promisePayDate: '2027-04-16', smePayBasisDate: '2027-03-19' })
    expect(client.issue(plain).smeTermConfirmed).toBeUndefined()
  })

  it('大型接收方不受六十天之限', async () => {
    client.world.corps.need('C002').corpScale = 'LARGE'
    await client.submit({ smePayBasisDate: '2026-12-01' })
  })

  it('复核与终审不能提交：菜单没有授权', async () => {
    for (const persona of ['core-director', 'core-final', 'core-query', 'chain-operator'] as const)
      expect(await client.status(persona, SUBMIT, client.form())).toBe(403)
  })

  it('有菜单而没有经办角色，也不能', async () => {
    expect(await client.refused('all-access', SUBMIT, client.form())).toBe(WRONG_ROLE)
  })

  it('已提交的不能再提交', async () => {
    const issueNo = await client.submit()
    const { version } = client.issue(issueNo)
    expect(await client.refused('core-operator', SUBMIT, { ...client.form(), issueNo, version })).toBe(STATE)
    expect(client.limit.frozen).toBe('1000000.00')
  })
})
