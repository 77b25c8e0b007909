import { type Actor, notOwnApplication, notOwnDocument, notOwnMaking, samePerson } from './document.ts'
import { guard } from './flow.ts'
import type { DocumentRow } from './rows.ts'
import type { World } from './World.ts'

// Guards that the flows share: maker and checker (INV-01, INV-02) and the optimistic lock.

/** INV-01: the first reviewer is not the maker. */
export const notMaker = guard<DocumentRow>('INV-01', (world, row, { user }) => notOwnMaking(world, row, user))

/** INV-01: the last reviewer neither made the document nor reviewed it before. */
export const notDecider = guard<DocumentRow>('INV-01', (world, row, { user }) =>
  notOwnDocument(world, row, user),
)

/** Only who made the application takes it back. */
export const onlyMaker = guard<DocumentRow>('OWN', (world, row, { user }) =>
  notOwnApplication(world, row, user),
)

/** Only who submitted the document takes the submission back. */
export const onlySubmitter = guard<DocumentRow>('OWN', (world, row, { user }) =>
  samePerson(world, row.createUserId, user) ? undefined : '只能撤回本人提交的',
)

/** Whether the actor's enterprise owns the document: a condition of buttons that the other party does not have at all. */
export const isOwn = (_world: World, row: { corpId: string }, { user }: Actor): boolean =>
  row.corpId === user.corpId

/** Whether it is another enterprise's: the button of the other party. */
export const isOthers: typeof isOwn = (world, row, actor) => !isOwn(world, row, actor)

/** Whether a form says nothing that the row does not say already; what is left out of the form is not changed. */
export const isUnchanged = (row: object, form: object): boolean => {
  const known = new Map(Object.entries(row))
  return Object.entries(form).every(
    ([field, value]) => value === undefined || JSON.stringify(value) === JSON.stringify(known.get(field)),
  )
}
