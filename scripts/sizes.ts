// npm run sizes: the size of each route of the build, against the budgets; also in reports/sizes.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { BUDGETS } from './sizes/budgets.ts'
import { readDist } from './sizes/dist.ts'

const dist = readDist()
const sent = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (dist.compressed.get(`${name}.br`) ?? dist.files.get(name))!.length, 0) /
  1024
const kib = (value: number): string => value.toFixed(1)

const rows = dist.pages
  .map((key) => {
    const { js, css } = dist.beyondEntry(key)
    const own = dist.kib([dist.manifest[key]?.file ?? ''])
    return {
      page: key.replace(/^src\/pages\//, ''),
      own,
      js: dist.kib(js),
      css: dist.kib(css),
      br: sent([...js, ...css]),
      count: js.length + css.length,
    }
  })
  .toSorted((a, b) => b.js - a.js)
const lines = [
  `入口 JS ${kib(dist.kib(dist.entry.js))} / ${BUDGETS.entryJs}，入口 CSS ${kib(dist.kib(dist.entry.css))} / ${BUDGETS.entryCss}，首屏实际传输 ${kib(sent([...dist.entry.js, ...dist.entry.css]))}（br）`,
  '',
  `| 页面（KiB，gzip；实际传输为 br） | 自己的 JS（${BUDGETS.ownJs}） | 入口以外的 JS（${BUDGETS.pageJs}） | CSS（${BUDGETS.pageCss}） | 实际传输 | 文件数（${BUDGETS.requests}） |`,
  '|---|---|---|---|---|---|',
  ...rows.map(
    ({ page, own, js, css, br, count }) =>
      `| ${page} | ${kib(own)} | ${kib(js)} | ${kib(css)} | ${kib(br)} | ${count} |`,
  ),
]
mkdirSync('reports', { recursive: true })
writeFileSync('reports/sizes.md', `${lines.join('\n')}\n`)
console.log(lines.join('\n'))
