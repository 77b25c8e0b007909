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
  told: 'message',
}

/** Legitimate; each with its reason. */
const ALLOWED = new Set([
  // worksheets of a workbook
  'mocks/kernel/sheet.ts',
  // a worksheet read in a test
  'Sheet',
])

const TYPE = /\b(?:interface|type|class|enum) ([A-Z]\w*)/g
const wordsOf = (name: string): string[] =>
  name.match(/[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? []

/** Each metaphor in the name, also in its plural. */
const metaphorsIn = (name: string): string[] =>
  wordsOf(name).flatMap((word) => {
    const metaphor = [word, word.replace(/s$/, '')].find((one) => Object.hasOwn(INSTEAD, one))
    return metaphor ? [metaphor] : []
  })

const files = written('checks', 'scripts', 'tests', 'features', 'mocks/kernel', 'mocks/hosts').filter(
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
      const names = [...text.matchAll(TYPE)].map(([, name = '']) => name)
      const named = names
        .filter((name) => !ALLOWED.has(name))
        .flatMap((name) => metaphorsIn(name).map((word) => `${path}: ${name} → ${INSTEAD[word]}`))
      const file = path.split('/').at(-1)!.split('.')[0]!
      const called = ALLOWED.has(path) ? [] : metaphorsIn(file).map((word) => `${path} → ${INSTEAD[word]}`)
      return [...called, ...named]
    })
    expect(found).toEqual([])
  })
})
