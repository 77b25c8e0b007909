// The one place that bundles the contract: npm run api, the mock backend and the tests read .contract/<service>.json.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { threadId } from 'node:worker_threads'
import { withoutFailures } from './codes.ts'
import { complete } from './complete.ts'
import type { Document } from './document.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** 契约的四个服务；openapi/<service>/openapi.yaml 是各自的入口。 */
export const services = ['corp', 'uaa', 'file', 'signing'] as const

/** 一个服务打包后的文件。 */
export const bundlePath = (service: string, root = ROOT): string => join(root, '.contract', `${service}.json`)

/** 契约随门户发布，版本就是门户的：package.json 里的那一个，各服务的 info.version 须与它一致。 */
export const contractVersion = (root = ROOT): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

const newest = (path: string): number => {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  // the folder itself counts: a file that was taken away leaves no other trace
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** 打包结果缺失，或比它的来源（本服务的目录与例子、共用的 yaml、补全的代码、redocly.yaml）旧的服务。 */
export const staleBundles = (root = ROOT): string[] => {
  const shared = readdirSync(join(root, 'openapi'))
    .filter((name) => /\.(yaml|ts)$/.test(name))
    .map((name) => join(root, 'openapi', name))
  const common = Math.max(...[...shared, join(root, 'redocly.yaml')].map(newest))
  return services.filter((service) => {
    const made = bundlePath(service, root)
    const own = [service, join('examples', service)].map((name) => join(root, 'openapi', name))
    return (
      !existsSync(made) || statSync(made).mtimeMs < Math.max(common, ...own.filter(existsSync).map(newest))
    )
  })
}

/**
 * 把过时的服务各自打成一个文件并补全（complete.ts）；缺省只做需要做的，all 时全部重做。打包失败时抛出 redocly 的说明。
 * 先写在旁边再改名，所以几个进程可以同时做。
 */
export const bundleContract = (root = ROOT, all = false): void => {
  const wanted = all ? services : staleBundles(root)
  if (wanted.length > 0) mkdirSync(join(root, '.contract'), { recursive: true })
  const redocly = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
  // One call a service: redocly names what it writes after the root file, and ours are all called openapi.yaml.
  for (const service of wanted) {
    const draft = join('.contract', `${service}.${process.pid}-${threadId}.json`)
    const { status, stderr } = spawnSync(process.execPath, [redocly, 'bundle', service, '--output', draft], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`契约 openapi/${service} 打包失败：\n${stderr.trim()}`)
    const bundled = JSON.parse(readFileSync(join(root, draft), 'utf8')) as Document
    // read before what can fail: nothing half done stays behind
    rmSync(join(root, draft))
    const whole = complete(service, bundled, join(root, 'openapi'))
    writeFileSync(join(root, draft), JSON.stringify(whole, undefined, 2))
    renameSync(join(root, draft), bundlePath(service, root))
  }
}

/**
 * Every service's bundle, made first where it is missing or older than its sources, with the success alone as the answer:
 * a failure is known by its code, and checked against one of two an answer would be wrong in two ways.
 */
export const readSuccesses = (): Record<(typeof services)[number], Document> => {
  bundleContract()
  const documents = services.map((service) => [
    service,
    withoutFailures(JSON.parse(readFileSync(bundlePath(service), 'utf8'))),
  ])
  return Object.fromEntries(documents)
}
