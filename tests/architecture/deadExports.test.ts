// What nobody imports is dead, and what only its own file uses need not be exported.
import { describe, expect, it } from 'vitest'
import { everyText, importsOf, type Source, written } from '../../scripts/sources.ts'

const DECLARED =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|abstract class|class|type|interface|enum) (\w+)/gm
const LISTED = /^export (?:type )?\{([^}]*)\}/gm
const NAMED = /^(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s+'([^']+)'/gm

const listed = (names: string) => names.split(',').map((name) => name.trim().replace(/^type /, ''))

/** The names a file offers to others. A default export has no name, and whoever loads the file has it. */
const exportsOf = ({ text: source }: Source): string[] => {
  // a script that writes code holds it as template text
  const text = source.replaceAll(/`[^`]*`/g, '``')
  return [
    ...[...text.matchAll(DECLARED)].map(([, name = '']) => name),
    ...[...text.matchAll(LISTED)].flatMap(([, names = '']) =>
      listed(names)
        .map((name) => name.split(' as ').at(-1)!)
        .filter((name) => name !== '' && name !== 'default'),
    ),
  ]
}

const paths = new Set(everyText.map(({ path }) => path))
/** What a script writes into mocks/<family>/<flow> imports as from there. */
const placeOf = (target: string) => (paths.has(target) ? target : `mocks/${target}`)

/** 'src/domain/money.ts formatMoney' for each name taken, 'src/domain/money.ts *' where a file is taken whole. */
const takenBy = (source: Source): string[] => {
  const all = importsOf(source)
  const targets = new Map(all.map(({ specifier, target }) => [specifier, placeOf(target)]))
  return [
    ...[...source.text.matchAll(NAMED)].flatMap(([, names = '', specifier = '']) =>
      listed(names).map((name) => `${targets.get(specifier)} ${name.split(' as ')[0]}`),
    ),
    // () => import('…') hands on the whole module, and so do import * and export *
    ...all.filter(({ isLazy }) => isLazy).map(({ target }) => `${target} *`),
    ...[...source.text.matchAll(/^(?:import|export)\s+(?:type\s+)?\*[^'";]*from\s+'([^']+)'/gm)].map(
      ([, specifier = '']) => `${targets.get(specifier)} *`,
    ),
  ]
}

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
