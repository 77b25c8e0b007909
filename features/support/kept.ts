import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** 场景留下的文件放在 reports 下的哪里。 */
type Folder = 'shots' | 'worlds'

interface Scenario {
  readonly uri: string
  readonly name: string
  readonly location?: { readonly line: number }
}

/** 一个场景留下的文件都以它开头：再跑一遍还是它，大纲的各个例子各有一个。 */
export function keptName({ uri, name, location }: Scenario): string {
  const scenario = `${uri}:${location?.line ?? 0}:${name}`
  return createHash('sha1').update(scenario).digest('hex').slice(0, 12)
}

/** 留下一个文件，返回它的路径。 */
export function keep(folder: Folder, name: string, content: string | Uint8Array): string {
  const path = join('reports', folder)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, name), content)
  return join(path, name)
}
