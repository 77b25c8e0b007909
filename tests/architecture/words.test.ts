// Types and files are named with the usual words of the field (docs/words.md), not with metaphors of our own.
import { describe, expect, it } from 'vitest'
import { isGenerated, written } from '../../scripts/sources.ts'

/** A metaphor, and what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  desk: 'test client',
  house: 'registry',
  law: 'transition spec',
  market: 'simulation',
  room: 'flow module',
  saboteur: 'mutant',
  scene: 'fixture, harness',
  sheet: 'ledger',
  spoil: 'mutation',
  stage: 'fixture, deployment, harness',
  said: 'message, value',
  told: 'message',
}

/** Legitimate; each with its reason. */
const ALLOWED = new Set([
  // worksheets of a workbook
  'mocks/kernel/files/sheet.ts',
  // a worksheet read in a test
  'Sheet',
])

/** What the product itself is about: worksheets, the stages of an application, market rates. */
const PRODUCT = /^(src|mocks\/(?!kernel\/|hosts\/))/
const OF_THE_PRODUCT: ReadonlySet<string> = new Set(['market', 'sheet', 'stage'])

const TYPE = /\b(?:interface|type|class|enum) ([A-Z]\w*)/g
const wordsOf = (name: string): string[] =>
  name.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? []

/** Each metaphor in the name, also in its plural. */
const metaphorsIn = (name: string): string[] =>
  wordsOf(name).flatMap((word) => {
    const metaphor = [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(INSTEAD, one))
    return metaphor ? [metaphor] : []
  })

const files = written('checks', 'scripts', 'tests', 'features', 'mocks', 'src').filter(
  ({ path }) => !isGenerated(path),
)

describe('代码里的词（docs/words.md）', () => {
  it('认得出比喻，单数复数、大写小写都是', () => {
    expect(['DeployStage', 'spoils', 'lawRow', 'houses'].flatMap(metaphorsIn)).toEqual([
      'stage',
      'spoil',
      'law',
      'house',
    ])
    expect(['Lawyer', 'storage', 'Spreadsheet'].flatMap(metaphorsIn)).toEqual([])
  })

  it('类型与文件的名字里没有比喻', () => {
    const found = files.flatMap(({ path, text }) => {
      const wrongIn = (name: string) =>
        metaphorsIn(name).filter((word) => !PRODUCT.test(path) || !OF_THE_PRODUCT.has(word))
      const names = [...text.matchAll(TYPE)].map(([, name = '']) => name)
      const named = names
        .filter((name) => !ALLOWED.has(name))
        .flatMap((name) => wrongIn(name).map((word) => `${path}: ${name} → ${INSTEAD[word]}`))
      const file = path.split('/').at(-1)!.split('.')[0]!
      const called = ALLOWED.has(path) ? [] : wrongIn(file).map((word) => `${path} → ${INSTEAD[word]}`)
      return [...called, ...named]
    })
    expect(found).toEqual([])
  })
})
