// npm run spec [-- @tag] [-- file or file:line] [-- scenario name]; other options as in cucumber.
// --core: what npm test runs; --rest: all others; --rest=2/6: every sixth of these, from the second on.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from '../../scripts/browser.ts'
import { stopChildrenOnInterrupt, WORKERS } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'
import { mustBeWritable } from '../../scripts/writable.ts'
import { inTurn, turnIn } from '../shared/turn.ts'
import { coreAndRest } from './core.ts'
import { chosen, featureFiles, runCucumber, serve } from './deployment.ts'
import { refused } from './lint.ts'
import { buildReport } from './report.ts'

/** The maps: which click of which scenario books what, which field sends which read, which transition is made. */
const NOTES = {
  DOUBLES_REPORT: 'reports/bookings.ndjson',
  CHOICES_REPORT: 'reports/choices.ndjson',
  TRANSITIONS_REPORT: 'reports/transitions.ndjson',
}

const PART = /^--(core|rest)(?:=(.*))?$/

/** The scenarios that --core, --rest or --rest=2/6 asks for; undefined for another argument. */
function partOf(arg: string): string[] | undefined {
  const [, name, share = '1/1'] = PART.exec(arg) ?? []
  if (name !== 'core' && name !== 'rest') return undefined
  return inTurn(coreAndRest()[name], turnIn(share) ?? stop(`${arg}：写作 --${name}=2/6`))
}

stopChildrenOnInterrupt()
const given = process.argv.slice(2)
const [part] = given.flatMap((arg) => PART.exec(arg)?.[1] ?? [])
const args = chosen(given.flatMap((arg) => partOf(arg) ?? [arg]))
const isDryRun = args.includes('--dry-run')
mustBeWritable()
mkdirSync('reports', { recursive: true })
// recorded by the scenarios for npm run shown, doubles and foreign
const isWhole = part !== undefined || given.length === 0
const notes = isWhole
  ? Object.fromEntries(Object.entries(NOTES).map(([name, path]) => [name, process.env[name] ?? path]))
  : {}
if (part !== 'rest') for (const path of Object.values(notes)) rmSync(path, { force: true })
const workers = args.includes('--parallel')
  ? []
  : ['--parallel', process.env['HEADED'] ? '1' : String(WORKERS)]
if (isDryRun) {
  process.exitCode = await runCucumber(args, '')
} else {
  // told before the build: the features and the browser
  const problems = refused(args, featureFiles())
  if (problems.length > 0) stop(`需求文件有误：\n  ${problems.join('\n  ')}`)
  ensureBrowser()
  const served = await serve()
  process.exitCode = await runCucumber([...workers, ...args], served.url, notes)
  await served.close()
  // npm test needs the living documentation only when something failed
  if (existsSync('reports/messages.ndjson') && (part === undefined || process.exitCode !== 0))
    console.log(buildReport())
}
