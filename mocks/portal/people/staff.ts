// 对方的员工：另一方的轨迹与经办人里只有企业的名称（个人信息只给办事需要的人看）。
import type { Context } from '../../kernel/Context.ts'
import type { DocumentRow, TrailRow } from '../../kernel/rows.ts'

const PEOPLE: readonly TrailRow['node'][] = ['OPERATOR', 'DIRECTOR', 'FINAL']

/** 双方都看得到的单据，这一方看到的经过与经办、复核：本企业的写姓名，对方的写企业。 */
export const ownStaff = (ctx: Context, row: DocumentRow) => {
  const own = ctx.corp.corpName
  const auditTrail = row.auditTrail.map((line) =>
    PEOPLE.includes(line.node) && line.corpName && line.corpName !== own
      ? { ...line, operatorName: line.corpName }
      : line,
  )
  if (row.corpId === ctx.corp.corpId) return { auditTrail }
  const createUserName = ctx.world.corps.get(row.corpId)?.corpName ?? row.createUserName
  return { auditTrail, createUserName, reviewUserName: undefined, finalUserName: undefined }
}
