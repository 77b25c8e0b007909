// Spectral's rules for OpenAPI over the bundled contract, as everybody gets it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { programOf } from '../supplyChain/fetched.ts'

const RULES = join(import.meta.dirname, 'rules.yaml')
/** What the program ends with when it ran: nothing found, or something found. */
const RAN = [0, 1]

interface Finding {
  code: string
  message: string
  path: (string | number)[]
}

/** What the rules say of a document, a line each; nothing when all is well. */
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
