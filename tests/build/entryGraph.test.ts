// The static imports of the gate (main.tsx) and the shell (app/start.tsx): read from the sources, so that a violation is reported with its path.
import { expect, test } from 'vitest'
import { everyText, importsOf } from '../../scripts/sources.ts'

const sources = new Map(everyText.map((source) => [source.path, source]))

/** Everything reached from a file: target → the import path. */
const reachedFrom = (start: string) => {
  const ways = new Map<string, readonly string[]>([[start, [start]]])
  for (const [path, way] of ways) {
    const source = sources.get(path)
    if (!source) continue
    for (const { target, isType, isLazy } of importsOf(source))
      if (!isType && !isLazy && !ways.has(target)) ways.set(target, [...way, target])
  }
  return ways
}
const gate = reachedFrom('src/main.tsx')
const shell = reachedFrom('src/app/start.tsx')

const ways = (reached: typeof gate, wanted: (target: string) => boolean) =>
  [...reached].filter(([target]) => wanted(target)).map(([, way]) => way.join(' → '))
const packagesOf = (reached: typeof gate) =>
  new Set(ways(reached, (target) => !target.startsWith('src/')).map((way) => way.split(' → ').at(-1)))

test('读得到：先跑的里有登录门与请求的出口，画的里有路由表', () => {
  expect([...gate.keys()]).toEqual(
    expect.arrayContaining(['src/app/session/gate.ts', 'src/api/http.ts', 'axios']),
  )
  expect([...shell.keys()]).toEqual(expect.arrayContaining(['src/routes/allRoutes.ts', 'react']))
})

test('先跑的不用界面：没有组件、路由与页面；生成的调用带着 swr，构建时按调用拆开', () => {
  expect(packagesOf(gate)).toEqual(new Set(['axios', 'jotai', 'swr']))
  expect(
    ways(gate, (target) => /^src\/(ui|pages|business|app\/shell|routes\/(allRoutes|pages))/.test(target)),
  ).toEqual([])
})

test('入口里没有任何家族的东西：页面、金额与期限的计算、组件库', () => {
  expect(
    ways(shell, (target) =>
      /^src\/pages\/|^@arco-design|^src\/domain\/(money|calendar|capitals|finance|issueRules)/.test(target),
    ),
  ).toEqual([])
})

test('入口只用这几个包；组件、图表、阅读器与表格文件按需才来', () => {
  expect(packagesOf(shell)).toEqual(
    new Set(['axios', 'jotai', 'react', 'react-dom', 'react-error-boundary', 'react-router-dom', 'swr']),
  )
})
