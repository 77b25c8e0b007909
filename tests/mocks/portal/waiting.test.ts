// Everything that waits for a user is on that user's workbench: for every action that the tables of the flows leave to
// people of an enterprise, a document put into that state adds one entry to the workbench of a user who may do it.
import { describe, expect, it } from 'vitest'
import { onDuty } from '../../../mocks/account/user/duties.ts'
import { registry } from '../../../mocks/backend.ts'
import { Context } from '../../../mocks/kernel/Context.ts'
import type { Action } from '../../../mocks/kernel/flow.ts'
import { SYSTEM } from '../../../mocks/kernel/roles.ts'
import type { World } from '../../../mocks/kernel/World.ts'
import { createWorld } from '../../../mocks/kernel/Worlds.ts'
import { workbenchTodos } from '../../../mocks/portal/workbench/todos.ts'

/** Optional actions, by the code of the button: the document moves on without them. */
const CHOICES = new Set(
  (
    'EDIT COPY REMIND DELETE REMOVE DOWNLOAD SAVE LINK TRANSFER RENEW CANCEL RECALL VOID REVOKE WITHDRAW TERMINATE SWITCH URGE STANDARD REOFFER MODIFY ' +
    'DISABLE ENABLE LEVEL DEFAULT LOST RESET OPEN TAKE_BACK RED_FLUSH'
  ).split(' '),
)

/** The same for one row, or for one row in one state; each with its reason. */
const NOT_WAITING: Readonly<Record<string, string>> = {
  'PDO T-PDO-01': '开通哪个产品由企业自己定，新企业的指引里有',
  'RNA T-RNA-01 UNSTARTED': '新企业的指引里有',
  'RNA T-RNA-01 PASSED': '证件 30 日内到期的另有一类；法定代表人变更由企业自己发起',
  'MSG T-MSG-02': '消息有自己的未读数',
  'USR T-USR-02': '由用户本人在登录页办；管理员的工作台上另有“还没有激活的用户”',
  'USR T-USR-07': '由用户本人在登录页办',
  'UKY T-UKY-10 LOST': '挂失之后补不补由企业定',
  'ACC T-ACC-05': '启用的账户改不改由企业定',
  'BIV T-BIV-01 NOT_APPLIED': '要不要发票由企业定',
  'BIV T-BIV-01 RED_FLUSHED': '要不要发票由企业定',
  'GIV T-GIV-01 NOT_APPLIED': '要不要发票由企业定',
  'IVI T-IVI-01 EFFECTIVE': '生效的开票信息改不改由企业定',
  'SWF T-SWF-04 OLD_CONFIRMING': '等原资金方',
  'FBI APPLY': '要不要发票由企业定',
  'GIV RESEND': '发票再发一次由企业定',
  'SUP T-SUP-01 REJECTED': '资金方没有准入，再不再签由企业定',
  'SUP T-SUP-01 EXPIRED': '签约到期，再不再签由企业定',
  'RIV T-RIV-01': '由上传的人自己发起',
  'CSH SETTLE_PENALTY': '有逾期利息的才有，在 cash.test.ts 里',
  'CSH T-CSH-02 FAILED': '付款失败由复核人重新发起（T-CSH-10），在他的工作台上',
}

/** Another document shows it; by the flow, or by one of its rows. */
const TOLD_BY: Readonly<Record<string, string>> = {
  RAC: '确权由确权单（RCF）列出，被退回的另有一类',
  RIN: '发票随它的单据',
  CSI: '由兑付批次（CSH）列出',
  UKF: '由证书（UKY）列出',
  COR: '企业自己的资料',
  'ATR T-ATR-10': '由它的转让协议列出',
  'THD T-THD-06': '由它的开立申请（ISS）列出',
  'RCY T-RCY-07': '由持有方同意回收的退回（RTN）列出',
  'PRT SIGN': '由签约（SUP）列出',
  'PRT T-PRT-02': '由签署的按钮（RESIGN）列出',
}

const world = createWorld(registry, 'waiting', 'default', 1)
const people = world.users
  .where((user) => user.userStatus === 'NORMAL' && world.corps.need(user.corpId).corpState === 'NORMAL')
  .flatMap(({ userId, roleCodes }) =>
    roleCodes.map(
      (roleCode) =>
        new Context(world, new Request('http://x/'), {
          token: userId,
          cookie: '',
          userId,
          roleCode,
          lastSeen: 0,
        }),
    ),
  )
  .filter((ctx) => !ctx.holds('*'))

type Fields = Record<string, unknown>
type Row = Fields & { corpId: string }

const tableOf = (code: string, entity: string) =>
  (code === 'RPR'
    ? world.rfAgreements
    : registry.entities.find(({ name }) => name === entity)?.table(world)) as unknown as
    | World['withdrawApplications']
    | undefined

/** Where the default world has none: a copy of an issue, with the required fields of its kind; of this enterprise, or held by it. */
const standIn = (key: string, corpId: string, isHolder: boolean): Row => ({
  ...world.issueApplications.first()!,
  [key]: 'STAND-IN',
  ...(isHolder ? { holderCorpId: corpId } : { corpId }),
  holdingNo: world.holdings.first()!.holdingNo,
  createUserId: '',
  quote: { quoteExpireDate: '2026-12-31' },
  ...Object.fromEntries(['recycle', 'return', 'ahead', 'finance'].map((kind) => [`${kind}Amount`, '1.00'])),
})

const total = (ctx: Context): number => workbenchTodos(ctx).reduce((sum, { count }) => sum + count, 0)

type Asked = {
  flow: { head: { code: string; field: string; entity: string } } & {
    offer: (ctx: Context, row: Row, actor: ReturnType<typeof onDuty>) => Action[]
  }
  state: string
  code: string | undefined
  who: readonly string[]
}

/** Whether putting that document into the state adds to the workbench of a user who may act; undefined: there is no such user. */
const isTold = ({ flow, state, code, who }: Asked): boolean | undefined => {
  const { head } = flow
  const table = tableOf(head.code, head.entity)!
  const rows = table.all() as unknown as Row[]
  const field = head.field
  let asked: false | undefined
  for (const ctx of people) {
    const actor = onDuty(ctx)
    if (!who.includes('ANYBODY') && ![actor.role, ...actor.duties!].some((one) => who.includes(one))) continue
    const { corpId } = ctx.corp
    const near = rows.filter((row) => row.corpId === corpId).slice(0, 4)
    const far = rows.filter((row) => row.corpId !== corpId).slice(0, 8)
    const made = rows.length === 0 ? [false, true].map((held) => standIn(table.key, corpId, held)) : []
    for (const row of [...near, ...far, ...made]) {
      const was = row[field]
      if (made.includes(row)) table.put(row as never)
      try {
        row[field] = state
        const offered = flow.offer(ctx, row, actor).some((one) => one.code === code)
        if (code === undefined ? row.corpId !== corpId : !offered) continue
        const after = total(ctx)
        row[field] = '∅'
        if (after > total(ctx)) return true
        asked = false
      } finally {
        row[field] = was
        if (made.includes(row)) table.delete('STAND-IN')
      }
    }
  }
  return asked
}

const cases = registry.flows.flatMap((flow) =>
  flow.rows.flatMap(([id, row]) => {
    const { code } = flow.head
    const button = row.by ?? (row.to === undefined ? id : undefined)
    const who = [row.who].flat()
    if (who.every((one) => one === SYSTEM) || (button !== undefined && CHOICES.has(button))) return []
    if (code in TOLD_BY || `${code} ${id}` in TOLD_BY || `${code} ${id}` in NOT_WAITING) return []
    return row.from
      .filter((state) => state !== '-' && !(`${code} ${id} ${state}` in NOT_WAITING))
      .map((state) => ({
        name: `${code} ${id} ${[row.event].flat()[0]!} ${state}`,
        flow,
        state,
        code: button,
        who,
      }))
  }),
)

describe('等人办的都在他的工作台上', () => {
  // a draft waits for its author: some homes list it, some do not
  it.each(cases.filter(({ state }) => state !== 'DRAFT').map((one) => [one.name, one] as const))(
    '%s',
    (_, one) => {
      expect(isTold(one as unknown as Asked)).toBe(true)
    },
  )

  it('例外都还有用', () => {
    const names = registry.flows.flatMap(({ head, rows }) => [
      head.code,
      ...rows.flatMap(([id, { from }]) => [
        `${head.code} ${id}`,
        ...from.map((state) => `${head.code} ${id} ${state}`),
      ]),
    ])
    expect(
      [...Object.keys(NOT_WAITING), ...Object.keys(TOLD_BY)].filter((name) => !names.includes(name)),
    ).toEqual([])
  })
})
