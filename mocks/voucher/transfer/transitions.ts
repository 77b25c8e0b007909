// TRF 转让(拆分流转)，及其每一行明细。
import { flow, NEW } from '../../kernel/flow.ts'
import { notMaker } from '../../kernel/guards.ts'
import { CHAIN_DIRECTOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import { noneSigned, ownSubmission } from './rules.ts'

const editable = { from: ['DRAFT', 'REJECTED'], who: CHAIN_OPERATOR } as const
const review = { from: ['PENDING_REVIEW'], by: 'REVIEW', who: CHAIN_DIRECTOR, guards: [notMaker] } as const
const signing = { from: ['WAIT_SIGN', 'PART_DONE'], who: SYSTEM } as const

export const transferFlow = flow<TransferApplicationRow>()(
  {
    code: 'TRF',
    title: '转让(拆分流转)',
    entity: 'TransferApplication',
    field: 'transferStatus',
    dict: 'TRANSFER_STATUS',
  },
  {
    EDIT: { ...editable, event: '修改' },
    'T-TRF-01': { from: [NEW, 'DRAFT'], event: '保存草稿', to: 'DRAFT', who: CHAIN_OPERATOR },
    'T-TRF-02': { ...editable, event: '提交复核', to: 'PENDING_REVIEW' },
    'T-TRF-03': { ...review, event: '复核通过', to: 'WAIT_SIGN', result: 'PASS' },
    'T-TRF-04': { ...signing, event: '受让方签收一行', to: ['PART_DONE', 'DONE'] },
    'T-TRF-05': { ...signing, event: '受让方拒签一行', to: ['PART_DONE', 'CLOSED'] },
    'T-TRF-06': { ...signing, event: '签收超期', to: ['PART_DONE', 'CLOSED'] },
    'T-TRF-07': { ...review, event: '复核驳回', to: 'REJECTED', result: 'REJECT' },
    'T-TRF-08': {
      from: ['PENDING_REVIEW'],
      event: '经办撤回',
      to: 'DRAFT',
      who: CHAIN_OPERATOR,
      by: 'RECALL',
      guards: [ownSubmission],
    },
    'T-TRF-09': {
      from: ['WAIT_SIGN'],
      event: '撤销未签收转让',
      to: 'CANCELLED',
      who: CHAIN_DIRECTOR,
      by: 'REVOKE',
      guards: [noneSigned],
    },
    'T-TRF-10': { ...editable, event: '作废', to: 'CANCELLED', by: 'CANCEL' },
    'INV-14': { from: ['PENDING_REVIEW'], event: '临近应付日自动关闭', to: 'CLOSED', who: SYSTEM },
  },
)

/** 转让的一行：复核通过后等受让方签收；不留轨迹。 */
export const transferLineFlow = flow<TransferLineRow>()(
  {
    code: 'TRL',
    title: '转让明细',
    entity: 'TransferLine',
    field: 'transferLineStatus',
    dict: 'TRANSFER_LINE_STATUS',
  },
  {
    OPENED: { from: [NEW], event: '转让复核通过', to: 'WAIT_SIGN', who: SYSTEM },
    SIGNED: { from: ['WAIT_SIGN'], event: '受让方签收', to: 'SIGNED', who: SYSTEM },
    REFUSED: { from: ['WAIT_SIGN'], event: '受让方拒签', to: 'REFUSED', who: SYSTEM },
    EXPIRED: { from: ['WAIT_SIGN'], event: '签收超期', to: 'EXPIRED', who: SYSTEM },
    REVOKED: { from: ['WAIT_SIGN'], event: '转让方撤销', to: 'CANCELLED', who: SYSTEM },
  },
)
