import type { MyDecision } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import type { TrailRow, UserRow } from '../../kernel/rows.ts'
import { namedOf } from './places.ts'

type Kept = Readonly<Record<string, unknown>> & { auditTrail?: readonly TrailRow[] }

/** 这一次是不是这个人决定的：单据记着复核、终审的是谁的按编号认，更早的几次轨迹里只有姓名。 */
const decidedBy = (row: Kept, { operatorName, time }: TrailRow, { userId, personName }: UserRow): boolean => {
  const stamp = ['final', 'review'].find((one) => row[`${one}Time`] === time)
  return stamp ? row[`${stamp}UserId`] === userId : operatorName === personName
}

/** 本人在本企业的每一次决定，由各单据的轨迹而来，从早到晚。 */
export const myDecisions = (ctx: Context): MyDecision[] => {
  const { world, user, corp } = ctx
  const isMine = (row: Kept, line: TrailRow): boolean =>
    line.result !== undefined && line.corpName === corp.corpName && decidedBy(row, line, user)
  return world.registry.entities
    .flatMap(({ name: documentKind, table }) =>
      (table(world).all() as unknown as readonly Kept[]).flatMap((row) => {
        const mine = (row.auditTrail ?? []).filter((line) => isMine(row, line))
        const named = mine.length > 0 ? namedOf(world.registry, documentKind, row) : undefined
        if (!named) return []
        const { name: documentName, documentNo } = named
        return mine.map(({ event, result, opinion, time }, at) => ({
          decisionId: `${documentKind} ${documentNo} ${at}`,
          documentKind,
          documentName,
          documentNo,
          event,
          result: result!,
          ...(opinion && { opinion }),
          decidedTime: time,
        }))
      }),
    )
    .toSorted((a, b) => a.decidedTime.localeCompare(b.decidedTime))
}
