import type { NameChange } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/name-changes/name-changes.ts'
import * as msw from '../../generated/corp/name-changes/name-changes.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { inStep } from '../../portal/holiday/step.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { onDuty } from '../user/duties.ts'
import * as flow from './flow.ts'
import type { NameChangeRow } from './rows.ts'
import { nameChangeFlow } from './transitions.ts'

const PAGE = ['/my/enterprise-info/name-change']

const IMPACTS = [
  '证书换发：企业名下的数字证书换成新名称，换发期间不能签署',
  '账户重验：银行账户须以新户名重新验证，验证前不能收付款',
  '协议重签：平台注册服务协议与隐私政策须重新签署',
  '历史单据：已有的凭证、合同与发票保留旧名称，旧名称记为曾用名',
]

const STATE: Record<
  NameChangeRow['nameChangeStatus'],
  (row: NameChangeRow) => Pick<NameChange, 'stateReason' | 'nextActor'>
> = {
  PENDING_REVIEW: (row) => ({
    stateReason: `${row.createUserName}已提交，等待复核`,
    nextActor: '本企业复核',
  }),
  PLATFORM_AUDITING: () => ({ stateReason: '平台正在核对工商登记信息', nextActor: '平台' }),
  CERT_CHANGING: () => ({ stateReason: '正在换发证书，银行账户须重新验证', nextActor: '平台' }),
  DONE: () => ({ stateReason: '新名称已启用，平台协议须重新签署' }),
  REJECTED: (row) => ({ stateReason: `驳回意见：${row.reviewOpinion ?? '--'}` }),
  CANCELLED: () => ({ stateReason: '经办人已撤销' }),
}

const need = (ctx: Context, no: string) => ownedBy(ctx, ctx.world.nameChanges.need(no))

const view = (ctx: Context, row: NameChangeRow): NameChange =>
  present({
    ...row,
    createUserId: undefined,
    reviewUserId: undefined,
    ...inStep(ctx, nameChangeFlow, row, STATE[row.nameChangeStatus](row)),
    actions: nameChangeFlow.offer(ctx, row, onDuty(ctx)),
    refusals: nameChangeFlow.refusals(ctx, row, onDuty(ctx)),
  })

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageNameChanges: PAGE,
    nameChangeDetail: PAGE,
    nameChangeContext: PAGE,
    submitNameChange: PAGE,
    cancelNameChange: PAGE,
    reviewNameChanges: PAGE,
  },
})({
  pageNameChanges: (ctx, query) =>
    answerPage(
      ctx.world.nameChanges.where((row) => row.corpId === ctx.corp.corpId),
      query,
      { view: (row) => view(ctx, row), waits: nameChangeFlow.waits(ctx, onDuty(ctx)) },
    ),

  nameChangeDetail: (ctx, { nameChangeNo }) => view(ctx, need(ctx, nameChangeNo)),

  nameChangeContext: (ctx) => ({
    oldCorpName: ctx.corp.corpName,
    uscc: ctx.corp.uscc,
    impacts: IMPACTS,
    allowed: nameChangeFlow.offerNew(ctx, onDuty(ctx), flow.startProblem(ctx.world, ctx.corp.corpId)),
  }),

  submitNameChange(ctx, form) {
    ctx.needActive()
    const [newLicenseFile, changeNoticeFile] = ownFiles(ctx, [form.newLicenseFile, form.changeNoticeFile])
    return view(
      ctx,
      flow.submitNameChange(ctx.world, onDuty(ctx), {
        ...form,
        newLicenseFile: newLicenseFile!,
        changeNoticeFile: changeNoticeFile!,
      }),
    )
  },

  cancelNameChange(ctx, { documentNo, version }) {
    ctx.needActive()
    const row = need(ctx, documentNo)
    flow.cancelNameChange(commandOf(ctx, row, version, onDuty(ctx)))
    return view(ctx, row)
  },

  reviewNameChanges: (ctx, request) =>
    decideEach(ctx, request, {
      view,
      signed: 'CORP_CHANGE',
      actor: onDuty,
      need,
      review: flow.reviewNameChange,
    }),
})
