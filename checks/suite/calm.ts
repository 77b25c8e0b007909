// npm run calm [-- --times 3 --workers 6]: what npm test runs in random order with more workers than the machine has cores, and once
// with every answer after a random time up to 400 ms. What fails here is a race, in a test or in the portal: none is retried.
import { parseArgs } from 'node:util'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { Parts } from './parts.ts'
import { cases, scenarios, unit } from './pieces.ts'

stopChildrenOnInterrupt()
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    workers: { type: 'string', default: '6' },
  },
})
const { times, workers } = values
const parts = new Parts()
parts.forget('reports')
const order = () => ['--order', 'random', '--parallel', workers]

for (let turn = 1; turn <= Number(times); turn += 1) {
  await parts.do(`单元测试 ${turn}`, () => unit(['--sequence.shuffle', `--maxWorkers=${workers}`]))
  await parts.do(`功能场景 ${turn}`, () => scenarios(['--core', ...order()]))
  await parts.do(`故障 ${turn}`, () =>
    cases('checks/faults/run.ts', 'reports/faults.json', ['--core', `--workers=${workers}`]),
  )
}
process.env['MOCK_DELAY'] = '400'
await parts.do('功能场景，应答随机晚 0 至 400 毫秒', () => scenarios(['--core', ...order()]))
parts.end()
