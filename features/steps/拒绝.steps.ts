// 不让办的：由界面照做一遍，读到为什么不行
import { type DataTable, Then } from '@cucumber/cucumber'
import { expect } from '../support/expect.ts'
import { headingOf } from '../support/pages.ts'
import type { ScfWorld } from '../support/world.ts'

type Attempt = Readonly<Record<'流转' | '页面' | '单据' | '办理' | '决定' | '原因', string>>

const WRONG_CODE = '000000'
/** 与开立方的人同一家企业，什么都办得了。 */
const COLLEAGUE = 'all-access'

const dialogs = ({ page }: ScfWorld) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })

const panel = ({ page }: ScfWorld) =>
  page.getByRole('form', { name: '审批', exact: true }).filter({ visible: true })

/** 作出决定：审批区里的、对话框里的，或页面上的按钮。 */
async function decide(world: ScfWorld, decision: string): Promise<void> {
  const named = world.page.getByRole('button', { name: decision, exact: true })
  const dialog = dialogs(world).filter({ has: named })
  await expect(named.filter({ visible: true }).last()).toBeVisible()
  if ((await panel(world).count()) > 0) await world.approval.decide(decision)
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

async function act(world: ScfWorld, one: Attempt): Promise<void> {
  if (one.单据 === '-') await openForm(world, one.办理)
  else await world.table().act(one.单据, one.办理)
  await world.shell.settled()
  // what asks with the verb of the row has to be there before the verb is pressed again
  if (one.决定 === one.办理) await expect(panel(world).or(dialogs(world)).first()).toBeVisible()
  await decide(world, one.决定)
}

/** 照做一遍；单据为 - 的是页面上的按钮。 */
async function attempt(world: ScfWorld, one: Attempt): Promise<void> {
  // a dialog of the attempt before stands in the way, even of the same page
  if ((await dialogs(world).count()) > 0) await world.page.reload()
  await world.visit(one.页面, headingOf(one.页面))
  await act(world, one)
  if (one.原因.includes('验证码')) await world.signing.enter(WRONG_CODE)
  // said, not merely written: the hint in an empty field reads the same
  await expect(
    world.page.getByRole('alert').filter({ hasText: one.原因, visible: true }).first(),
  ).toBeVisible()
}

/** 全部权限的同事先办了；眼前的列表还是旧的，照样去点。 */
async function attemptLate(world: ScfWorld, one: Attempt): Promise<void> {
  await world.visit(one.页面, headingOf(one.页面))
  await expect(world.table().row(one.单据)).toBeVisible()
  const { page } = world
  if (world.actors.has(COLLEAGUE)) world.backTo(COLLEAGUE)
  else await world.signInElsewhere(COLLEAGUE)
  await world.open(one.页面)
  await act(world, one)
  await world.shell.answered()
  world.page = page
  await act(world, one)
  await expect(world.page.getByText(one.原因).filter({ visible: true }).first()).toBeVisible()
  await world.dialog('操作失败').click('确认')
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

Then('这些别人先办了，再办都说明原因:', async function (this: ScfWorld, table: DataTable) {
  await each(this, table, attemptLate)
})
Then('这些都办不成，说明原因:', async function (this: ScfWorld, table: DataTable) {
  await each(this, table, attempt)
})
