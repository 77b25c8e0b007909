import type * as operations from '#api/generated/corp/account-numbers/account-numbers.ts'
import { maskText } from '#domain/mask.ts'
import * as msw from '../../generated/corp/account-numbers/account-numbers.msw.ts'
import { present } from '../../kernel/actions.ts'
import { defineTag } from '../../kernel/define.ts'
import { actorOf, noteReveal } from '../../kernel/document.ts'
import { BusinessError, forbidden } from '../../kernel/errors.ts'

export default defineTag<typeof msw, typeof operations>({ msw })({
  // 哪些页面可以看由各族说：一页也打不开的，与别的接口一样没有权限。
  revealAccountNo(ctx, { subject, documentNo, itemNo }) {
    const reveals = ctx.world.registry.contributed('reveals')
    if (!reveals.some(({ pages }) => ctx.isGranted(pages))) throw forbidden()
    const reveal = reveals.find((one) => one.subject === subject)
    if (!reveal) throw new BusinessError('REVEAL', '没有这种账号')
    const { row, actions, accountNo, formerAccountNo, which } = reveal.find(ctx, documentNo, itemNo)
    const way = actions.find(({ code }) => code === 'REVEAL')
    if (!way || !ctx.isGranted(reveal.pages)) {
      throw new BusinessError('REVEAL', '只有此刻要核对这个账号的人可以查看')
    }
    if (!way.enabled) throw new BusinessError('REVEAL', way.reason ?? '现在不能查看完整账号')
    if (!accountNo) throw new BusinessError('NOT_FOUND', '还没有收款账号')
    const seen = [formerAccountNo, accountNo].filter((no) => no !== undefined).map(maskText)
    noteReveal(ctx.world, row, actorOf(ctx), [which, seen.join(' → ')].filter(Boolean).join('　'))
    return present({ accountNo, formerAccountNo })
  },
})
