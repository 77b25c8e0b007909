import type { ScfWorld } from './world.ts'

/** 一个人打开办理页面，对那一行做一件事。 */
export async function handle(world: ScfWorld, person: string, page: string, row: string, action: string) {
  await world.signIn(person)
  await world.open(page)
  await world.shell.isAt(page)
  await world.table().act(row, action)
  await world.shell.settled()
}

/** 打开办理页面，办完并签署，等到那一行离开待办。 */
export async function decide(
  world: ScfWorld,
  [person, page, row]: [string, string, string],
  action: string,
  decision: string,
) {
  await handle(world, person, page, row, action)
  await world.approval.decide(decision)
  await world.signing.sign()
  await world.shell.isAt(page)
  await world.table().hasNo(row)
}
