import { mkdirSync, writeFileSync } from 'node:fs'
import { page } from '../../mocks/kernel/control/page.ts'
import { html } from '../../mocks/kernel/html.ts'
import type { Family } from './Family.ts'
import { shrink } from './shrink.ts'
import type { Failure } from './simulate.ts'

const FOLDER = 'reports/simulation'
const PORTAL = 'http://127.0.0.1:5173'

/** Shrinks a failure and writes a page whose link opens the world in the running portal; returns its path and the remaining steps. */
export const leaveReplay = async (family: Family, failure: Failure, steps: number): Promise<string> => {
  const { failure: found, steps: left, journal } = await shrink(family, failure, { steps })
  const name = `${FOLDER}/${family.name}-${failure.seed}`
  const title = `${family.title}，种子 ${failure.seed}，缩到 ${left.length} 步`
  const plan = { title, person: '', path: '', controls: [{ name: 'journal', body: journal }], rebuilds: true }
  const link = `${PORTAL}/__mock/open#${encodeURIComponent(JSON.stringify(plan))}`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${name}.json`, JSON.stringify(journal, undefined, 2))
  writeFileSync(
    `${name}.html`,
    page({
      title,
      header: html`<p>${found.message}</p>`,
      main: html`<p>先 <code>npm start</code>，再<a href="${link}">打开出错之后的世界</a>；别的地址在沙盒面板导入 <code>${name}.json</code>。</p>`,
    }),
  )
  return `${found.message}\n  缩到 ${left.length} 步（${left.join('、')}）；世界在 ${name}.html`
}
