// The experiment finds its places in the code: every page with a queue of decisions, a list, or a read that depends on something.
import { describe, expect, it } from 'vitest'
import { loaders } from '#routes/pages/loaders.ts'
import { dependentReads } from '../../checks/foreign/dependentReads.ts'
import { type Place, partOf, placesIn, sampleOf } from '../../checks/foreign/places.ts'
import { written } from '../../scripts/sources.ts'
import { pageFile } from '../../scripts/vite/pageFile.ts'

const places = placesIn()
const pages = written('src').filter(({ path }) => /^src\/pages\/.*Page\.tsx$/.test(path))
const fileOf = ({ route }: Place) => `src/${pageFile(loaders.get(route.path)!)}`
const missing = (call: string, isFound: (place: Place) => boolean) => {
  const found = new Set(places.filter(isFound).map(fileOf))
  return pages.filter(({ path, text }) => text.includes(call) && !found.has(path)).map(({ path }) => path)
}

describe('问与答的地方', () => {
  it('一笔接一笔地办的页面，每一个都有由地址指明的单据', () => {
    expect(missing('useDecisionQueue(', ({ kind }) => kind === 'document')).toEqual([])
  })

  it('列表页每一个都试', () => {
    expect(missing('useListPage(', ({ kind }) => kind === 'list')).toEqual([])
  })

  it('子视图的编号由打开它的那一句得知', () => {
    const own = places.filter(({ route }) => route.path === '/credit/core/issue/issue').map(partOf)
    expect(own).toEqual(expect.arrayContaining(['列表', 'edit issueNo', 'detail issueNo']))
  })

  it('随填写而问的读由三元式得知', () => {
    const paths = dependentReads().map(({ path }) => path.replace('/api/web/corp/v1/', ''))
    expect(paths).toEqual(expect.arrayContaining(['credits/finance/quotes', 'abs/transfer/quote']))
  })

  it('只试几处时，从要办的与列表里均匀地取', () => {
    const some = sampleOf(places, 10)
    expect(new Set(some)).toHaveLength(10)
    expect(new Set(some.map(({ kind }) => kind))).toHaveLength(2)
  })
})
