/* oxlint-disable no-underscore-dangle -- the name that the compatibility data has */
// The features that the built files use, against the compatibility data: nothing newer than the floor, except what is
// polyfilled (src/hooks/fillMissing.ts), feature-detected, or only cosmetic. It sees names, not types: a method
// that some older interface has too (list.with, set.union) is left to the types (src/tsconfig.json), and an option
// or an event passed as a string is only noticed by the browsers themselves (npm run deep).
import { beforeAll, expect, test } from 'vitest'
import { readDist } from '../../scripts/sizes/dist.ts'
import { floor } from '../../scripts/vite/floor.ts'
import { compat, type Feature, firstVersionOf } from './compat.ts'

let dist: ReturnType<typeof readDist>
beforeAll(() => {
  dist = readDist()
})

const isNewer = (feature: Feature): boolean =>
  floor.some(({ browser, version }) => firstVersionOf(feature, browser) > Number(version))
const partsOf = (feature: Feature | undefined): [name: string, part: Feature][] =>
  (Object.entries(feature ?? {}) as [string, Feature][]).filter(
    ([name, part]) => name !== '__compat' && part.__compat,
  )

/** Polyfilled by src/hooks/fillMissing.ts; not in workers. */
const FILLED = [
  'toSorted()',
  'toReversed()',
  'toSpliced()',
  'with()',
  'URL.parse',
  'URL.canParse',
  'AbortSignal.any',
]

/** Looks newer but does no harm, each with its reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  'checkVisibility()': '用 ?. 调用，没有就当作看得见',
  'captureStackTrace()': '包先看有没有',
  'startViewTransition()': 'React 先看有没有；门户不用',
  'CSS.highlights': '先看有没有，没有就不标亮',
  Highlight: '先看有没有，没有就不标亮',
  'databases()': '先看有没有',
  'check()': '自己的函数',
  'drop()': '自己的函数',
  'move()': '自己的函数',
  'resize()': '自己的函数',
  'delay()': 'Arco 自己的函数',
  'locale()': 'dayjs 的方法',
  'toArray()': 'React 的 Children.toArray',
  'isVisible()': 'swr 自己的函数',
  'copyTo()': 'jsencrypt 的大数',
  'getPublicKey()': 'jsencrypt 的密钥',
}

/** Styles that those browsers skip, and the effect. */
const NICER: Readonly<Record<string, string>> = {
  ':has()': '悬停的底色、六块的排法、列里的复制按钮（另有 @supports）',
  '::highlight': '查找结果不标亮，照样滚到',
  '@container': '很窄的表格内边距不收',
  'container-type': '同上',
  'contain: inline-size': '表格宽时由外面的一层滚动',
  'field-sizing': '多行输入框按 rows 显示',
  'grid-template-columns: subgrid': '标签各项自己对齐（另有 @supports）',
  'text-wrap': '折行不求均匀',
  'text-spacing-trim': '表头的括号从不压成半宽，不必说不压',
  'scrollbar-width': '滚动条是系统的粗细',
  'text-size-adjust': '手机横放时字可能变大',
  'break-after: avoid': '打印时的分页',
  'forced-color-adjust': 'Safari 没有高对比度模式',
  'print-color-adjust': '带前缀的另写了一份',
  'user-select': '带前缀的另写了一份',
  '::-webkit-inner-spin-button': '只为有它的浏览器写的',
  'text-decoration: dotted': '另有 text-decoration-style',
  '::selection': '手机上选中的底色是系统的',
  resize: '手机上不能拖大',
  'cursor: pointer': '手机没有指针，下同',
  'cursor: not-allowed': '同上',
  'cursor: default': '同上',
  'cursor: move': '同上',
  'cursor: col-resize': '同上',
}

interface Newer {
  readonly members: ReadonlySet<string>
  readonly statics: readonly string[]
  readonly globals: ReadonlySet<string>
}

/** Methods that no interface of the floor has, static members, and constructors. */
const newerNames = (): Newer => {
  const known = new Set<string>()
  const members = new Set<string>()
  const statics: string[] = []
  const globals = new Set<string>()
  for (const [owner, face] of [...partsOf(compat.api), ...partsOf(compat.javascript['builtins'])]) {
    if (isNewer(face)) {
      if (/^[A-Z]/.test(owner)) globals.add(owner)
      continue
    }
    for (const [part, feature] of partsOf(face)) {
      const [, name, isStatic] = /^([a-z]\w*?)(_static)?$/i.exec(part) ?? []
      if (!name) continue
      if (!isNewer(feature)) known.add(name)
      else if (isStatic) statics.push(`${owner}.${name}`)
      else members.add(name)
    }
  }
  return { members: new Set([...members].filter((name) => !known.has(name))), statics, globals }
}

test('脚本：没有比门槛新而又没有补、没有先看有没有的', () => {
  const { members, statics, globals } = newerNames()
  expect([members.size > 100, statics.length > 50, globals.size > 100]).toEqual([true, true, true])
  const found = new Map<string, Set<string>>()
  const note = (name: string, file: string) => found.set(name, (found.get(name) ?? new Set()).add(file))
  for (const [file, bytes] of dist.files) {
    // of pdf.js the modern build is for browsers with all it wants, the other fills for itself (pdfWorker.ts)
    if (!/\.m?js$/.test(file) || /^(assets\/(pdf|oldPdf)|pdfjs\/)/.test(file)) continue
    const text = bytes.toString()
    for (const [, name = ''] of text.matchAll(/\.(\w+)(?:\?\.)?\(/g))
      if (members.has(name)) note(`${name}()`, file)
    for (const [, name = ''] of text.matchAll(/\b(?:new|instanceof|typeof) ([A-Z]\w+)/g))
      if (globals.has(name)) note(name, file)
    for (const name of statics)
      if (new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text)) note(name, file)
  }
  const isFine = (name: string) => FILLED.includes(name) || name in HARMLESS
  expect(
    [...found].filter(([name]) => !isFine(name)).map(([name, files]) => `${name}: ${[...files].join()}`),
  ).toEqual([])
  expect(
    [...FILLED, ...Object.keys(HARMLESS)].filter((name) => !found.has(name)),
    '名单里已经用不着的',
  ).toEqual([])
  const inWorkers = FILLED.filter((name) => [...(found.get(name) ?? [])].some((file) => /worker/i.test(file)))
  expect(inWorkers, 'worker 里没有补').toEqual([])
})

test('样式：没有比门槛新的，除了少了也只是不那么好看的', () => {
  const { properties, selectors, types, 'at-rules': rules } = compat.css as Readonly<Record<string, Feature>>
  const found = new Set<string>()
  const note = (name: string, feature: Feature | undefined) => {
    if (feature?.__compat && isNewer(feature)) found.add(name)
  }
  for (const [file, bytes] of dist.files) {
    if (!/^assets\/.*\.css$/.test(file)) continue
    const text = bytes.toString()
    for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g)) note(`@${name}`, rules?.[name])
    for (const [, dots = '', name = '', open = ''] of text.matchAll(/(::?)([a-z-]+)(\()?(?=[^{}]*\{)/g))
      note(`${dots}${name}${dots === ':' && open ? '()' : ''}`, selectors?.[name])
    for (const [, name = '', value = ''] of text.matchAll(/[{;]([a-z][a-z-]*):([^;{}]*)/g)) {
      note(name, properties?.[name])
      for (const word of value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? [])
        if (!found.has(name)) note(`${name}: ${word}`, properties?.[name]?.[word])
      for (const [, word = ''] of value.matchAll(/([a-z-]+)\(/g))
        note(`${word}()`, types?.[word] ?? types?.['color']?.[word])
    }
  }
  expect([...found].filter((name) => !(name in NICER))).toEqual([])
  expect(
    Object.keys(NICER).filter((name) => !found.has(name)),
    '名单里已经用不着的',
  ).toEqual([])
})
