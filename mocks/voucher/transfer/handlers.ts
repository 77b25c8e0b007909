import type { TransferApplicationForm } from '#api/generated/corp/model/index.ts'
import type * as operations from '#api/generated/corp/transfers/transfers.ts'
import { termDays } from '#domain/calendar.ts'
import { maskText } from '#domain/mask.ts'
import { isMoney, isPositive, sum } from '#domain/money.ts'
import { collectAccountOf } from '../../account/bankAccount/book.ts'
import * as msw from '../../generated/corp/transfers/transfers.msw.ts'
import { choice, ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { receiverProblem } from '../issue/rules.ts'
import { labelled, tradeEvidence } from '../trade/evidence.ts'
import { byPayDate, PAYABLE, unpaidOf } from '../voucher/book.ts'
import * as flow from './flow.ts'
import { tradeOf } from './lines.ts'
import type { TransferApplicationRow, TransferLineRow } from './rows.ts'
import { MAX_LEVEL, totalOf, transferProblem } from './rules.ts'
import { transferFlow } from './transitions.ts'
import { transferView } from './view.ts'

const OPERATOR_PAGE = '/credit/chain/transfer/apply'
const REVIEW_PAGE = '/credit/chain/transfer/split-approve'

const need = (ctx: Context, transferNo: string) =>
  ownedBy(ctx, ctx.world.transferApplications.need(transferNo))

const lineOf = (
  ctx: Context,
  transferNo: string,
  form: TransferApplicationForm['lines'][number],
  index: number,
): TransferLineRow => {
  const invoiceNos = form.invoiceNos ?? []
  const invoices = invoiceNos.flatMap((invoiceNo) => ctx.world.invoices.get(invoiceNo) ?? [])
  if (form.transferAmount && !(isMoney(form.transferAmount) && isPositive(form.transferAmount))) {
    throw new BusinessError('FORMAT', `第${index + 1}行：转让金额须大于0`)
  }
  return present({
    lineNo: `${transferNo}-${String(index + 1).padStart(3, '0')}`,
    transfereeName: form.transfereeName,
    transferAmount: form.transferAmount,
    transferPurpose: form.transferPurpose,
    contractNo: form.contractNo,
    invoiceNos,
    invoiceTotalAmount: sum(invoices.map((invoice) => invoice.invoiceAmount)),
    attachments: ownFiles(ctx, form.attachments),
  })
}

const newApplication = (ctx: Context): TransferApplicationRow => {
  const transferNo = ctx.world.ids.next('TR', ctx.today)
  return {
    ...transferFlow.begin(ctx.world, 'T-TRF-01', transferNo, actorOf(ctx)),
    transferNo,
    transferorName: ctx.corp.corpName,
    transferTotalAmount: '0.00',
    lines: [],
    transferStatus: 'DRAFT',
  }
}

/** 填好的申请，还没有存：条件不满足时什么都不改变。 */
const filled = (ctx: Context, form: TransferApplicationForm): TransferApplicationRow => {
  ctx.needActive('CREDIT')
  const row = form.transferNo ? structuredClone(need(ctx, form.transferNo)) : newApplication(ctx)
  if (form.transferNo) transferFlow.check(commandOf(ctx, row, form.version), 'EDIT')
  const holding = form.holdingNo ? ownedBy(ctx, ctx.world.holdings.need(form.holdingNo)) : undefined
  const lines = form.lines.map((line, index) => lineOf(ctx, row.transferNo, line, index))
  for (const field of ['holdingNo', 'voucherNo', 'issuerName', 'remark'] as const) delete row[field]
  return Object.assign(row, {
    ...(holding && {
      holdingNo: holding.holdingNo,
      voucherNo: holding.voucherNo,
      issuerName: ctx.world.vouchers.need(holding.voucherNo).issuerName,
    }),
    ...(form.remark && { remark: form.remark }),
    lines,
    transferTotalAmount: totalOf(lines),
  })
}

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageTransferApplications: [OPERATOR_PAGE, REVIEW_PAGE],
    transferApplicationDetail: [OPERATOR_PAGE, REVIEW_PAGE],
    listTransferableHoldings: [OPERATOR_PAGE],
    listTransferees: [OPERATOR_PAGE],
    saveTransferApplication: [OPERATOR_PAGE],
    submitTransferApplication: [OPERATOR_PAGE],
    recallTransferApplication: [OPERATOR_PAGE],
    cancelTransferApplication: [OPERATOR_PAGE],
    reviewTransferApplications: [REVIEW_PAGE],
    revokeTransferApplication: [REVIEW_PAGE],
  },
})({
  pageTransferApplications: (ctx, query) =>
    answerPage(
      ctx.world.transferApplications.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => transferView(ctx, row),
        waits: transferFlow.waits(ctx),
        amount: 'transferTotalAmount',
        derived: {
          transfereeName: (row, wanted) =>
            row.lines.some((line) => line.transfereeName?.includes(String(wanted).trim())),
        },
      },
    ),

  transferApplicationDetail(ctx, { transferNo }) {
    const row = need(ctx, transferNo)
    const evidence = tradeEvidence(
      ctx,
      row.lines.map((line) => tradeOf(row, line)),
      row.lines.flatMap(({ transfereeName, attachments }) =>
        labelled(`转让附件（${transfereeName ?? '未填受让方'}）`, attachments),
      ),
    )
    return { ...transferView(ctx, row), evidence }
  },

  listTransferableHoldings: (ctx) =>
    ctx.world.holdings
      .where(
        (row) =>
          row.corpId === ctx.corp.corpId && PAYABLE.includes(row.holdingStatus) && isPositive(unpaidOf(row)),
      )
      .map((row) => {
        const voucher = ctx.world.vouchers.need(row.voucherNo)
        const reason = transferProblem(ctx.world, row)
        const cap = ctx.world.issueApplications.get(voucher.issueNo)?.maxTransferLevel ?? MAX_LEVEL
        return {
          holdingNo: row.holdingNo,
          voucherNo: row.voucherNo,
          issuerName: voucher.issuerName,
          fromCorpName: row.fromCorpName,
          transferLevel: row.transferLevel,
          maxTransferLevel: Math.min(cap, MAX_LEVEL),
          holdAmount: row.holdAmount,
          availableAmount: row.availableAmount,
          frozenAmount: row.frozenAmount,
          promisePayDate: voucher.promisePayDate,
          remainDays: Math.max(0, termDays(ctx.today, voucher.promisePayDate)),
          holdingStatus: row.holdingStatus,
          ...choice(reason),
        }
      })
      .toSorted(byPayDate),

  listTransferees: (ctx) =>
    ctx.world.counterparties
      .where((row) => row.corpId === ctx.corp.corpId && row.relationType !== 'CUSTOMER')
      .flatMap((row) => {
        const corp = ctx.world.corps.get(row.counterpartyCorpId)
        if (!corp) return []
        const reason = receiverProblem(ctx.world, ctx.corp.corpId, corp)?.replace('接收方', '受让方')
        const account = collectAccountOf(ctx.world, corp.corpId)
        return {
          corpName: corp.corpName,
          uscc: corp.uscc,
          ...(account && { collectAccountNo: maskText(account.accountNo) }),
          ready: reason === undefined,
          ...(reason && { reason }),
        }
      }),

  saveTransferApplication(ctx, form) {
    const row = ctx.world.transferApplications.put(filled(ctx, form))
    row.version += 1
    row.updateTime = ctx.now
    return transferView(ctx, row)
  },

  submitTransferApplication(ctx, form) {
    const row = filled(ctx, form)
    flow.submitTransfer(ctx.world, row, actorOf(ctx))
    return transferView(ctx, ctx.world.transferApplications.put(row))
  },

  recallTransferApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.recallTransfer(commandOf(ctx, row, version))
    return transferView(ctx, row)
  },

  cancelTransferApplication(ctx, { documentNo, version }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    flow.cancelTransfer(commandOf(ctx, row, version))
    return transferView(ctx, row)
  },

  reviewTransferApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: transferView,
      product: 'CREDIT',
      signed: 'TRANSFER_REVIEW',
      need,
      review: flow.reviewTransfer,
    }),

  revokeTransferApplication(ctx, { documentNo, version, signTicket }) {
    ctx.needActive('CREDIT')
    const row = need(ctx, documentNo)
    spendSignTicket(ctx, 'TRANSFER_REVIEW', [documentNo], signTicket)
    flow.revokeTransfer(commandOf(ctx, row, version))
    return transferView(ctx, row)
  },
})
