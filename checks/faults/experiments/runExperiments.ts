import type { Browser } from '@playwright/test'
import { Scene } from '../Scene.ts'
import type { Finding } from './Finding.ts'
import { thousandClicks } from './thousandClicks.ts'
import { threeTabs } from './threeTabs.ts'
import { twoTabs } from './twoTabs.ts'

/** 跑几个实验并打印数字；都成立得 true。三个标签页的操作次数由 OPERATIONS 指定，默认 1000；wanted 是要跑的，空的全跑。 */
export async function runExperiments(
  browser: Browser,
  origin: string,
  wanted: readonly string[],
): Promise<boolean> {
  const operations = Number(process.env['OPERATIONS'] ?? 1000)
  const experiments: Readonly<Record<string, (scene: Scene) => Promise<Finding>>> = {
    thousandClicks,
    threeTabs: (scene) => threeTabs(scene, operations),
    twoTabs,
  }
  let holds = true
  for (const [name, experiment] of Object.entries(experiments)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    context.setDefaultTimeout(10_000)
    const scene = new Scene(context, origin)
    await scene.mock('POST', 'world', { scenario: 'default', seed: 1 })
    const begun = performance.now()
    const finding = await experiment(scene)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    holds &&= finding.holds
    const figures = Object.entries(finding.figures).map(([figure, value]) => `${figure}=${value}`)
    console.log(
      `${finding.holds ? '成立' : '不成立'} ${finding.title}：${figures.join(' ')}（${seconds} 秒）`,
    )
    await context.close()
  }
  return holds
}
