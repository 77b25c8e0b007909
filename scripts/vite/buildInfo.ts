// Which build this is: the commit and the versions of the contract. It is in index.html and in version.json only, so
// that a release without changes leaves every hashed file as it was.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SERVICES = ['corp', 'uaa', 'file', 'signing'] as const

export interface BuildInfo {
  readonly version: string
  /** The commit; with -dirty when there are uncommitted changes */
  readonly commit: string
  /** The contract version of each service */
  readonly contracts: Readonly<Record<string, string>>
}

const git = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const commitOf = (root: string): string => {
  const given = process.env['SCF_COMMIT']
  if (given && /^[\w.-]{1,64}$/.test(given)) return given
  const head = git(root, 'rev-parse', '--short=12', 'HEAD')
  if (head.status !== 0) return 'unknown'
  const isClean = git(root, 'diff', '--quiet', 'HEAD').status === 0
  return head.stdout.trim() + (isClean ? '' : '-dirty')
}

/** Reads version, commit and contract versions; without git the commit is unknown (or given by SCF_COMMIT). */
const readBuildInfo = (root: string): BuildInfo => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const contracts = Object.fromEntries(
    SERVICES.map((service) => {
      const text = readFileSync(join(root, 'openapi', service, 'openapi.yaml'), 'utf8')
      return [service, /^ {2}version: ['"]?([\w.-]+)/m.exec(text)?.[1] ?? '']
    }),
  )
  return { version, commit: commitOf(root), contracts }
}

/** Writes scf-build into index.html, and version.json. */
export const buildInfo = (): Plugin => {
  let root = ''
  let known: BuildInfo | undefined
  const info = () => (known ??= readBuildInfo(root))
  return {
    name: 'build-info',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: () => {
      const { version, commit, contracts } = info()
      const versions = [...new Set(Object.values(contracts))].join('、')
      const attrs = (name: string, content: string) => ({ tag: 'meta', attrs: { name, content } })
      return [attrs('scf-build', `${version} ${commit}`), attrs('scf-contract', versions)]
    },
    generateBundle() {
      const source = `${JSON.stringify(info(), undefined, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}
