import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { TransferNode } from '#api/generated/corp/model/index.ts'
import { circulationNodes } from '#business/pictures/circulationNodes.ts'
import TransferRecordPage from '#pages/transfer-record/TransferRecordPage.tsx'
import { shell } from '#routes/shell.ts'
import { answers, bodies, openPage, signedInPage } from './harness.tsx'

signedInPage()

const node = (holdingNo: string, parentHoldingNo?: string, isOwn = false): TransferNode => ({
  holdingNo,
  ...(parentHoldingNo && { parentHoldingNo }),
  holderName: `持有方${holdingNo}`,
  fromCorpName: '前手',
  isOwn,
  transferLevel: 0,
  holdAmount: '100.00',
  availableAmount: '60.00',
  frozenAmount: '40.00',
  holdingSource: 'TRANSFER',
  holdingStatus: 'HELD',
})
const record = {
  voucherNo: 'EV1',
  issuerName: '开立方甲',
  receiverName: '接收方乙',
  faceAmount: '300.00',
  outstandingAmount: '300.00',
  issueDate: '2026-09-03',
  promisePayDate: '2027-01-31',
  voucherStatus: 'ACTIVE',
  currentMaxLevel: 1,
  wholeTree: false,
  holdings: [node('1'), node('2', '1', true), node('3', '1')],
  auditTrail: [],
}

test('流转图：开立方为根，看不见的上级由开立方代替，自己的一笔注明', () => {
  const nodes = circulationNodes(
    { ...record, holdings: [node('2', '9', true), node('3', '2')] },
    (text) => text,
  )
  expect(nodes.map(({ id, parentId, state, amount, rank }) => [id, parentId, state, amount, rank])).toEqual([
    ['issuer', undefined, '开立方', '300.00', '--'],
    ['2', 'issuer', '本企业 HELD', '100.00', '0'],
    ['3', '2', 'HELD', '100.00', '0'],
  ])
})

test('流转记录：要素、图、明细；只看得见一支时说明（/transfer-record）', async () => {
  answers.set('/v1/credits/voucher/transfer-record', record)
  openPage(TransferRecordPage, shell.transferRecord, { voucherNo: 'EV1' })
  const table = await screen.findByRole('table', { name: '流转明细' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('columnheader', { name: '最初金额（元）' })).toBeTruthy()
  expect(screen.getByText('当前持有 100.00 + 100.00 + 100.00 = 存续金额 300.00')).toBeTruthy()
  const tree = screen.getByRole('tree', { name: '流转图' })
  expect(within(tree).getAllByRole('treeitem')).toHaveLength(4)
  expect(screen.getByText(/只显示与本企业相关的一支/)).toBeTruthy()
  expect(bodies('/v1/credits/voucher/transfer-record')).toEqual([{ voucherNo: 'EV1' }])
})

test('查不到的是 暂无数据~；没有编号先请输入', async () => {
  answers.set('/v1/credits/voucher/transfer-record', null)
  const { unmount } = openPage(TransferRecordPage, shell.transferRecord, { voucherNo: 'EV9' })
  expect(await screen.findByText('暂无数据~')).toBeTruthy()
  unmount()
  openPage(TransferRecordPage, shell.transferRecord)
  expect(screen.getByText('请输入凭证编号或持有编号')).toBeTruthy()
})
