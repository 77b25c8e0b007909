import type { SignupForm } from '#api/generated/corp/model/index.ts'
import type * as calls from '#api/generated/corp/signups/signups.ts'
import { maskText } from '#domain/mask.ts'
import { collectAccountsOf } from '../../account/bankAccount/book.ts'
import { renewTempIds } from '../../account/protocol/tempId.ts'
import * as msw from '../../generated/corp/signups/signups.msw.ts'
import { actingOn } from '../../kernel/acting.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { ownFiles } from '../../portal/file/own.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { needCertificate, spendSignTicket } from '../../portal/signing/ticket.ts'
import { signupOf } from '../finance/rules.ts'
import { firmInfoView } from '../firmInfo/view.ts'
import { signupElements, unsignedOf } from './agreement.ts'
import * as flow from './flow.ts'
import type { SignupLetterRow, SignupRow } from './rows.ts'
import { needFreshFirmInfo } from './rules.ts'
import { signupFlow } from './transitions.ts'
import { funderOffer, funderSignup, signupView } from './view.ts'

const LIST = '/credit/core/finance/signup-query'
const APPLY = '/credit/core/finance/signup-apply'

const need = (ctx: Context, signupNo: string) => ownedBy(ctx, ctx.world.signups.need(signupNo))

const newSignup = (ctx: Context, funderProductNo: string): SignupRow => {
  const { world, corp } = ctx
  needFreshFirmInfo(world, corp.corpId)
  const { funderId, funderName } = world.funderProducts.need(funderProductNo)
  const signupNo = world.ids.next('SU', ctx.today)
  return {
    ...signupFlow.begin(world, 'T-SUP-01', signupNo, actorOf(ctx)),
    signupNo,
    corpName: corp.corpName,
    funderProductNo,
    funderId,
    funderName,
    signupStatus: 'DRAFT',
    letters: [],
    docs: [],
    extraValues: {},
  }
}

/** 一家资金方的签约，填上本次的内容，还没有存：有一家不满足，什么都没变。 */
const filled = (ctx: Context, form: SignupForm, at: number): SignupRow => {
  const { world, corp } = ctx
  const { funderProductNo, version, extraValues } = form.funders[at]!
  const known = signupOf(world, corp.corpId, funderProductNo)
  const problem = flow.applyProblem(known)
  if (problem) throw new BusinessError('T-SUP-01', `${known!.funderName}：${problem}`)
  if (known) signupFlow.check(commandOf(ctx, known, version ?? -1), 'T-SUP-01')
  const row = known ? structuredClone(known) : newSignup(ctx, funderProductNo)
  if (known) flow.reopenSignup(world, row, actorOf(ctx))
  const product = world.funderProducts.need(funderProductNo)
  const account = world.bankAccounts.get(form.collectAccountId)
  if (account && account.corpId !== corp.corpId) throw new BusinessError('NOT_FOUND', '银行账户不存在')
  return Object.assign(row, {
    collectAccountId: account?.accountId,
    collectAccountNo: account?.accountNo,
    letters: form.letters
      .filter((letter) => product.authLetterTypes.includes(letter.authLetterType))
      .map(({ authLetterType, authValidTo, attachments }) => ({
        authLetterType,
        authValidTo,
        attachments: ownFiles(ctx, attachments),
      })) as SignupLetterRow[],
    docs: form.docs
      .filter((doc) => product.requiredDocs.includes(doc.docName))
      .map(({ docName, attachments }) => ({ docName, attachments: ownFiles(ctx, attachments) })),
    extraValues: Object.fromEntries(extraValues.map(({ fieldKey, fieldValue }) => [fieldKey, fieldValue])),
    personalConsentTime: form.personalConsent ? (row.personalConsentTime ?? ctx.now) : undefined,
  })
}

const fill = (ctx: Context, form: SignupForm): SignupRow[] => {
  ctx.needActive('CREDIT')
  const chosen = form.funders.map((one) => one.funderProductNo)
  if (new Set(chosen).size < chosen.length) throw new BusinessError('FORMAT', '资金方重复')
  return chosen.map((_, at) => filled(ctx, form, at))
}

const acting = actingOn({ product: 'CREDIT', need, view: signupView })

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: {
    pageSignups: [LIST, APPLY],
    signupApplicationDetail: [LIST, APPLY],
    signupFormContext: [APPLY],
    saveSignupApplications: [APPLY],
    submitSignupApplications: [APPLY],
    supplementSignupApplication: [APPLY],
    reviewSignupApplications: [LIST],
    presignSignupAgreement: [LIST],
    signSignupAgreement: [LIST],
    terminateSignup: [LIST],
  },
})({
  pageSignups: (ctx, query) =>
    answerPage(
      ctx.world.funderProducts
        .all()
        .map((product) => funderSignup(ctx, product))
        .toReversed(),
      query,
      {
        view: (row) => row,
        ordered: true,
        like: ['funderName'],
      },
    ),

  signupApplicationDetail: (ctx, { signupNo }) => signupView(ctx, need(ctx, signupNo)),

  signupFormContext: (ctx) => ({
    corpName: ctx.corp.corpName,
    firmInfo: firmInfoView(ctx.world, ctx.corp),
    collectAccounts: collectAccountsOf(ctx.world, ctx.corp.corpId).map((account) => ({
      accountId: account.accountId,
      accountNo: maskText(account.accountNo),
      bankName: account.bankName,
    })),
    funders: ctx.world.funderProducts.all().map((product) => funderOffer(ctx, product)),
  }),

  saveSignupApplications: (ctx, form) =>
    fill(ctx, form).map((row) => {
      row.version += 1
      row.updateTime = ctx.now
      return signupView(ctx, ctx.world.signups.put(row))
    }),

  submitSignupApplications(ctx, form) {
    const rows = fill(ctx, form)
    for (const row of rows) flow.checkSubmit(ctx.world, row)
    return rows.map((row) => {
      flow.submitSignup(ctx.world, row, actorOf(ctx))
      return signupView(ctx, ctx.world.signups.put(row))
    })
  },

  supplementSignupApplication: acting((ctx, row, actor, { version, attachments, remark }) =>
    flow.supplementSignup(commandOf(ctx, row, version, actor), ownFiles(ctx, attachments), remark),
  ),

  reviewSignupApplications: (ctx, request) =>
    decideEach(ctx, request, {
      view: signupView,
      product: 'CREDIT',
      signed: 'SIGNUP_REVIEW',
      need,
      review: flow.reviewSignup,
    }),

  presignSignupAgreement(ctx, { signupNo }) {
    const { world } = ctx
    const row = need(ctx, signupNo)
    signupFlow.check(commandOf(ctx, row), 'T-SUP-09')
    const documents = unsignedOf(world, signupNo)
    renewTempIds(world, documents)
    return {
      documents: documents.map(({ protocolNo, protocolName, htmlContent }) => ({
        protocolNo,
        protocolName,
        htmlContent,
      })),
      elementData: signupElements(world, row),
    }
  },

  signSignupAgreement: acting((ctx, row, actor, { documentNo, version, signTicket }) => {
    signupFlow.check(commandOf(ctx, row, version, actor), 'T-SUP-09')
    spendSignTicket(ctx, 'SIGNUP_REVIEW', [documentNo], signTicket)
    needCertificate(ctx.world, ctx.user, documentNo, unsignedOf(ctx.world, documentNo))
    flow.signAgreements(ctx.world, row, actor)
  }),

  terminateSignup: acting((ctx, row, actor, { documentNo, version, terminateReason, signTicket }) => {
    spendSignTicket(ctx, 'SIGNUP_REVIEW', [documentNo], signTicket)
    flow.terminateSignup(commandOf(ctx, row, version, actor), terminateReason)
  }),
})
