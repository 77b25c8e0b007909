import type { DueItem, DueKind, DueScope } from '#api/generated/corp/model/index.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { placeOf } from '../document/places.ts'
import { openItems } from '../workbench/figures.ts'
import { accountDues } from './accountDues.ts'

/** 到期的一件，由管它的那一族说。 */
export type Due = {
  kind: DueKind
  day: string
  time?: string | undefined
  title: string
  /** 认得出是哪一件：单据编号，没有编号的写别的主键 */
  key: string
  /** 单据编号，给人看的 */
  bizNo?: string | undefined
  partyName?: string | undefined
  amount?: string | undefined
  /** 去办的页面；不写的按单据编号找 */
  path?: string | undefined
  /** 只归这个人的（他的证书）；不写的看岗位 */
  userId?: string | undefined
}

declare module '../../kernel/wiring.ts' {
  interface Contributions {
    /** 款项之外，本企业有什么到期：签收期限、保函……款项由工作台的数说。 */
    dues: readonly ((ctx: Context) => Due[])[]
  }
}

const MONEY_TITLES = { PAY: '到期付款', RECEIVE: '到期收款' } as const

const moneyDues = (ctx: Context): Due[] =>
  openItems(ctx).map(({ side, name, day, amount, bizNo, key = bizNo }) => ({
    kind: side,
    day,
    title: MONEY_TITLES[side],
    key,
    bizNo,
    partyName: name,
    amount,
  }))

const allDues = (ctx: Context): Due[] => [
  ...moneyDues(ctx),
  ...accountDues(ctx),
  ...ctx.world.registry.contributed('dues').flatMap((duesOf) => duesOf(ctx)),
]

/** 打得开的才给地址：条件写在问号后面。 */
const pathOf = (ctx: Context, { path, bizNo }: Due): string | undefined => {
  if (path === undefined) return bizNo === undefined ? undefined : placeOf(ctx, bizNo)
  return ctx.isGranted([path.split('?')[0]!]) ? path : undefined
}

/** 只查不办的岗位没有要办的。 */
const acts = ({ role }: Context): boolean => !role.endsWith('_QUERY')

/** 应收的没有页面要办，办业务的人也要看。 */
const isMine = (ctx: Context, { kind, userId }: Due, path: string | undefined): boolean =>
  userId === undefined ? acts(ctx) && (path !== undefined || kind === 'RECEIVE') : userId === ctx.user.userId

/** 这个人在本企业看得到的到期事项，先到期的在前；本人要办的，是他当前角色打得开那一页、又不只是查询的。 */
export const duesFor = (ctx: Context, scope: DueScope): DueItem[] =>
  allDues(ctx)
    .flatMap((due) => {
      const path = pathOf(ctx, due)
      if (scope === 'MINE' && !isMine(ctx, due, path)) return []
      return present({
        dueId: `${due.kind} ${due.key}`,
        dueDate: due.day,
        dueTime: due.time,
        dueKind: due.kind,
        dueTitle: due.title,
        bizNo: due.bizNo,
        partyName: due.partyName,
        dueAmount: due.amount,
        path,
      })
    })
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.dueId.localeCompare(b.dueId))
