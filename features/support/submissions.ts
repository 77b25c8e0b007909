// 提交的业务：经办人把一件事填好交出去，停在提交之后；要写原因的，原因由场景写。
import { handle, submitSigning } from './handling.ts'
import { entryOf } from './nouns.ts'
import type { Preparing } from './preparing.ts'
import { goTo } from './progress.ts'
import { start } from './starts.ts'
import type { ScfWorld } from './world.ts'

/** 说明写什么与场景无关。 */
const WITHDRAW_WHY = '金额录错，撤回重开'
const RETURN_WHY = '合同已解除，整笔退回'
const CONSENT = '同意收回'

interface Submission {
  /** 由界面办 */
  readonly submit: (world: ScfWorld, person: string, row: string) => Promise<void>
  /** 在“假如”里由后台办；没有写的由界面办 */
  readonly behind?: (preparing: Preparing, row: string) => Promise<void>
}

interface Reasoned {
  readonly submit: (world: ScfWorld, person: string, row: string, reason: string) => Promise<void>
  readonly behind?: (preparing: Preparing, row: string, reason: string) => Promise<void>
}

/** 在那一页对那一行做一件事，填上 fields，提交，等到说 said。 */
const submitting =
  (page: string, action: string, said: string, fields: Record<string, string> = {}): Submission['submit'] =>
  async (world, person, row) => {
    await handle(world, person, page, row, action)
    await world.form.fillIn(fields)
    await world.shell.submit()
    await world.toast.says(said)
  }

const SUBMISSIONS: Readonly<Record<string, Submission>> = {
  签收: { submit: submitSigning, behind: (preparing, row) => preparing.signFor(row) },
  同意回收: {
    submit: submitting('凭证退回申请', '同意回收', '已同意，提交复核', { 退回说明: CONSENT }),
    behind: (preparing, row) => preparing.agree(row),
  },
  同意退回: { submit: submitting('回收申请', '同意', '受理意见已提交复核') },
  失败重发: {
    submit: async (world, person, row) => {
      await handle(world, person, '付款进度查询', row, '失败重发')
      await world.page.getByRole('button', { name: /^重新发起 \d+ 笔$/ }).click()
      await world.signing.sign()
    },
  },
  ABS付款: { submit: submitting('付款管理', '付款登记', '付款登记已提交复核') },
  差额补付: { submit: submitting('核对进度', '处理差异', '差异已处理', { 处理方式: '补付差额' }) },
  推荐: { submit: submitting('推荐管理', '修改', '已提交复核') },
  投标保函: { submit: submitting('投标保函管理', '修改', '已提交复核') },
  非投标保函: { submit: submitting('非投标保函管理', '修改', '已提交复核') },
  保理融资: {
    submit: async (world, person, row) => {
      await handle(world, person, '融资管理', row, '编辑')
      await goTo(world, '资料与确认')
      await world.shell.submit()
      await world.toast.says('已提交复核')
    },
  },
}

const REASONED: Readonly<Record<string, Reasoned>> = {
  撤回: {
    submit: async (world, person, row, reason) => {
      await world.signIn(person)
      await start(world, '撤回', row)
      await world.form.fillIn({ 撤回原因: reason, 撤回说明: WITHDRAW_WHY })
      await world.shell.submit()
      await world.shell.settled()
    },
    behind: (preparing, row, reason) => preparing.withdraw(row, reason, WITHDRAW_WHY),
  },
  拒签: {
    submit: async (world, person, row, reason) => {
      await handle(world, person, '凭证签收申请', row, '拒签')
      await world.form.fillIn({ 拒签原因: reason })
      await world.shell.click('提交拒签')
      await world.table().cellIs(world.table().row(row), '签收状态', '拒签待复核')
    },
    behind: (preparing, row, reason) => preparing.refuse(row, reason),
  },
  退回: {
    submit: async (world, person, row, reason) => {
      await world.signIn(person)
      await start(world, '退回', row)
      await world.form.fillIn({ 退回原因: reason, 退回说明: RETURN_WHY })
      await world.shell.submit()
      await world.dialog().click('继续退回')
      await world.toast.says('退回申请已提交复核')
    },
    behind: (preparing, row, reason) => preparing.giveBack(row, reason, RETURN_WHY),
  },
  协商回收: {
    submit: async (world, person, row, reason) => {
      await world.signIn(person)
      await start(world, '协商回收', row)
      await world.form.fillIn({ 回收原因: reason })
      await world.shell.submit()
      await world.toast.says('协商回收已提交复核')
    },
    behind: (preparing, row, reason) => preparing.recycle(row, reason),
  },
  拒绝确权: {
    submit: async (world, person, row, reason) => {
      await handle(world, person, '债务人确权', row, '确权')
      await world.form.fillIn({ 确权意见: '拒绝确权', 审核意见: reason })
      await world.shell.submit()
      await world.toast.says('确权意见已提交复核')
    },
  },
  保函撤销: {
    submit: async (world, person, row, reason) => {
      await world.signIn(person)
      await world.open('保函撤销申请')
      await world.form.fillIn({ 保函编号: row, 撤销原因: reason, 撤销说明: '与各方协商一致，撤销保函' })
      await world.shell.submit()
      await world.toast.says('撤销申请已提交复核')
    },
  },
}

/** 提交一件不必写原因的。 */
export async function submit(world: ScfWorld, person: string, row: string, business: string): Promise<void> {
  const found = entryOf(SUBMISSIONS, business, '不写原因就提交的业务')
  if (world.isPreparing && found.behind) return found.behind(world.as(person), row)
  await found.submit(world, person, row)
}

/** 提交一件要写原因的：原因是页面上的选项，或自己写的话。 */
export async function submitFor(
  world: ScfWorld,
  person: string,
  row: string,
  business: string,
  reason: string,
): Promise<void> {
  const found = entryOf(REASONED, business, '写明原因提交的业务')
  if (world.isPreparing && found.behind) return found.behind(world.as(person), row, reason)
  await found.submit(world, person, row, reason)
}
