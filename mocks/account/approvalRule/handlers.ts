import type * as calls from '#api/generated/corp/approval-rules/approval-rules.ts'
import type { ApprovalRule, ProductType, Reviewer } from '#api/generated/corp/model/index.ts'
import * as msw from '../../generated/corp/approval-rules/approval-rules.msw.ts'
import { ownedBy, present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { CORP_MANAGER } from '../../kernel/roles.ts'
import { spendSignTicket } from '../../portal/signing/ticket.ts'
import { hasDuty } from '../user/duties.ts'
import * as book from './book.ts'
import { ruleIdOf } from './policy.ts'

const mayModify = (ctx: Context): boolean => hasDuty(ctx, CORP_MANAGER)

const needManager = (ctx: Context): void => {
  ctx.needActive()
  if (!mayModify(ctx)) throw new BusinessError('ROLE', '只有企业管理员可以修改审批规则与代理')
}

const ruleView = ({ world, corp: { corpId } }: Context, productType: ProductType): ApprovalRule => {
  const rule = world.approvalRules.get(ruleIdOf(corpId, productType))
  return present({
    productType,
    reviewers: book.reviewersOf(world, corpId, productType).map((user): Reviewer => {
      const { userId, personName } = user
      const own = rule?.reviewers.find((one) => one.userId === userId)
      return present({
        userId,
        personName,
        capAmount: own?.capAmount,
        isJoint: own?.isJoint || undefined,
        canJoin: book.canJoin(user, productType),
      })
    }),
    jointFrom: rule?.jointFrom,
    updateUserName: rule?.updateUserName,
    updateTime: rule?.updateTime,
    version: rule?.version ?? 0,
  })
}

export default defineTag<typeof msw, typeof calls>({ msw })({
  approvalRules(ctx) {
    const { world, corp } = ctx
    const products = book.PRODUCTS.filter(
      (product) => book.reviewersOf(world, corp.corpId, product).length > 0,
    )
    const people = products.flatMap((product) => book.reviewersOf(world, corp.corpId, product))
    return {
      rules: products.map((product) => ruleView(ctx, product)),
      deputies: world.deputies
        .where((row) => row.corpId === corp.corpId)
        .toReversed()
        .map((row) => book.deputyView(world, row)),
      reviewers: [...new Map(people.map((one) => [one.userId, one])).values()].map(
        ({ userId, personName }) => ({ userId, personName }),
      ),
      canModify: mayModify(ctx),
    }
  },

  saveApprovalRule(ctx, { signTicket, ...form }) {
    needManager(ctx)
    spendSignTicket(ctx, 'USER_CHANGE', [form.productType], signTicket)
    book.saveRule(ctx.world, actorOf(ctx), form)
    return ruleView(ctx, form.productType)
  },

  addDeputy(ctx, form) {
    needManager(ctx)
    return book.deputyView(ctx.world, book.addDeputy(ctx.world, actorOf(ctx), form))
  },

  stopDeputy(ctx, { deputyId }) {
    needManager(ctx)
    return book.deputyView(
      ctx.world,
      book.stopDeputy(ctx.world, ownedBy(ctx, ctx.world.deputies.need(deputyId))),
    )
  },
})
