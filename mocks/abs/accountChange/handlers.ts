import type * as operations from '#api/generated/corp/abs-account-changes/abs-account-changes.ts'
import * as msw from '../../generated/corp/abs-account-changes/abs-account-changes.msw.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import * as flow from './flow.ts'
import { absAccountChangeFlow } from './transitions.ts'
import { absAccountChangeView } from './view.ts'

const PAGE = ['/abs/core/payment-manage/payment-manage']

const need = (ctx: Context, changeNo: string) => ownedBy(ctx, ctx.world.absAccountChanges.need(changeNo))

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageAbsAccountChanges: PAGE,
    absAccountChangeDetail: PAGE,
    submitAbsAccountChange: PAGE,
    reportAbsAccountChange: PAGE,
    recallAbsAccountChange: PAGE,
    reviewAbsAccountChanges: PAGE,
  },
})({
  pageAbsAccountChanges: (ctx, query) =>
    answerPage(
      ctx.world.absAccountChanges.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => absAccountChangeView(ctx, row),
        waits: absAccountChangeFlow.waits(ctx),
        like: ['planName'],
      },
    ),

  absAccountChangeDetail: (ctx, { changeNo }) => absAccountChangeView(ctx, need(ctx, changeNo)),

  submitAbsAccountChange(ctx, { documentNo, version, ...form }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    ownFiles(ctx, form.noticeFiles)
    flow.submitChange(commandOf(ctx, row, version), form)
    return absAccountChangeView(ctx, row)
  },

  reportAbsAccountChange(ctx, { documentNo, version, mismatchReason }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    flow.reportChange(commandOf(ctx, row, version), mismatchReason)
    return absAccountChangeView(ctx, row)
  },

  recallAbsAccountChange(ctx, { documentNo, version }) {
    ctx.needActive('ABS')
    const row = need(ctx, documentNo)
    flow.recallChange(commandOf(ctx, row, version))
    return absAccountChangeView(ctx, row)
  },

  reviewAbsAccountChanges: (ctx, request) =>
    decideEach(ctx, request, {
      view: absAccountChangeView,
      product: 'ABS',
      signed: 'ABS_ACCOUNT',
      need,
      review: flow.reviewChange,
    }),
})
