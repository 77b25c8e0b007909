// Everything a user does on a page is shown by a feature; what only the platform, a funder or a bank does may be shown by
// a test of the mock instead. And each story of docs/stories.md has a scenario.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isHuman, NEVER, SHOWN, shownRows } from '../../checks/spec/shown.ts'
import { readTransitionSpecs } from '../../scripts/docs/transitionSpecs.ts'

const transitions = readTransitionSpecs()

const ROOT = join(import.meta.dirname, '../..')

const textOf = (folder: string, ending: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n')

const tags = new Set(
  textOf('features', '.feature')
    .split('\n')
    .filter((line) => line.trim().startsWith('@'))
    .flatMap((line) => line.trim().split(/\s+/)),
)
const tests = new Set(textOf('tests/mocks', '.test.ts').match(/T-[A-Z]{3}-\d\d/g))

const STORIES = Array.from({ length: 14 }, (_, at) => `@端到端${at + 1}`)

/** Has a page but no scenario; each with its reason. */
const UNSEEN: Readonly<Record<string, string>> = {
  'T-PDO-02': '本平台签过开通协议即开通，没有人等在审核中；platformSteps.test.ts',
}

const plain = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

describe('流转与场景', () => {
  it('页面上办理的每一条流转都有场景', () => {
    const onPages = transitions.filter((row) => row['pages']?.includes('/'))
    expect(onPages.length).toBeGreaterThan(200)
    expect(onPages.map((row) => row['id']!).filter((id) => !tags.has(`@${id}`) && !UNSEEN[id])).toEqual([])
  })

  it('系统与外部机构的流转有场景，或有模拟后端的测试', () => {
    const shown = (id: string) => tags.has(`@${id}`) || tests.has(id)
    expect(transitions.map((row) => row['id']!).filter((id) => !shown(id))).toEqual([])
  })

  it('由人办的每一条都有由点击办成的场景；docs/shown.tsv 里说的场景都在（npm run spec 之后 npm run shown 重写）', () => {
    const names = [...textOf('features', '.feature').matchAll(/^ *场景(?:大纲)?: (.+)$/gm)].map(
      // the name of an outline contains the values of its example
      ([, name = '']) =>
        new RegExp(
          `^${name
            .split(/<[^>]+>/)
            .map(plain)
            .join('.+')}$`,
        ),
    )
    const [, ...rows] = readFileSync(join(ROOT, SHOWN), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    expect(rows.map(([id]) => id)).toEqual(transitions.filter(isHuman).map((row) => row['id']))
    expect(rows.filter(([, , , made]) => !made)).toEqual([])
    const cited = rows
      .flatMap(([, , , made = '', refused = '']) => [made, refused])
      .filter((place) => place && !Object.values(NEVER).includes(place))
    const gone = cited.filter((place) => !names.some((name) => name.test(place.split(' › ')[1] ?? '')))
    expect(gone).toEqual([])
  })

  it('从不会被拒绝的是由人办的，说明为什么；有场景被拒绝了的不在其中', () => {
    const empty = new Map(shownRows(transitions, []).map(({ id, refused }) => [id, refused]))
    expect(Object.keys(NEVER).map((id) => [id, empty.get(id)])).toEqual(Object.entries(NEVER))
    const kept = readFileSync(join(ROOT, SHOWN), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
    const contradicted = kept.filter(([id = '', , , , , sentence]) => NEVER[id] && sentence)
    expect(contradicted).toEqual([])
  })

  it('端到端的十四个故事都有场景', () => {
    expect(STORIES.filter((story) => !tags.has(story))).toEqual([])
  })
})
