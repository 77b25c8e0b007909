// The grader of MDN's HTTP Observatory, in process: its own requests, its own tests, its own scores. Only the list of preloaded
// domains, which its installation would fetch from the internet, is empty here.
import fs from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface TestOutput {
  result: string
  pass: boolean
  constructor: { name: string }
}
interface Library {
  retrieve: (host: string, options: { httpPort: number; httpsPort: number; path: string }) => Promise<object>
  ALL_TESTS: readonly ((requests: object) => TestOutput)[]
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { score: number; grade: string }
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

const load = async (): Promise<Library> => {
  const root = resolve('node_modules/@mdn/mdn-http-observatory/src')
  const part = (path: string): Promise<Partial<Library>> =>
    import(pathToFileURL(`${root}/${path}`).href) as Promise<Partial<Library>>
  const parts = await Promise.all(
    ['retriever/retriever.js', 'constants.js', 'grader/grader.js', 'grader/charts.js'].map(part),
  )
  return Object.assign({}, ...parts) as Library
}

const read = fs.readFileSync
const withoutPreloadList = ((path: fs.PathOrFileDescriptor, ...rest: unknown[]) =>
  String(path).endsWith('hsts-preload.json') ? '{}' : read(path, ...(rest as []))) as typeof fs.readFileSync

export interface Grade {
  readonly grade: string
  readonly score: number
  readonly tests: readonly (readonly [name: string, passed: boolean, score: number])[]
}

/** 给一个地址评分，算法与官网相同：先看扣分，够 A 才加额外的分。 */
export const grade = async (
  host: string,
  httpPort: number,
  httpsPort: number,
  path: string,
): Promise<Grade> => {
  const { retrieve, ALL_TESTS, getScoreModifier, getGradeForScore, MINIMUM_SCORE_FOR_EXTRA_CREDIT } =
    await load()
  fs.readFileSync = withoutPreloadList
  try {
    const requests = await retrieve(host, { httpPort, httpsPort, path })
    const outputs = ALL_TESTS.map((test) => test(requests))
    const tests = outputs.map(
      (one) => [one.constructor.name, one.pass, getScoreModifier(one.result)] as const,
    )
    const total = tests.reduce((sum, [, , score]) => sum + score, 100)
    const uncurved = tests.reduce((sum, [, , score]) => sum + Math.min(0, score), 100)
    const final = getGradeForScore(uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total : uncurved)
    return { grade: final.grade, score: final.score, tests }
  } finally {
    fs.readFileSync = read
  }
}
