import type { RfContract, RfContractQuery } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/rf-contracts/rf-contracts.ts'
import * as msw from '../../generated/corp/rf-contracts/rf-contracts.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachment, fileOf } from '../../portal/file/own.ts'
import type { TradeContractRow } from '../../voucher/trade/rows.ts'
import { contractView } from '../../voucher/trade/view.ts'
import { partnersOf } from '../partners.ts'
import { rfSideOf } from '../sides.ts'
import * as flow from './flow.ts'
import { rfContractFlow } from './transitions.ts'

const PAGES = [
  '/reverse_factoring/creditor/receipt/contract/manage',
  '/reverse_factoring/debtor/receipt/contract/manage',
]

/** 发票关联合同时要列出合同。 */
const INVOICES = [
  '/reverse_factoring/creditor/receipt/invoice/manage',
  '/reverse_factoring/debtor/receipt/invoice/manage',
]
/** 对账单也要选对方企业。 */
const STATEMENTS = [
  '/reverse_factoring/creditor/receipt/statement/manage',
  '/reverse_factoring/debtor/receipt/statement/manage',
]

const reasons: Readonly<Record<TradeContractRow['contractDocStatus'], string>> = {
  DRAFT: '生效后双方可见，可支撑账款',
  EFFECTIVE: '可支撑账款',
  LOCKED: '已关联业务，不可修改或作废',
  VOID: '已作废',
}

/** 合同没有审批，经过只有登记这一件事。 */
const registered = ({ world }: Context, row: TradeContractRow): TrailRow => {
  const { corpName } = world.corps.need(row.corpId)
  return { node: 'OPERATOR', operatorName: corpName, corpName, time: row.createTime, event: '登记' }
}

const view = (ctx: Context, row: TradeContractRow): RfContract => {
  const { contractDocStatus: status } = row
  const isOwnDraft = row.corpId === ctx.corp.corpId && status === 'DRAFT'
  return present({
    ...contractView(row),
    version: row.version,
    createTime: row.createTime,
    stateReason: reasons[status],
    nextActor: isOwnDraft ? '经办' : undefined,
    deadline: status === 'VOID' ? undefined : row.contractEndDate,
    auditTrail: [registered(ctx, row)],
    actions: rfContractFlow.offer(ctx, row),
    refusals: rfContractFlow.refusals(ctx, row),
  })
}

/** 本企业为买方或卖方的；对方的草稿与作废看不到。 */
const visible = ({ world, corp, role }: Context): TradeContractRow[] => {
  const side = rfSideOf(role)
  return world.tradeContracts.where((row) => {
    const isParty =
      (side !== 'CREDITOR' && row.partyA === corp.corpName) ||
      (side !== 'DEBTOR' && row.partyB === corp.corpName)
    const isLive = row.contractDocStatus === 'EFFECTIVE' || row.contractDocStatus === 'LOCKED'
    return isParty && (row.corpId === corp.corpId || isLive)
  })
}

const pageOf = (ctx: Context, query: RfContractQuery) =>
  answerPage(visible(ctx), query, {
    view: (row) => view(ctx, row),
    waits: rfContractFlow.waits(ctx),
    amount: 'contractAmount',
    like: ['contractName', 'partyA', 'partyB'],
  })

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageRfContracts: [...PAGES, ...INVOICES],
    rfContractFormContext: [...PAGES, ...STATEMENTS],
    saveRfContract: PAGES,
    enableRfContract: PAGES,
    cancelRfContract: PAGES,
    exportRfContracts: PAGES,
  },
})({
  pageRfContracts: (ctx, query) => ({
    ...pageOf(ctx, query),
    offers: rfContractFlow.offerNew(ctx),
  }),

  rfContractFormContext: (ctx) => ({ partners: partnersOf(ctx) }),

  saveRfContract(ctx, { contractFileId, ...form }) {
    ctx.needActive('REVERSE_FACTORING')
    const file = fileOf(ctx, contractFileId)
    if (file.contentType !== 'application/pdf') throw new BusinessError('G-FILE', '合同文件须为PDF')
    const contractFile = attachment(file)
    return view(ctx, flow.saveContract(ctx.world, actorOf(ctx), { ...form, contractFile }))
  },

  enableRfContract(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.tradeContracts.need(documentNo))
    flow.effectContract(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  cancelRfContract(ctx, { documentNo, version }) {
    ctx.needActive('REVERSE_FACTORING')
    const row = ownedBy(ctx, ctx.world.tradeContracts.need(documentNo))
    flow.voidContract(commandOf(ctx, row, version))
    return view(ctx, row)
  },

  exportRfContracts(ctx, query) {
    const { list } = pageOf(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      {
        name: '合同',
        operation: 'exportRfContracts',
        asked: query,
      },
      [
        '合同编号',
        '合同状态',
        '合同名称',
        '合同类型',
        '甲方（买方）',
        '乙方（卖方）',
        summed('合同金额（元）'),
        summed('合同剩余金额（元）'),
        '合同签订日',
      ],
      list.map((row) => [
        row.contractNo,
        dictLabel('CONTRACT_DOC_STATUS', row.contractDocStatus),
        row.contractName,
        dictLabel('CONTRACT_TYPE', row.contractType),
        row.partyA,
        row.partyB,
        row.contractAmount,
        row.contractRemainAmount,
        row.contractSignDate,
      ]),
    )
  },
})
