import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'
import { headingOf } from './pages.ts'
import type { ScfWorld } from './world.ts'

/**
 * 同一句话的两种做法：在“假如”里只是准备，由后台照真实的规则办好；在“当”里是场景要说的，由界面一步步点。
 */
export function prepared<Args extends string[]>(
  prepare: (world: ScfWorld, ...args: Args) => Promise<void>,
  click: (this: ScfWorld, ...args: Args) => Promise<void>,
): (this: ScfWorld, ...args: Args) => Promise<void> {
  const step = function (this: ScfWorld, ...args: Args) {
    return this.isPreparing ? prepare(this, ...args) : click.call(this, ...args)
  }
  // cucumber 会拿参数的个数与句子核对
  return Object.defineProperty(step, 'length', { value: click.length })
}

interface Place {
  readonly page: string
  readonly tab?: string
  readonly list?: string
  readonly action: string
}

/** 一个人打开办理页面，写明页签的转到那一签，对那一行做一件事。 */
export async function begin(world: ScfWorld, person: string, row: string, place: Place): Promise<void> {
  await world.signIn(person)
  await world.open(place.page)
  await world.shell.isAt(headingOf(place.page))
  if (place.tab) await world.shell.click(place.tab)
  await world.shell.settled()
  await world.table(place.list).act(row, place.action)
  await world.shell.settled()
}

/** 一个人打开办理页面，对那一行做一件事。 */
export function handle(world: ScfWorld, person: string, page: string, row: string, action: string) {
  return begin(world, person, row, { page, action })
}

/** 打开办理页面，作出决定并签署，等到回到列表。 */
export async function decide(
  world: ScfWorld,
  [person, page, row]: [string, string, string],
  action: string,
  decision: string,
) {
  await handle(world, person, page, row, action)
  await world.approval.decide(decision)
  await world.signing.sign()
  await world.approval.isDone()
  await world.shell.isAt(page)
}

/** 办完，等到那一行离开待办。 */
export async function finish(
  world: ScfWorld,
  [person, page, row]: [string, string, string],
  action: string,
  decision: string,
) {
  await decide(world, [person, page, row], action, decision)
  await world.table().hasNo(row)
}

/** 经办人提交签收，等到复核人有得办。 */
export async function submitSigning(world: ScfWorld, person: string, row: string) {
  await handle(world, person, '凭证签收申请', row, '签收')
  await world.shell.click('提交签收')
  await world.table().cellIs(world.table().row(row), '签收状态', '签收待复核')
}

/** 读到末页，直到阅读进度说全部读完。 */
export async function readToEnd({ page }: ScfWorld): Promise<void> {
  const read = async () => {
    await page.keyboard.press('End')
    return page.getByRole('status', { name: '阅读进度' }).innerText()
  }
  await expect.poll(read, { message: '阅读进度' }).toContain('已全部读完')
}

/** 点开文档清单里的一份，读到它标为已读。 */
export async function readDocument({ page }: ScfWorld, item: Locator): Promise<void> {
  await item.click()
  const mark = async () => {
    await page.keyboard.press('End')
    return item.innerText()
  }
  await expect.poll(mark, { message: `${await item.innerText()}的标记` }).toContain('已读')
}

/** 清单上的逐份读完，没有清单的读到末页；要核对要素的核对。 */
export async function readAll(world: ScfWorld): Promise<void> {
  // 文件来了，清单才知道有没有
  await world.page.getByRole('status', { name: '阅读进度' }).waitFor()
  const items = world.page.getByRole('navigation', { name: '文档清单' }).getByRole('button')
  for (const item of await items.all()) await readDocument(world, item)
  await readToEnd(world)
  const elements = world.page.getByRole('checkbox', { name: '我已核对以上要素' })
  if ((await elements.count()) > 0) await elements.check()
}

/** 以证书口令签署。 */
export async function signWithCertificate({ page }: ScfWorld, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '数字证书签署' })
  await dialog.getByLabel('证书口令').fill(pin)
  await dialog.getByRole('button', { name: '确认签署', exact: true }).click()
}
