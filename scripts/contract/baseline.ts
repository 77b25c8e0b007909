import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundleContract } from '../../openapi/bundle.ts'
import { type Operation, readOperations } from './contract.ts'

interface Baseline {
  /** A readable version: a tag, or HEAD with the short hash. */
  name: string
  operations: Map<string, Operation>
}

const git = (root: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The contract to compare with: the version named by since, otherwise the latest tag, HEAD when there are no tags. Bundles
 * are cached by commit in .contract/base. Undefined outside git, or when that version has no contract yet.
 */
export function readBaseline(root = '.', since?: string): Baseline | undefined {
  const tag = since ?? git(root, 'describe', '--tags', '--abbrev=0')
  const commit = git(root, 'rev-parse', '--verify', '--quiet', `${tag ?? 'HEAD'}^{commit}`)
  if (!commit) return undefined
  const name = tag ?? `HEAD（${commit.slice(0, 7)}）`
  const store = resolve(root, '.contract/base')
  const place = join(store, commit)
  if (!existsSync(place)) {
    // one base at a time is enough
    if (existsSync(store))
      for (const old of readdirSync(store)) rmSync(join(store, old), { recursive: true, force: true })
    const copy = mkdtempSync(join(tmpdir(), 'scf-base-'))
    try {
      const archive = spawnSync('git', ['archive', '--format=tar', commit, 'openapi', 'redocly.yaml'], {
        cwd: root,
        maxBuffer: 1 << 28,
      })
      if (archive.status !== 0) return undefined
      const unpacked = spawnSync('tar', ['-xf', '-', '-C', copy], { input: archive.stdout })
      if (unpacked.status !== 0) return undefined
      bundleContract(copy, true)
      mkdirSync(place, { recursive: true })
      cpSync(join(copy, '.contract'), join(place, '.contract'), { recursive: true })
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  return { name, operations: readOperations(place) }
}
