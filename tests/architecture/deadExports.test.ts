// An export without an import is dead, and one that only its own file uses need not be exported.
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportsOf, importsOf, type Source } from '../../scripts/imports.ts'
import { everyText, written } from '../../scripts/sources.ts'

/** An interface of another file to which this one adds: it must be exported there. */
const augmentedBy = ({ path, text }: Source): string[] =>
  [...text.matchAll(/declare module '([^']+)' \{\s*interface (\w+)/g)].map(
    ([, specifier = '', name = '']) => `${posix.join(posix.dirname(path), specifier)} ${name}`,
  )

/** 'src/domain/money.ts formatMoney' for each imported name, 'src/domain/money.ts *' where a file is imported as a whole. */
const takenBy = (source: Source): string[] => [
  ...importsOf(source).flatMap(({ target, names }) => names.map(({ name }) => `${target} ${name}`)),
  ...augmentedBy(source),
]

const code = everyText.filter(({ path }) => /\.(tsx?|mjs|js)$/.test(path))
const unusedAmong = (owners: readonly Source[], users: readonly Source[]) => {
  const taken = new Set(users.flatMap(takenBy))
  return owners.flatMap((source) =>
    taken.has(`${source.path} *`)
      ? []
      : exportsOf(source)
          .filter((name) => !taken.has(`${source.path} ${name}`))
          .map((name) => `${source.path} ${name}`),
  )
}

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

describe('导出', () => {
  it('没有一样没人导入：只在自己文件里用的不导出', () => {
    expect(unusedAmong(written('src', 'mocks', 'features', 'scripts', 'checks'), code)).toEqual([])
  })

  it('src 的没有一样只为测试而在：别的文件或自己的文件里用得着', () => {
    const texts = new Map(code.map(({ path, text }) => [path, withoutComments(text)]))
    const users = code.filter(({ path }) => !path.startsWith('tests/'))
    const bad = unusedAmong(written('src'), users).filter((found) => {
      const [path = '', name = ''] = found.split(' ')
      return (texts.get(path)?.split(new RegExp(`\\b${name}\\b`)).length ?? 0) <= 2
    })
    expect(bad).toEqual([])
  })
})
