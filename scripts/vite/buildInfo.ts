// Which build this is: the commit and the versions of the contract. It stands in index.html and in version.json only, so
// that a release without changes leaves every hashed file as it was.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SERVICES = ['corp', 'uaa', 'file', 'signing'] as const

export interface BuildInfo {
  readonly version: string
  /** 提交号；有未提交的改动时带 -dirty */
  readonly commit: string
  /** 各服务的契约版本 */
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

/** 读出版本、提交与契约版本；没有 git 时提交为 unknown（或由 SCF_COMMIT 给出）。 */
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

/** 写进 index.html 的 scf-build 与 version.json。 */
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
