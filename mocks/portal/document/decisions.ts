import type { MyDecision } from '#api/generated/corp/model/index.ts'
import type { Context } from '../../kernel/Context.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import { namedOf } from './places.ts'

type Kept = Readonly<Record<string, unknown>> & { auditTrail?: readonly TrailRow[] }

/** 本人在本企业的每一次决定，由各单据的轨迹而来，从早到晚。 */
export const myDecisions = (ctx: Context): MyDecision[] => {
  const { world, user, corp } = ctx
  const isMine = ({ operatorName, corpName, result }: TrailRow): boolean =>
    result !== undefined && operatorName === user.personName && corpName === corp.corpName
  return world.house.entities
    .flatMap(({ name: documentKind, table }) =>
      (table(world).all() as unknown as readonly Kept[]).flatMap((row) => {
        const mine = (row.auditTrail ?? []).filter(isMine)
        const named = mine.length > 0 ? namedOf(documentKind, row) : undefined
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
