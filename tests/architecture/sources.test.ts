// The rules of this folder depend on the reader of the sources, which is tested on a made-up file.
import { describe, expect, it } from 'vitest'
import { everyText, importsOf, layerOf, type Source, written } from '../../scripts/sources.ts'

const file = (path: string, text: string): Source => ({ path, text })

describe('读导入', () => {
  it('静态、类型、多行、只为副作用、再导出、按需', () => {
    const text = `import '@arco-design/web-react/es/_util/react-19-adapter'
import type { Page } from '#api/generated/corp/model/index.ts'
import {
  add,
  type Money,
} from '../../domain/money.ts'
export { x } from './x.ts'
export type * from 'swr'
const load = () => import('#pages/workbench/WorkbenchPage.tsx')
const words = "import nothing from 'here'"
type Lazy = typeof import('axios')
`
    const found = importsOf(file('src/pages/credit/Page.tsx', text))
    expect(found.map(({ target, isPackage, isType, isLazy }) => [target, isPackage, isType, isLazy])).toEqual(
      [
        ['@arco-design/web-react', true, false, false],
        ['src/api/generated/corp/model/index.ts', false, true, false],
        ['src/domain/money.ts', false, false, false],
        ['src/pages/credit/x.ts', false, false, false],
        ['swr', true, true, false],
        ['src/pages/workbench/WorkbenchPage.tsx', false, false, true],
        ['axios', true, true, true],
      ],
    )
  })

  it('目录即层', () => {
    expect(
      ['src/main.tsx', 'src/domain/money.ts', 'mocks/kernel/call.ts', 'src/pages/a/B.tsx'].map(layerOf),
    ).toEqual(['main', 'domain', 'mocks', 'pages'])
  })
})

describe('读文件', () => {
  it('真的读到了树里的文件', () => {
    expect(written('src', 'mocks', 'scripts', 'checks', 'features').length).toBeGreaterThan(200)
    expect(written('src').every(({ path }) => !path.includes('/generated/'))).toBe(true)
    const paths = everyText.map(({ path }) => path)
    for (const path of ['package.json', 'openapi/common.yaml', '.ci/run', 'package-lock.json', '.npmrc'])
      expect(paths).toContain(path)
  })
})
