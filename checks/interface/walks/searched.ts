import type { Finding, Looking } from '../Finding.ts'
import type { Visit } from '../Visit.ts'

const NOBODY = '查无此物'

/** 1.8 查不到的条件：说是条件的缘故，给 清除条件。 */
export async function searchNothing(visit: Visit, looking: Looking): Promise<Finding[]> {
  const condition = (await visit.ask('readList'))?.condition
  if (!condition) return []
  const field = visit.page.getByRole('search').getByLabel(condition.label, { exact: true }).first()
  await field.fill(NOBODY, { timeout: 8_000 })
  await field.press('Enter')
  await visit.rests()
  const found = await visit.measure(['1.8'], { ...looking, state: 'searched' })
  return found
}
