import { expect } from '../../../features/support/expect.ts'
import { CALLS, type FaultCase } from '../FaultCase.ts'

/** 该是文件的应答成了这样：说 text，什么也没有存下。 */
const notFile = (id: string, title: string, body: unknown, type: string, text: string): FaultCase => ({
  id,
  title,
  act: async (scene) => {
    await scene.fault(CALLS.export, { body, headers: { 'Content-Type': type } })
    const saved: string[] = []
    scene.page.on('download', (download) => saved.push(download.suggestedFilename()))
    await scene.click('导出')
    await expect(scene.page.getByText(text)).toBeVisible()
    expect(saved, '存下的文件').toEqual([])
  },
  expect: (scene) => expect(scene.page.getByRole('button', { name: '导出', exact: true })).toBeEnabled(),
})

/** 值是契约说的那一类：文件是文件。 */
export const cases: FaultCase[] = [
  notFile(
    'U08',
    '导出得到失败的信封，而类型写作 octet-stream：给服务端的话，不存文件',
    JSON.stringify({ code: 'E1', message: '导出的行数超过一万' }),
    'application/octet-stream',
    '导出的行数超过一万',
  ),
  notFile(
    'U08b',
    '导出得到登录页，而类型写作 xlsx：文件导出失败，不存文件',
    '<!doctype html><title>WAF-MARK</title><h1>请登录</h1>',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '文件导出失败',
  ),
]
