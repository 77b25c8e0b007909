// 生成的工厂造的应答，以及在一处弄坏的同样的应答。
import { faker } from '@faker-js/faker/locale/zh_CN'
import { readContract } from '../../mocks/hosts/contract.ts'
import type { Operation } from '../../mocks/kernel/contract/operations.ts'
import { factoryOf } from '../contract/factories.ts'

/** 契约的日期只管样子，样例里会有 13 月 32 日；真实后端给不出，换成真的那一天。 */
const realDays = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll(
      /"(\d{4})-(\d\d)-(\d\d)("|T)/g,
      (_, year: string, month: string, day: string, end: string) =>
        `"20${year.slice(2)}-${String((Number(month) % 12) + 1).padStart(2, '0')}-${String((Number(day) % 28) + 1).padStart(2, '0')}${end}`,
    ),
  ) as Value

/** 第 seed 份合乎契约的随机应答的 data；不合契约的不用，换下一份。 */
export function validData(operation: Operation, seed: number): unknown {
  const make = factoryOf(operation)
  let problems: string[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    faker.seed(seed * 100 + turn)
    const envelope = realDays({ ...make(), code: '0', message: '' })
    problems = readContract().answerProblems(operation, envelope)
    if (problems.length === 0) return envelope.data
  }
  throw new Error(`${operation.operationId} 的样例都不合契约：${problems.join('；')}`)
}

/** 可以重来的随机数：0 到 1。 */
const random = (seed: number): (() => number) => {
  let state = seed * 2_654_435_761
  return () => {
    state = Math.trunc(Math.imul(state ^ (state >>> 15), state | 1))
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Place = readonly (string | number)[]

const placesIn = (value: unknown, at: Place = []): Place[] => {
  if (value === null || typeof value !== 'object') return [at]
  const inner = Array.isArray(value)
    ? value.slice(0, 2).flatMap((item, index) => placesIn(item, [...at, index]))
    : Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]))
  return [at, ...inner]
}

const GONE = Symbol('gone')

/** 一个值坏成什么样：没了、空、换了类型、不认识、太长。 */
function spoilt(value: unknown): readonly unknown[] {
  const always = [GONE, null]
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value))
    return [...always, '2027-13-32', '不详', 20270318]
  if (typeof value === 'string') return [...always, 42, {}, [], '', 'NO_SUCH_VALUE', '字'.repeat(2000)]
  if (typeof value === 'number') return [...always, 'NaN', -1, 1e21, {}]
  if (typeof value === 'boolean') return [...always, 'yes', 0]
  if (Array.isArray(value)) return [...always, {}, 'x', [null], [1], [[]]]
  return [...always, [], 'x', {}, 7]
}

function withChange(value: unknown, [step, ...rest]: Place, change: unknown): unknown {
  if (step === undefined) return change
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  const next = rest.length === 0 ? change : withChange(copy[step], rest, change)
  // JSON 里没有空洞
  if (next === GONE && Array.isArray(copy)) copy.splice(Number(step), 1)
  else if (next === GONE) delete copy[step]
  else copy[step] = next
  return copy
}

/** 文字或是否的位置上成了数字，或整数的位置上成了文字、放不下的整数。 */
const isOtherNumber = (value: unknown, change: unknown): boolean =>
  typeof value === 'number'
    ? typeof change === 'string' || (typeof change === 'number' && !Number.isSafeInteger(change))
    : typeof change === 'number'

export interface Broken {
  data: unknown
  /** 坏在哪里，成了什么。 */
  how: string
  /** 整个应答都不能用，页面须当作读失败：坏的是列表或结构，或值成了契约不许的数字、数字成了别的。 */
  isUseless: boolean
}

/** 第 seed 份应答里的每一个代码字段（枚举）：各换成门户不认识的值，一次一个字段，列表里的各行一起换。 */
export function strangeCodes(operation: Operation, seed: number): Omit<Broken, 'isUseless'>[] {
  const whole = validData(operation, seed)
  const valueAt = (place: Place) =>
    place.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], whole)
  const codes = placesIn(whole).filter((place) => /^[A-Z][A-Z0-9_]+$/.test(String(valueAt(place))))
  const fields = Map.groupBy(codes, (place) => place.filter((step) => typeof step === 'string').join('.'))
  return [...fields].map(([name, places]) => ({
    data: places.reduce<unknown>((data, place) => withChange(data, place, 'NO_SUCH_VALUE'), whole),
    how: `${name} = 不认识的代码，第 ${seed} 份`,
  }))
}

const ROOT: readonly unknown[] = ['', 0, 'x', 1e21]

/** 第 turn 份坏的应答：前几份整个坏掉，其余在随机的一处坏掉。 */
export function brokenData(operation: Operation, turn: number): Broken {
  if (turn < ROOT.length)
    return { data: ROOT[turn], how: `data = ${JSON.stringify(ROOT[turn])}`, isUseless: true }
  const whole = validData(operation, turn)
  const next = random(turn + operation.operationId.length * 31)
  const places = placesIn(whole).filter((place) => place.length > 0)
  const place = places[Math.floor(next() * places.length)] ?? []
  const value = place.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], whole)
  const options = spoilt(value)
  const change = options[Math.floor(next() * options.length)]
  const shown = change === GONE ? '没了' : (JSON.stringify(change) ?? '').slice(0, 40)
  const isStructure = typeof value === 'object' && value !== null && !Array.isArray(change)
  const isUseless = isStructure || isOtherNumber(value, change)
  return { data: withChange(whole, place, change), how: `${place.join('.')} = ${shown}`, isUseless }
}
