// npm run conform -- --base http://127.0.0.1:5174 [--only rule,rule] [--list]: whether a backend does what docs/backend.md
// requires, over HTTP. The people of the mock are known by name; another backend needs tokens:
//   --token T --ws-token W            the maker of issue applications
//   --checker-token T --checker-ws-token W, and the same for both, stranger, switcher, payee
//   --corp ID                         the enterprise of the first three, when their tokens open another
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { stop } from '../../scripts/stop.ts'
import type { Credentials } from './Client.ts'
import { conform, type Verdict } from './check.ts'
import { PEOPLE, type Person, type Place } from './Fixture.ts'
import { mockPlace } from './mockPlace.ts'
import { sections } from './page.ts'
import { rules } from './rules.ts'

const REPORT = 'reports/conform.json'
const names = Object.keys(PEOPLE) as Person[]
const optionOf = (who: Person): string => (who === 'maker' ? '' : `${who}-`)
const text = { type: 'string' } as const

const { values } = parseArgs({
  options: {
    base: text,
    only: text,
    corp: text,
    list: { type: 'boolean', default: false },
    ...Object.fromEntries(
      names.flatMap((who) => [
        [`${optionOf(who)}token`, text],
        [`${optionOf(who)}ws-token`, text],
      ]),
    ),
  },
})
const given = values as Readonly<Record<string, string | boolean | undefined>>
const optionValue = (name: string): string | undefined => {
  const value = given[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

const wanted = optionValue('only')?.split(',')
const unknown = wanted?.filter((id) => !rules.some((rule) => rule.id === id)) ?? []
if (unknown.length > 0)
  stop(`没有这样的检查：${unknown.join('、')}。可用：${rules.map(({ id }) => id).join('、')}`)
const chosen = rules.filter(({ id }) => !wanted || wanted.includes(id))

if (values.list) {
  for (const { id, title, does, writes } of chosen)
    console.log(`${id}\n  ${title}：${does}${writes ? '（会留下单据、文件或短信）' : ''}`)
  process.exit(0)
}

const base = optionValue('base')?.replace(/\/$/, '')
if (!base || !URL.canParse(base))
  stop(
    '用法：npm run conform -- --base http://127.0.0.1:5174（先 npm run mock，或给出后端的地址与令牌，见 docs/backend.md）',
  )

const credentialsOf = (who: Person): [Person, Credentials][] => {
  const authToken = optionValue(`${optionOf(who)}token`)
  return authToken ? [[who, { authToken, wsToken: optionValue(`${optionOf(who)}ws-token`) ?? '' }]] : []
}
const people = Object.fromEntries(names.flatMap(credentialsOf))
const corpId = optionValue('corp')

const findPlace = async (): Promise<Place> => {
  if (Object.keys(people).length > 0) return { base, people, ...(corpId !== undefined && { corpId }) }
  const mock = await mockPlace(base)
  if (mock) return mock
  return stop(`${base} 不是模拟后端，或连不上：请给出经办的令牌 --token 与 --ws-token`)
}

const width = Math.max(...chosen.map(({ id }) => id.length))
const mark = { 通过: '✓', 失败: '✗', 没有检查: '－' } as const
const indented = (sentence: string): string => `\n  ${' '.repeat(width)}  ${sentence}`
const line = ({ id, title, result, reason }: Verdict): string =>
  `${mark[result]} ${id.padEnd(width)}  ${title}${reason ? indented(reason) : ''}`
const headings = sections()
const where = (id: string): string => `docs/backend.md“${headings.get(id) ?? ''}”`
/** The failed rules, with how they were checked and where they are required. */
const story = (verdict: Verdict): string => {
  const { does = '' } = rules.find(({ id }) => id === verdict.id) ?? {}
  return `${line(verdict)}${indented(`做法：${does}`)}${indented(`义务：${where(verdict.id)}`)}`
}

const place = await findPlace()
const verdicts = await conform(place, chosen, (verdict) => console.log(line(verdict)))
const of = (result: Verdict['result']) => verdicts.filter((one) => one.result === result)
const [passed, failed, unseen] = [of('通过').length, of('失败').length, of('没有检查').length]
const cases = verdicts.map((one) => ({ ...one, section: where(one.id) }))
mkdirSync('reports', { recursive: true })
writeFileSync(REPORT, JSON.stringify({ passed, failed, unseen, cases }, undefined, 2))
if (failed + unseen > 0)
  console.log(`\n──── 没有通过的 ────\n${[...of('失败').map(story), ...of('没有检查').map(line)].join('\n')}`)
console.log(`\n通过 ${passed}，失败 ${failed}，没有检查 ${unseen}；结果在 ${REPORT}`)
process.exitCode = failed === 0 ? 0 : 1
