// Spectral's rules for OpenAPI over the bundled contract, as other teams get it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programOf } from '../supplyChain/fetched.ts'

const RULES = join(import.meta.dirname, 'rules.yaml')
/** Exit codes of a successful run: nothing found, or something found. */
const RAN = [0, 1]

interface Finding {
  code: string
  message: string
  path: (string | number)[]
}

/** The findings for a document, one per line; empty when there are none. */
export function spectralProblems(path: string): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf('spectral'), 'lint', path, '--ruleset', RULES, '--format', 'json', '--quiet'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  if (!RAN.includes(status ?? -1)) throw new Error(`Spectral 没有运行：${stderr}`)
  return (JSON.parse(stdout) as Finding[]).map(
    ({ code, message, path: place }) => `${code}：${place.join(' › ')}：${message}`,
  )
}
