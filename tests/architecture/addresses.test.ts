// A page is where its address says. Computed from the table of routes: nothing is listed here.
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, written } from '../../scripts/sources.ts'
import { loaders } from '../../src/routes/pages/loaders.ts'

const sources = written('src')
const imports = sources.flatMap(importsOf)

/** An address as a folder of src/pages; what a parameter says is no folder. */
const folderOf = (address: string): string => `src/pages${address.replace(/\/:\w+$/, '')}`.replace(/\/$/, '')

/** A folder and all that it lies in, below src. */
const upwards = (folder: string): string[] => (folder === 'src' ? [] : [folder, ...upwards(dirname(folder))])

describe('页面在地址所说的地方', () => {
  it('页面的每个文件夹都是一个地址，或者在它的半路上', () => {
    const places = new Set([...loaders.keys()].flatMap((address) => upwards(folderOf(address))))
    const folders = sources
      .map(({ path }) => dirname(path))
      .filter((folder) => folder === 'src/pages' || folder.startsWith('src/pages/'))
    expect(folders.length).toBeGreaterThan(400)
    expect([...new Set(folders)].filter((folder) => !places.has(folder))).toEqual([])
  })

  it('每个页面在它的地址里，或者在地址的文件夹里', () => {
    const files = new Map(
      sources
        .filter(({ path }) => path.startsWith('src/pages/') && path.endsWith('Page.tsx'))
        .map(({ path }) => [path.split('/').at(-1)!, path]),
    )
    const bad = [...loaders].flatMap(([address, load]) => {
      const [, name = ''] = /(\w+Page\.tsx)/.exec(load.toString()) ?? []
      const folder = dirname(files.get(name) ?? '')
      const place = folderOf(address)
      return folder === place || folder === dirname(place) ? [] : [`${address}: ${folder}`]
    })
    expect(bad).toEqual([])
  })

  it('几个地址共用的，放在 business 里那一族的文件夹，别的族不用它', () => {
    const familyOf = (path: string) =>
      /^src\/(?:pages|business)\/(\w+)\//.exec(path)?.[1]?.replace('reverse_factoring', 'reverseFactoring')
    const families = new Set(['abs', 'credit', 'guarantee', 'reverseFactoring'])
    const own = imports.filter(
      ({ target }) => target.startsWith('src/business/') && families.has(familyOf(target) ?? ''),
    )
    expect(own.length).toBeGreaterThan(50)
    const bad = own.filter(({ from, target }) => familyOf(from) !== familyOf(target))
    expect(bad.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
  })
})
