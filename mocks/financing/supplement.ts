// 补件：资金方要求、企业提交、超期不补。
import { addWorkingDays } from '#domain/calendar.ts'
import type { AttachmentRow } from '../kernel/rows.ts'
import type { World } from '../kernel/World.ts'
import { shareFiles } from '../portal/file/store.ts'
import { holidays } from '../portal/holiday/holidays.ts'

/** 补件答复期限（工作日），过后自动撤销（DL-05）。 */
const SUPPLEMENT_WORKING_DAYS = 5

/** 资金方没有说要什么时要的。 */
export const USUAL_PAPERS = '最近一期对账单'

type Asked = { funderId?: string; supplementDesc?: string; supplementDeadline?: string }

/** 要求补件：写下要什么、到哪天；答通知里的话。 */
export const askPapers = (world: World, row: Asked, desc: string): string => {
  row.supplementDesc = desc
  row.supplementDeadline = addWorkingDays(world.today(), SUPPLEMENT_WORKING_DAYS, holidays)
  return `请于${row.supplementDeadline}前补充：${desc}`
}

/** 补来了：不再有期限，资料给资金方看。 */
export const handOver = (world: World, row: Asked, files: readonly AttachmentRow[]): void => {
  delete row.supplementDeadline
  shareFiles(world, files, row.funderId!)
}
