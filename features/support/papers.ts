import { expect } from './expect.ts'
import type { ScfWorld } from './world.ts'

/** 得了单独同意，传好执照与身份证的影像，等到都识别过：识别填入的不会与接着填的抢先后。 */
export async function uploadPapers(world: ScfWorld): Promise<void> {
  await world.form.fillIn({ 证件影像单独同意: '是' })
  const papers = ['营业执照', '身份证人像面', '身份证国徽面']
  for (const paper of papers) await world.form.upload(`${paper}.jpg`, paper)
  const read = world.page.getByRole('status').filter({ hasText: '请核对' })
  await expect(read, '读完的文件数').toHaveCount(papers.length)
}
