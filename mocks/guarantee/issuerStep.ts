import type { DocumentRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import { step, type Transition } from '../kernel/machine.ts'

/** 开立机构在保函单据上的一步：检查状态、记轨迹，记在机构名下。 */
export const issuerStep = <
  State extends string,
  Field extends string,
  Row extends DocumentRow & Record<Field, State>,
>(
  world: World,
  row: Row,
  field: Field,
  transition: Transition<State>,
  issuerOrgName: string,
  opinion?: string,
): void => {
  step(world, row, field, transition, undefined, opinion)
  Object.assign(row.auditTrail.at(-1)!, {
    node: 'FUNDER',
    operatorName: issuerOrgName,
    corpName: issuerOrgName,
  })
}
