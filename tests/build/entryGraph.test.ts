// What the entry reaches by static imports: read from the sources, so that a slip is named with its way there.
import { expect, test } from 'vitest'
import { everyText, importsOf } from '../../scripts/sources.ts'

const sources = new Map(everyText.map((source) => [source.path, source]))

/** Everything reached from the entry: target → the way there. */
const reached = (() => {
  const ways = new Map<string, readonly string[]>([['src/main.tsx', ['src/main.tsx']]])
  for (const [path, way] of ways) {
    const source = sources.get(path)
    if (!source) continue
    for (const { target, isType, isLazy } of importsOf(source))
      if (!isType && !isLazy && !ways.has(target)) ways.set(target, [...way, target])
  }
  return ways
})()

const ways = (wanted: (target: string) => boolean) =>
  [...reached].filter(([target]) => wanted(target)).map(([, way]) => way.join(' → '))

test('读得到：启动、登录门与路由表都在入口里', () => {
  expect([...reached.keys()]).toEqual(
    expect.arrayContaining([
      'src/app/session/gate.ts',
      'src/routes/allRoutes.ts',
      'src/api/http.ts',
      'axios',
    ]),
  )
})

test('入口里没有任何家族的东西：页面、金额与期限的计算、组件库', () => {
  expect(
    ways((target) =>
      /^src\/pages\/|^@arco-design|^src\/domain\/(money|calendar|capitals|finance|issueRules)/.test(target),
    ),
  ).toEqual([])
})

test('入口只用这几个包；组件、图表、阅读器与表格文件按需才来', () => {
  const packages = ways((target) => !target.startsWith('src/')).map((way) => way.split(' → ').at(-1))
  expect(new Set(packages)).toEqual(
    new Set(['axios', 'jotai', 'react', 'react-dom', 'react-error-boundary', 'react-router-dom', 'swr']),
  )
})
