// npm run spec [-- @tag] [-- file or file:line] [-- scenario name]; other options as in cucumber
import { existsSync, mkdirSync } from 'node:fs'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { chosen, runCucumber, serve } from './deployment.ts'
import { buildReport } from './report.ts'

stopChildrenOnInterrupt()
const args = chosen(process.argv.slice(2))
const isDryRun = args.includes('--dry-run')
mkdirSync('reports', { recursive: true })
const workers = args.includes('--parallel')
  ? []
  : ['--parallel', process.env['HEADED'] ? '1' : String(WORKERS)]
if (isDryRun) {
  process.exitCode = await runCucumber(args, '')
} else {
  const served = await serve()
  process.exitCode = await runCucumber([...workers, ...args], served.url)
  await served.close()
  if (existsSync('reports/messages.ndjson')) console.log(buildReport())
}
