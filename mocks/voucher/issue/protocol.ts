import { toCapitals } from '#domain/capitals.ts'
import { maskText } from '#domain/mask.ts'
import { formatMoney } from '#domain/money.ts'
import type { IssueProtocol, IssueProtocolRequest } from '../../../src/api/generated/corp/model/index.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError, notFound } from '../../kernel/errors.ts'
import type { IssueApplicationRow } from './rows.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

const find = (ctx: Context, { issueNo, voucherNo }: IssueProtocolRequest): IssueApplicationRow => {
  const { world, corp } = ctx
  if (issueNo) return ownedBy(ctx, world.issueApplications.need(issueNo))
  if (!voucherNo) throw new BusinessError('INCOMPLETE', '传入参数不完整')
  const received = world.signTasks.find((task) => task.voucherNo === voucherNo && task.corpId === corp.corpId)
  const voucher = world.vouchers.get(voucherNo)
  if (!voucher || (!received && voucher.corpId !== corp.corpId)) throw notFound('凭证')
  return world.issueApplications.need(voucher.issueNo)
}

const clauses = (row: IssueApplicationRow): readonly (readonly [title: string, text: string])[] => [
  [
    '付款承诺',
    `开立方不可撤销地承诺：于承诺付款日 ${row.promisePayDate ?? '待定'} 向届时的凭证持有人无条件足额付款，不以基础交易的任何争议对抗持有人。`,
  ],
  [
    '基础交易',
    `本凭证基于合同 ${row.contractNo ?? '待定'} 及其发票项下真实、合法的应付账款开立，未重复开立或转让。`,
  ],
  [
    '转让与融资',
    `持有人${row.transferAllowed ? '可以' : '不得'}转让本凭证，${row.financeAllowed ? '可以' : '不得'}以本凭证申请融资；最多流转 ${row.maxTransferLevel} 级。`,
  ],
  ['签收', '接收方在签收截止日前未签收或拒绝签收的，本凭证自始不生效，额度相应释放。'],
  [
    '付款方式',
    `承诺付款日日终前，由平台自开立方付款账户 ${row.payAccountNo ? maskText(row.payAccountNo) : '待定'} 划付；余额不足的部分按日计收违约金。`,
  ],
  ['逾期', '开立方未按期付款的，持有人可以向开立方追索，平台暂停开立方的新增开立。'],
  ['信息登记', '开立方同意平台将本凭证登记于应收账款登记机构，并向持有人与资金方提供必要信息。'],
  ['电子签名', '以数字证书签署的本承诺函与书面签章具有同等法律效力。'],
  ['争议解决', '因本承诺函发生的争议，协商不成的，提交上海仲裁委员会仲裁。'],
]

/** 付款承诺函：开立方按申请、接收方按收到的凭证预览；不产生签署临时号。 */
export const issueProtocol = (ctx: Context, request: IssueProtocolRequest): IssueProtocol => {
  const row = find(ctx, request)
  const amount = row.faceAmount ? `¥${formatMoney(row.faceAmount)}` : '待定'
  const elements = [
    { key: '开立方', value: row.issuerName },
    { key: '统一社会信用代码', value: row.issuerUscc },
    { key: '接收方', value: row.receiverName ?? '待定' },
    { key: '凭证金额', value: amount },
    { key: '金额大写', value: row.faceAmount ? toCapitals(row.faceAmount) : '待定' },
    { key: '承诺付款日', value: row.promisePayDate ?? '待定' },
  ]
  const table = elements
    .map(
      ({ key, value }) =>
        `<tr><th style="text-align: left; width: 160px">${key}</th><td>${escape(value)}</td></tr>`,
    )
    .join('')
  const text = clauses(row)
    .map(
      ([title, body], at) => `<h2>第${at + 1}条 ${title}</h2><p style="text-indent: 2em">${escape(body)}</p>`,
    )
    .join('')
  return {
    protocolName: '付款承诺函',
    agreementSignTempId: '',
    htmlContent:
      `<h1 style="text-align: center">付款承诺函</h1><p style="text-align: right">开立申请编号：${row.issueNo}</p>` +
      `<table style="width: 100%">${table}</table>${text}` +
      `<p style="text-align: right">开立方：${escape(row.issuerName)}</p>`,
    isEnableElementConfirm: false,
    elementData: elements,
  }
}
