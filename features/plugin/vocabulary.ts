// 产品认得的名称：不应有的东西写错了名字，那一句永远成立，所以名字要先认得。
import { globSync, readFileSync } from 'node:fs'
import { escaped } from '../support/pattern.ts'
import { likeness } from './closest.ts'

const CJK = /[\u4e00-\u9fff]/
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm
const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const JSX_TEXT = />([^<>{}]*[\u4e00-\u9fff][^<>{}]*)</g
const KEY = /(?<![\w\u4e00-\u9fff])([\u4e00-\u9fff][\w\u4e00-\u9fff（）]*)(?=\??\s*:)/g
const YAML_VALUE = /^\s*(?:- )?(?:[\w$.'"-]+:\s+)?(.*[\u4e00-\u9fff].*)$/gm
const HOLE = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/

interface Vocabulary {
  /** 这一整个名称是界面、契约或模拟后端里的一个：按钮、字段、菜单、状态。 */
  isName: (name: string) => boolean
  /** 这段文字出现在它们的某一句里。 */
  isText: (text: string) => boolean
  /** 最像的几个名称，最像的在前。 */
  near: (name: string) => string[]
}

const unquoted = (text: string): string => text.trim().replace(/^(['"])(.*)\1$/, '$2')

const ofCode = (code: string): string[] => {
  const text = code.replaceAll(COMMENT, '')
  const strings = [...text.matchAll(STRING)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  const rest = [...text.matchAll(JSX_TEXT), ...text.matchAll(KEY)].map(([, found = '']) => found)
  return [...strings, ...rest]
}

/** 由源码与契约的文字得到的词汇；codes 是源码，contracts 是 YAML。 */
export function vocabularyOf(codes: readonly string[], contracts: readonly string[]): Vocabulary {
  const spoken = [
    ...codes.flatMap(ofCode),
    ...contracts.flatMap((text) => [...text.matchAll(YAML_VALUE)].map(([, value = '']) => unquoted(value))),
  ]
  const names = new Set(spoken.map((text) => text.trim()))
  const templates = [...names]
    .filter((text) => HOLE.test(text) && CJK.test(text.replaceAll(new RegExp(HOLE, 'g'), '')))
    .map((text) => new RegExp(`^${text.split(HOLE).map(escaped).join('(.+)')}$`))
  // 空格位里的也要认得：“凭证${名称}”不是什么都套得上
  const isMade = (text: string) =>
    templates.some((template) => {
      const holes = template.exec(text)?.slice(1)
      return holes?.every((hole) => !CJK.test(hole) || names.has(hole))
    })
  const said = [...names].join('\n')
  // 调用写的是地址时，契约里要有它
  const all = [said, ...codes, ...contracts].join('\n')
  const plain = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  return {
    isName: (name) => names.has(name) || isMade(name),
    isText: (text) =>
      CJK.test(text) ? said.includes(text) || isMade(text) : all.includes(text) || all.includes(plain(text)),
    near: (name) =>
      [...names]
        .filter((other) => CJK.test(other) && Math.abs(other.length - name.length) <= 2)
        .map((other) => ({ other, score: likeness(name, other) }))
        .filter(({ score }) => score >= 0.4)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 3)
        .map(({ other }) => other),
  }
}

let own: Vocabulary | undefined
const read = (...patterns: string[]): string[] =>
  globSync(patterns, {
    // 字段的名称取自契约，取值的名称取自字典；生成的别的不是给人看的
    exclude: [
      'src/api/generated/*.ts',
      'src/api/generated/*/!(labels)/**',
      'mocks/generated/!(dictionaries.ts)',
    ],
  }).map((file) => readFileSync(file, 'utf8'))

/** 本项目的词汇，第一次用时读一遍源码与契约。 */
export const vocabulary = (): Vocabulary =>
  (own ??= vocabularyOf(
    // 步骤自己填的值也在内
    read('src/**/*.{ts,tsx}', 'mocks/**/*.ts', 'features/steps/**/*.ts'),
    read('openapi/**/*.yaml'),
  ))
