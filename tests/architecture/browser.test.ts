// The mock runs in a browser too: only its hosts may use Node.
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, written } from '../../scripts/sources.ts'

const sources = written('mocks').filter(({ path }) => !path.startsWith('mocks/hosts/'))
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const NODE_GLOBAL =
  /(?<![.\w'"`/-])(process\.|Buffer\b|require\(|module\.exports|__dirname|__filename|setImmediate\(|global\.)|import\.meta\.(dirname|filename)/

describe('hosts 之外的 mocks 不用 Node', () => {
  it('不导入 node:、只有 Node 有的入口，也不导入 hosts', () => {
    const bad = sources
      .flatMap(importsOf)
      .filter(
        ({ specifier, target }) =>
          /^node:|\/node$/.test(specifier) || /^(mocks\/hosts|openapi|scripts)\//.test(target),
      )
    expect(bad.map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([])
  })

  it('不用 Node 的全局', () => {
    const bad = sources.filter(({ text }) => NODE_GLOBAL.test(withoutComments(text)))
    expect(bad.map(({ path }) => path)).toEqual([])
    const samples = [
      'Buffer.from(x)',
      'process.env.A',
      "require('x')",
      'setImmediate(f)',
      'import.meta.dirname',
    ]
    expect(samples.filter((sample) => !NODE_GLOBAL.test(sample))).toEqual([])
  })

  it('整个后端能打包给浏览器，没有留在外面的模块', async () => {
    const output = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: 'mocks/backend.ts', formats: ['es'] },
      },
    })) as Rolldown.RolldownOutput[]
    const chunks = output.flatMap((one) => one.output).filter((one) => one.type === 'chunk')
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.length).toBeGreaterThan(500)
    expect(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])).toEqual([])
    // a bundle for browsers replaces modules of Node by such an empty module
    expect(modules.filter((id) => /^node:|browser-external/.test(id))).toEqual([])
  })
})
