import type * as operations from '#api/generated/corp/abs-transfers/abs-transfers.ts'
import type { AbsTransferForm, AbsTransferQuery } from '#api/generated/corp/model/index.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import * as msw from '../../generated/corp/abs-transfers/abs-transfers.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, checkVersion } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { packageRemain } from '../../voucher/package/book.ts'
import { packageEvidence } from '../../voucher/trade/evidence.ts'
import { debtorGroupNamed } from '../plan/book.ts'
import * as flow from './flow.ts'
import type { AbsTransferApplicationRow } from './rows.ts'
import * as guard from './rules.ts'
import { absTransferFlow } from './transitions.ts'
import { absTransferView } from './view.ts'

const APPLY_PAGE = '/abs/chain/transfer/apply'
const DETAIL_PAGE = '/abs/chain/transfer/apply-detail'
const APPROVE_PAGE = '/abs/chain/transfer/approve'
const DECISION_PAGE = '/abs/chain/transfer/approve-detail'

const need = (ctx: Context, absTransferNo: string): AbsTransferApplicationRow =>
  ownedBy(ctx, ctx.world.absTransfers.need(absTransferNo))

const transferPage = (ctx: Context, query: AbsTransferQuery) =>
  answerPage(
    ctx.world.absTransfers.where((row) => row.corpId === ctx.corp.corpId),
    query,
    {
      view: (row) => absTransferView(ctx, row),
      waits: absTransferFlow.waits(ctx),
      amount: 'receivableTotal',
      like: ['debtorName', 'planName'],
    },
  )

/** 填好的申请，还没有存：账款、计划与收款账户都核对过（T-ATR-01）。 */
const filled = (ctx: Context, form: AbsTransferForm): AbsTransferApplicationRow => {
  const { world, corp } = ctx
  absTransferFlow.needRole('T-ATR-01', actorOf(ctx))
  const { plan, payables } = guard.needTransferable(world, corp.corpId, form)
  if (!payables.some((row) => row.debtorName === form.debtorName)) {
    throw new BusinessError('T-ATR-01', '所选账款中没有该债务人的')
  }
  const fundDate = guard.expectFundDate(world)
  const terms = guard.transferTerms(payables, plan, fundDate)
  guard.needAbsPackage(world, corp.corpId, form.packageNo, {
    plan,
    payables,
    amount: terms.receivableTotal,
  })
  const known = form.absTransferNo ? structuredClone(need(ctx, form.absTransferNo)) : undefined
  // 可以提交的即可以修改：被驳回的改了之后仍是已驳回
  if (known) absTransferFlow.check(commandOf(ctx, known, form.version), 'T-ATR-02')
  const absTransferNo = known?.absTransferNo ?? world.ids.next('AT', ctx.today)
  const row: AbsTransferApplicationRow = {
    ...(known ?? absTransferFlow.begin(world, 'T-ATR-01', absTransferNo, actorOf(ctx))),
    absTransferNo,
    creditorName: corp.corpName,
    debtorName: form.debtorName,
    planNo: plan.planNo,
    planName: plan.planName,
    factorName: plan.factorName,
    ...terms,
    expectFundDate: fundDate,
    protocolNos: [],
    absTransferStatus: known?.absTransferStatus ?? 'DRAFT',
  }
  flow.choose(world, row, form)
  return row
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAbsTransfers: [APPLY_PAGE, APPROVE_PAGE],
    absTransferDetail: [APPLY_PAGE, DETAIL_PAGE, APPROVE_PAGE, DECISION_PAGE],
    absTransferContext: [APPLY_PAGE, DETAIL_PAGE],
    quoteAbsTransfer: [APPLY_PAGE, DETAIL_PAGE],
    saveAbsTransfer: [APPLY_PAGE],
    submitAbsTransfer: [DETAIL_PAGE],
    supplementAbsTransfer: [DETAIL_PAGE],
    recallAbsTransfer: [APPLY_PAGE, DETAIL_PAGE],
    cancelAbsTransfer: [DETAIL_PAGE, DECISION_PAGE],
    reviewAbsTransfers: [APPROVE_PAGE, DECISION_PAGE],
    exportAbsTransfers: [APPLY_PAGE],
  },
})({
  pageAbsTransfers: transferPage,

  absTransferDetail(ctx, { absTransferNo }) {
    const row = need(ctx, absTransferNo)
    return present({
      ...absTransferView(ctx, row),
      lines: row.lines.map((line) => {
        const { payConfirmNo, contractNo, invoiceNos } = ctx.world.absPayables.need(line.payableNo)
        return present({ ...line, payConfirmNo, contractNo, invoiceNos })
      }),
      evidence: packageEvidence(ctx, row.packageNo),
    })
  },

  absTransferContext(ctx) {
    const { world, corp } = ctx
    return {
      receivables: world.absPayables
        .where((row) => row.creditorCorpId === corp.corpId && row.payableStatus === 'CONFIRMED')
        .map((row) => ({
          payableNo: row.payableNo,
          debtorName: row.debtorName,
          groupCorpName: debtorGroupNamed(world, row.debtorName),
          payableAmount: row.payableAmount,
          payableDueDate: row.payableDueDate,
          remainDays: Math.max(0, termDays(ctx.today, row.payableDueDate)),
          ...(row.payConfirmNo && { payConfirmNo: row.payConfirmNo }),
          contractNo: row.contractNo ?? '',
          invoiceNos: row.invoiceNos,
        })),
      plans: world.absPlans.where(guard.isOpenPlan).map((plan) => ({
        planNo: plan.planNo,
        planName: plan.planName,
        groupCorpName: plan.groupCorpName,
        factorName: plan.factorName,
        discountRate: plan.discountRate,
        dueDateFrom: plan.dueDateFrom,
        dueDateTo: plan.dueDateTo,
      })),
      packages: world.financeDataPackages
        .where(
          (row) => row.corpId === corp.corpId && row.productType === 'ABS' && row.packageStatus !== 'VOID',
        )
        .map((row) => {
          const reason = guard.absPackageProblem(world, row)
          return {
            packageNo: row.packageNo,
            packageName: row.packageName,
            debtorGroupName: debtorGroupNamed(world, row.counterpartyName),
            packageRemainAmount: packageRemain(world, row),
            contractNos: row.contractNos,
            invoiceNos: row.invoiceNos,
            enabled: reason === undefined,
            ...(reason && { reason }),
          }
        }),
      collectAccounts: collectAccountsOf(world, corp.corpId).map((account) => ({
        accountId: account.accountId,
        accountNo: maskText(account.accountNo),
        bankName: account.bankName,
      })),
    }
  },

  quoteAbsTransfer(ctx, request) {
    const { plan, payables } = guard.needTransferable(ctx.world, ctx.corp.corpId, request)
    const expectFundDate = guard.expectFundDate(ctx.world)
    return { ...guard.transferTerms(payables, plan, expectFundDate), expectFundDate }
  },

  saveAbsTransfer(ctx, form) {
    ctx.needActive('ABS')
    const row = ctx.world.absTransfers.put(filled(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return absTransferView(ctx, row)
  },

  submitAbsTransfer(ctx, { absTransferNo, version, transferPrice, ...choice }) {
    ctx.needActive('ABS')
    const row = structuredClone(need(ctx, absTransferNo))
    checkVersion(row, version)
    flow.choose(ctx.world, row, choice)
    flow.submitTransfer(ctx.world, row, actorOf(ctx), transferPrice)
    return absTransferView(ctx, ctx.world.absTransfers.put(row))
  },

  supplementAbsTransfer(ctx, { absTransferNo, attachments, ...reply }) {
    ctx.needActive('ABS')
    const row = need(ctx, absTransferNo)
    const files = ownFiles(ctx, attachments)
    flow.supplementTransfer(ctx.world, row, actorOf(ctx), { ...reply, attachments: files })
    return absTransferView(ctx, row)
  },

  recallAbsTransfer(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    flow.recallTransfer(commandOf(ctx, row, version))
    return absTransferView(ctx, row)
  },

  cancelAbsTransfer(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    flow.cancelTransfer(commandOf(ctx, row, version))
    return absTransferView(ctx, row)
  },

  reviewAbsTransfers: (ctx, request) =>
    decideEach(ctx, request, {
      view: absTransferView,
      product: 'ABS',
      signed: 'ABS_TRANSFER',
      need,
      review: flow.reviewTransfer,
    }),

  exportAbsTransfers(ctx, query) {
    const { list } = transferPage(ctx, { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } })
    return sheet(
      ctx,
      {
        name: '应收账款转让申请',
        operation: 'exportAbsTransfers',
        asked: query,
      },
      [
        '转让申请编号',
        '转让状态',
        '债务人',
        '专项计划名称',
        '受让方（保理商）',
        '账款笔数',
        summed('账款总额（元）'),
        '折价率（年化%）',
        summed('转让价款（元）'),
        '预计放款日',
      ],
      list.map((row) => [
        row.absTransferNo,
        dictLabel('ABS_TRANSFER_STATUS', row.absTransferStatus),
        row.debtorName,
        row.planName,
        row.factorName,
        row.receivableCount,
        row.receivableTotal,
        row.discountRate,
        row.transferPrice,
        row.expectFundDate,
      ]),
    )
  },
})
