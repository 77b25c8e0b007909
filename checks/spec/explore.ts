// npm run spec:explore -- scenario name | file:line: plays the scenario up to that step, keeps its world, and gives an
// address to open in one's own browser
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { freePort } from '../../scripts/port.ts'
import { stop } from '../../scripts/stop.ts'
import { chosen, runCucumber, serve } from './deployment.ts'
import { readEnvelopes, readFeatures } from './envelopes.ts'
import { resultsOf } from './report/results.ts'
import { scenariosIn } from './scenarios.ts'

const USAGE = '用法：npm run spec:explore -- "场景名"，或 文件:行号（行号落在某一步上就做到那一步）'

stopChildrenOnInterrupt()
const [wanted, ...more] = process.argv.slice(2)
if (wanted === undefined || more.length > 0) stop(USAGE)

const all = scenariosIn(readFeatures())
const [, file = '', lineText = ''] = /^(.*\.feature):(\d+)$/.exec(wanted) ?? []
const line = Number(lineText)
const inFile = all.filter(({ uri }) => uri === file)
// a line of the background belongs to every scenario of the file: the first one is as good as any
const candidates = file
  ? [inFile.findLast((one) => one.line <= line) ?? inFile[0]].filter((one) => one !== undefined)
  : all.filter(({ name }) => name.includes(wanted))
const scenario = candidates.find(({ name }) => name === wanted) ?? candidates[0]
if (!scenario) stop(`没有找到“${wanted}”。${USAGE}`)
if (candidates.length > 1 && scenario.name !== wanted) {
  stop(
    `“${wanted}”符合几个场景，请写全：\n${candidates.map(({ name, uri, line: at }) => `  ${name}　${uri}:${at}`).join('\n')}`,
  )
}
// the line of a step, or of the table under it; the line of the scenario itself means all of it
const upTo =
  line === scenario.line ? 0 : scenario.steps.filter((step) => file !== '' && step.line <= line).length

const { port } = await freePort(5179, 'npm run spec:explore')
const served = await serve(port)
const folder = mkdtempSync(join(tmpdir(), 'scf-explore-'))
const messages = join(folder, 'messages.ndjson')
const args = [
  '--profile',
  'explore',
  '--format',
  `message:${messages}`,
  ...chosen([`${scenario.uri}:${scenario.line}`]),
]
console.log(`正在做“${scenario.name}”${upTo > 0 ? `，到第 ${upTo} 步` : ''}……`)
const exitCode = await runCucumber(args, served.url, {
  SHOTS: '0',
  ...(upTo > 0 ? { SPEC_STEPS: String(upTo) } : {}),
})
const place = Object.values(resultsOf(readEnvelopes(messages)))[0]?.place
rmSync(folder, { recursive: true, force: true })
if (!place?.world) stop('场景没有打开任何世界，无法继续。')
const address = new URL('/__mock/open', served.url)
address.hash = encodeURIComponent(
  JSON.stringify({ title: scenario.name, person: place.person, path: place.path, world: place.world }),
)
const last = scenario.steps[(upTo || scenario.steps.length) - 1]
console.log(
  [
    '',
    exitCode === 0 ? `停在：${last?.keyword ?? ''} ${last?.text ?? ''}` : '场景没有做完，停在失败的那一步。',
    `用浏览器打开（同样的人、数据与时间）：\n  ${address.href}`,
    `沙盒面板：${new URL('/__mock/panel', served.url).href}`,
    '按 Ctrl+C 结束，这个世界随之消失。',
  ].join('\n'),
)
