import type * as operations from '#api/generated/corp/guarantees/guarantees.ts'
import type { GuaranteeQuote, GuaranteeQuoteRequest } from '#api/generated/corp/model/index.ts'
import { guaranteeFeeOf } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { maskText } from '#domain/mask.ts'
import { compare, yuan } from '#domain/money.ts'
import { payAccountsOf } from '../../account/bankAccount/book.ts'
import { availableLimit } from '../../account/limit/book.ts'
import * as msw from '../../generated/corp/guarantees/guarantees.msw.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { commandOf } from '../../kernel/command.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { decideEach } from '../../portal/signing/decide.ts'
import { needCertificate, spendPaymentTicket, spendSignTicket } from '../../portal/signing/ticket.ts'
import { guaranteeHomeOf } from '../home/handlers.ts'
import type { IssuerOrgRow } from '../issuer/rows.ts'
import { guaranteeLimitOf } from './book.ts'
import { documentsOf, guaranteeElements, presignAgreement } from './documents.ts'
import * as flow from './flow.ts'
import { filledGuarantees, needGuarantee, needSubmittable, supplementOf } from './form.ts'
import type { GuaranteeRow } from './rows.ts'
import { shownStatus } from './states.ts'
import { guaranteeFlow } from './transitions.ts'
import { documentView, guaranteeView } from './view.ts'

const HOME = '/guarantee/warrantee/index'
const BID = '/guarantee/warrantee/manage/bid'
const NO_BID = '/guarantee/no-bid'
const under = (name: string) => [`${BID}/${name}`, `${NO_BID}/${name}`]
const LISTS = under('index')
const FORMS = [...under('add'), ...under('update'), ...under('copy')]

/** 机构为何不办这样一份；办的为 undefined。 */
const quoteProblem = (org: IssuerOrgRow, request: GuaranteeQuoteRequest): string | undefined => {
  const { guaranteeType, guaranteeForm, deliveryWay } = request
  if (!org.guaranteeTypes.includes(guaranteeType))
    return `不办理${dictLabel('GUARANTEE_TYPE', guaranteeType)}`
  if (guaranteeForm && !org.guaranteeForms.includes(guaranteeForm)) {
    return `不办理${dictLabel('GUARANTEE_FORM', guaranteeForm)}`
  }
  if (deliveryWay && !org.deliveryWays.includes(deliveryWay)) {
    return `不提供${dictLabel('DELIVERY_WAY', deliveryWay)}`
  }
  return undefined
}

const quoteOf = (org: IssuerOrgRow, request: GuaranteeQuoteRequest): GuaranteeQuote => {
  const { issuerOrgId, issuerOrgName, issuerOrgType, feeRate, minFee, issueDays } = org
  const { guaranteeAmount } = request
  const guaranteeDays = guaranteeDaysOf(request)
  const reason = quoteProblem(org, request)
  return present({
    issuerOrgId,
    issuerOrgName,
    issuerOrgType,
    guaranteeFeeRate: feeRate,
    minFee,
    issueDays,
    guaranteeFee:
      guaranteeAmount && guaranteeDays !== undefined
        ? guaranteeFeeOf({ guaranteeAmount, guaranteeFeeRate: feeRate, guaranteeDays, minFee })
        : undefined,
    enabled: reason === undefined,
    reason,
  })
}

const cheapestFirst = (a: GuaranteeQuote, b: GuaranteeQuote): number =>
  Number(b.enabled) - Number(a.enabled) ||
  compare(a.guaranteeFee ?? a.guaranteeFeeRate, b.guaranteeFee ?? b.guaranteeFeeRate)

const keep = (ctx: Context, row: GuaranteeRow): GuaranteeRow => ctx.world.guarantees.put(row)

export default defineTag<typeof msw, typeof operations>({
  msw,
  allow: {
    pageGuarantees: LISTS,
    guaranteeDetail: [...LISTS, ...FORMS],
    guaranteeFormContext: [...LISTS, ...FORMS],
    listGuaranteeQuotes: FORMS,
    saveGuarantee: FORMS,
    submitGuarantee: FORMS,
    supplementGuarantee: under('update'),
    reviewGuarantees: LISTS,
    presignGuarantee: LISTS,
    signGuarantee: LISTS,
    payGuarantee: LISTS,
    cancelGuarantee: LISTS,
    previewGuaranteeDocument: LISTS,
    guaranteeHome: [HOME],
  },
})({
  pageGuarantees: (ctx, query) =>
    answerPage(
      ctx.world.guarantees.where((row) => row.corpId === ctx.corp.corpId),
      query,
      {
        view: (row) => guaranteeView(ctx, row),
        waits: guaranteeFlow.waits(ctx),
        amount: 'guaranteeAmount',
        like: ['tenderProjectName', 'beneficiaryName'],
        derived: {
          guaranteeGroup: (row, group) => (row.guaranteeType === 'BID') === (group === 'BID'),
          guaranteeStatus: (row, wanted) => shownStatus(ctx.world, row) === wanted,
        },
      },
    ),

  guaranteeDetail: (ctx, { guaranteeApplyNo }) => guaranteeView(ctx, needGuarantee(ctx, guaranteeApplyNo)),

  guaranteeFormContext(ctx) {
    const limit = guaranteeLimitOf(ctx.world, ctx.corp.corpId)
    return {
      availableLimit: limit ? availableLimit(limit) : '0.00',
      guarantorName: ctx.corp.corpName,
      beneficiaries: flow.knownBeneficiaries(ctx.world, ctx.corp.corpId),
      now: ctx.now,
      payAccounts: payAccountsOf(ctx.world, ctx.corp.corpId).map(
        ({ accountId, accountNo, bankName, isDefault }) => ({
          accountId,
          accountNo: maskText(accountNo),
          bankName,
          isDefault,
        }),
      ),
    }
  },

  listGuaranteeQuotes: (ctx, request) =>
    ctx.world.issuerOrgs
      .all()
      .map((org) => quoteOf(org, request))
      .toSorted(cheapestFirst),

  saveGuarantee: (ctx, form) =>
    filledGuarantees(ctx, form).map((row) => {
      if (form.guaranteeApplyNo) Object.assign(row, { version: row.version + 1, updateTime: ctx.now })
      return guaranteeView(ctx, keep(ctx, row))
    }),

  submitGuarantee(ctx, form) {
    const rows = filledGuarantees(ctx, form)
    needSubmittable(ctx, rows)
    return rows.map((row) => {
      flow.submitGuarantee(ctx.world, row, actorOf(ctx))
      return guaranteeView(ctx, keep(ctx, row))
    })
  },

  supplementGuarantee(ctx, form) {
    ctx.needActive('GUARANTEE')
    const row = needGuarantee(ctx, form.guaranteeApplyNo ?? '')
    const change = supplementOf(ctx, row, form)
    return guaranteeView(ctx, flow.supplementGuarantee(commandOf(ctx, row, form.version ?? -1), change))
  },

  reviewGuarantees: (ctx, request) =>
    decideEach(ctx, request, {
      view: guaranteeView,
      product: 'GUARANTEE',
      signed: 'GUARANTEE_APPLY',
      need: needGuarantee,
      review: flow.reviewGuarantee,
    }),

  presignGuarantee(ctx, { guaranteeApplyNo }) {
    ctx.needActive('GUARANTEE')
    const row = needGuarantee(ctx, guaranteeApplyNo)
    guaranteeFlow.needState(row, 'T-GUA-09')
    const agreement = presignAgreement(ctx.world, row)
    return {
      agreementSignTempId: agreement.agreementSignTempId,
      document: { ...documentView(agreement), htmlContent: agreement.htmlContent },
      elementData: guaranteeElements(row),
    }
  },

  signGuarantee(ctx, { documentNo, version, agreementSignTempId, signTicket }) {
    ctx.needActive('GUARANTEE')
    const row = needGuarantee(ctx, documentNo)
    spendSignTicket(ctx, 'GUARANTEE_APPLY', [documentNo], signTicket)
    needCertificate(ctx.world, ctx.user, agreementSignTempId, [ctx.world.protocols.need(row.protocolNo!)])
    flow.signGuarantee(commandOf(ctx, row, version), agreementSignTempId)
    return guaranteeView(ctx, row)
  },

  payGuarantee(ctx, { documentNo, version, payAccountId, guaranteeFee, signTicket }) {
    ctx.needActive('GUARANTEE')
    const row = needGuarantee(ctx, documentNo)
    if (row.guaranteeFee !== undefined && compare(guaranteeFee, row.guaranteeFee) !== 0) {
      throw new BusinessError('T-GUA-10', `缴纳金额须等于保函费${yuan(row.guaranteeFee)}`)
    }
    const { accountNo } = flow.needPayable(commandOf(ctx, row, version), payAccountId)
    spendPaymentTicket(ctx, 'GUARANTEE_PAY', [documentNo], signTicket, { amount: guaranteeFee, accountNo })
    flow.payGuarantee(commandOf(ctx, row, version), payAccountId)
    return guaranteeView(ctx, row)
  },

  cancelGuarantee(ctx, { documentNo, version }) {
    ctx.needActive('GUARANTEE')
    const row = needGuarantee(ctx, documentNo)
    flow.cancelGuarantee(commandOf(ctx, row, version))
    return guaranteeView(ctx, row)
  },

  previewGuaranteeDocument(ctx, { guaranteeApplyNo, protocolNo }) {
    needGuarantee(ctx, guaranteeApplyNo)
    const protocol = documentsOf(ctx.world, guaranteeApplyNo).find((one) => one.protocolNo === protocolNo)
    if (!protocol) throw new BusinessError('NOT_FOUND', '文件不存在')
    return { ...documentView(protocol), htmlContent: protocol.htmlContent }
  },

  guaranteeHome: guaranteeHomeOf,
})
