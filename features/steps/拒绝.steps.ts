// 不让办的：由界面照做一遍，读到为什么不行
import { type DataTable, Given, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { readAll } from '../support/handling.ts'
import { headingOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

type Attempt = Readonly<Record<'流转' | '页面' | '单据' | '办理' | '决定' | '原因', string>> &
  /** 没有写的，是全部权限的同事先办了同一件事 */
  Readonly<Partial<Record<'先办的人' | '先办', string>>>

const WRONG_CODE = '000000'
/** 一张表十来件事，一件一件试。 */
const TABLE_TIME = { timeout: 300_000 }
/** 办理的按钮点不了。 */
const NOT_OFFERED = '点不了'
/** 点了办理就是办了，没有框要答。 */
const AT_ONCE = '-'
/** 与开立方的人同一家企业，什么都办得了。 */
const COLLEAGUE = 'all-access'

const dialogs = ({ page }: ScfWorld) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })

const panel = ({ page }: ScfWorld) =>
  page.getByRole('form', { name: '审批', exact: true }).filter({ visible: true })

/** 签署之前要逐份读完的。 */
const reading = ({ page }: ScfWorld) =>
  page.getByRole('status', { name: '阅读进度' }).filter({ visible: true })

/** 作出决定：审批区里的、对话框里的，或页面上的按钮。 */
async function decide(world: ScfWorld, decision: string, opinion?: string): Promise<void> {
  const named = world.page.getByRole('button', { name: decision, exact: true })
  const dialog = dialogs(world).filter({ has: named })
  await expect(named.filter({ visible: true }).last(), `按钮“${decision}”应看得到`).toBeVisible()
  if ((await panel(world).count()) > 0) await world.approval.decide(decision, opinion)
  else if ((await dialog.count()) > 0) await world.dialog().click(decision)
  else await world.shell.click(decision)
}

/** 点页面上的按钮，等到它打开的表单来了：换了页面，或有了对话框。 */
async function openForm(world: ScfWorld, name: string): Promise<void> {
  const opener = world.page.getByRole('button', { name, exact: true })
  await world.shell.click(name)
  const isOpen = async () => (await dialogs(world).count()) > 0 || (await opener.count()) === 0
  await expect.poll(isOpen, { message: `“${name}”打开的表单` }).toBe(true)
}

/** 转到那一页，写着 页面 › 页签 的再转到那一签。 */
async function goTo(world: ScfWorld, place: string): Promise<void> {
  const [title = '', tab] = place.split(' › ')
  await world.visit(title, headingOf(title))
  if (tab) await world.shell.click(tab)
  await world.shell.settled()
}

/** 点那一行的、或页面上的办理。 */
async function press(world: ScfWorld, { 单据, 办理 }: Attempt): Promise<void> {
  if (单据 === '-') await openForm(world, 办理)
  else {
    const [row = '', list] = 单据.split(' › ').toReversed()
    await world.table(list).act(row, 办理)
  }
  await world.shell.settled()
}

/** 开始办：审批区或问要不要办的框来了，还没有决定；一点就办的，那一行在。 */
async function begin(world: ScfWorld, one: Attempt): Promise<void> {
  if (one.决定 === AT_ONCE) return world.table().has(one.单据)
  await press(world, one)
  // 与行里同一个动词的，要等问话的框来了再按它
  const decision = world.page.getByRole('button', { name: one.决定, exact: true }).filter({ visible: true })
  const asking = one.决定 === one.办理 ? panel(world).or(dialogs(world)) : decision
  await expect(asking.first()).toBeVisible()
}

/**
 * 照做一遍，说明原因；单据写在哪一行或 列表 › 哪一行，为 - 的是页面上的按钮。决定为 点不了 的，行里就说明原因。
 * meanwhile 是开始办了以后、决定以前别人做的。
 */
async function attempt(
  world: ScfWorld,
  one: Attempt,
  meanwhile?: (world: ScfWorld, one: Attempt) => Promise<void>,
): Promise<void> {
  // 上一件留下的框挡着路，同一页也一样
  if ((await dialogs(world).count()) > 0) await world.page.reload()
  await goTo(world, one.页面)
  if (one.决定 === NOT_OFFERED) return world.table().actIsRefused(one.单据, one.办理, one.原因)
  await begin(world, one)
  if ((await reading(world).count()) > 0) await readAll(world)
  await meanwhile?.(world, one)
  await (one.决定 === AT_ONCE ? press(world, one) : decide(world, one.决定))
  if (one.原因.includes('验证码')) await world.signing.enter(WRONG_CODE)
  // 要是说出来的：空着的字段里的提示写得一样
  const { page } = world
  const answer = { name: /^(操作失败|办理结果)$/ }
  const said = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .or(page.getByRole('alertdialog', answer))
    .or(page.getByRole('dialog', answer))
  await expect(said.filter({ hasText: one.原因, visible: true }).first(), `应说明“${one.原因}”`).toBeVisible()
}

/** 坐到那个人的电脑前；他就是眼前的人时，是他的另一台。 */
async function sitDown(world: ScfWorld, person: string): Promise<void> {
  const seat = world.actors.get(person)
  if (seat && seat !== world.page) world.page = seat
  else await world.signInElsewhere(person)
}

/** 办完：写上意见，要签署的签署，直到页面说办成了、审批区与框都收起。 */
async function carryOut(world: ScfWorld, one: Attempt): Promise<void> {
  if (one.决定 === AT_ONCE) return press(world, one)
  await begin(world, one)
  const { page } = world
  const told = page
    .getByRole('status', { name: '操作结果', exact: true })
    .filter({ hasText: /\S/ })
    .or(page.getByRole('alertdialog', { name: '操作成功' }))
  // 上一件的话还在
  await expect(told, `办之前不应说“${one.原因}”`).toHaveCount(0)
  await decide(world, one.决定, '已核对')
  // 问话的框收起了，签署的框要等发出短信才来：中间有一会儿什么框也没有，说办成了才算
  const code = page.getByRole('textbox', { name: /验证码/ })
  await expect(code.or(told).first()).toBeVisible()
  if ((await code.count()) > 0) await world.signing.sign()
  await expect(told, `应说明“${one.原因}”`).toBeVisible()
  await world.toast.close()
  await expect(panel(world).or(dialogs(world)), '审批区与对话框应已收起').toHaveCount(0)
}

/**
 * 眼前的还没有决定，别人先办了：“先办”写 页面 › 办理 › 决定；先办的人是“时间”的，写到了哪一天。
 * 都没有写的，是同事办了同一件事。
 */
async function overtake(world: ScfWorld, one: Attempt): Promise<void> {
  const { 先办的人: person = COLLEAGUE, 先办: deed } = one
  if (person === '时间') return world.control.setClock(deed ?? '')
  const parts = deed?.split(' › ') ?? [one.页面, one.办理, one.决定]
  const [办理 = '', 决定 = ''] = parts.splice(-2)
  const 单据 = deed ? (one.单据.split(' › ').at(-1) ?? '') : one.单据
  const { page } = world
  await sitDown(world, person)
  await goTo(world, parts.join(' › '))
  await carryOut(world, { ...one, 单据, 办理, 决定 })
  await world.shell.answered()
  world.page = page
}

/** 表里的一行一行试；哪一行不对就指出来，一行也没有的不算数。 */
async function each(
  world: ScfWorld,
  table: DataTable,
  tryOne: (world: ScfWorld, one: Attempt) => Promise<void>,
): Promise<void> {
  const attempts = table.hashes() as Attempt[]
  if (attempts.length === 0) throw new Error('表里没有要办的')
  for (const one of attempts)
    try {
      await tryOne(world, one)
    } catch (cause) {
      throw new Error(`${one.流转} ${one.页面} ${one.办理}：${(cause as Error).message}`, { cause })
    }
}

Given('{人员}有一位同岗的同事{人员}', async function (this: ScfWorld, person: string, colleague: string) {
  const { corpId, postCodes, roleCodes, personName } = await this.control.person(person)
  const same = { corpId, postCodes, roleCodes }
  await this.control.seed('User', [
    { ...same, personaCode: colleague, personName: `${String(personName)}的同事` },
  ])
})
Then(
  '这些{谁}先办了，再办都说明原因:',
  TABLE_TIME,
  async function (this: ScfWorld, person: string | undefined, table: DataTable) {
    const colleague = person === undefined ? {} : { 先办的人: person }
    await each(this, table, (world, one) => attempt(world, { ...colleague, ...one }, overtake))
  },
)
Then('这些都办不成，说明原因:', TABLE_TIME, async function (this: ScfWorld, table: DataTable) {
  await each(this, table, (world, one) => attempt(world, one))
})
