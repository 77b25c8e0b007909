// Where a structure of the contract is written: with its tag, in the folder of its family (one word per family).
import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlerFiles } from '../../scripts/contract/handlers.ts'
import { kebab } from '../../scripts/copying.ts'
import { FAMILIES } from '../../scripts/families.ts'
import { documentOf, serviceNames } from './contract.ts'

const ROOMS = ['abs', 'account', 'guarantee', 'portal', 'reverseFactoring', 'voucher']
/** The part of a tag that its folder says already. */
const DROPPED = ['abs', 'rf', 'guarantee', 'account', 'credit']
/** The flow's word differs from the tag's: the file is named by the flow. */
const OTHER_WORD: Readonly<Record<string, string>> = {
  financeDataPackages: 'packages',
  ukeys: 'certificates',
  rfAccounts: 'receivables',
  rfFinancings: 'finances',
  rfProtocols: 'agreements',
  rfRecommends: 'recommendations',
}

interface Part {
  path: string
  service: string
  /** Empty for structures that several families share. */
  family: string
  name: string
  text: string
  /** The file of its operations: one, or none for shared structures. */
  tags: string[]
}

const parts = globSync('openapi/*/{*,*/*}.yaml').map((name): Part => {
  const path = name.replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8')
  const [, service = '', ...rest] = path.split('/')
  const tags = new Set([...text.matchAll(/^ {4}tags: \[(\w+)\]$/gm)].map(([, tag = '']) => tag))
  return {
    path,
    service,
    family: rest.length > 1 ? rest[0]! : '',
    name: posix.basename(path, '.yaml'),
    text,
    tags: [...tags],
  }
})
const tagged = parts.filter(({ tags }) => tags.length > 0)

const nameOf = (tag: string): string => {
  const prefix = DROPPED.find((word) => tag.startsWith(word) && /^[A-Z]/.test(tag.slice(word.length)))
  const rest = tag.slice(prefix?.length ?? 0)
  return OTHER_WORD[tag] ?? rest.charAt(0).toLowerCase() + rest.slice(1)
}

describe('契约的文件', () => {
  it('家族是房子里的那六个词', () => {
    const families = new Set(parts.map(({ family }) => family).filter(Boolean))
    expect([...families].toSorted()).toEqual(ROOMS)
  })

  it('一个标签一个文件，名字是标签去掉家族的字头', () => {
    expect(tagged.length).toBeGreaterThan(70)
    const bad = tagged.filter(({ tags, name, family }) => tags.map(nameOf).join() !== name || family === '')
    expect(bad.map(({ path, tags }) => `${path}: ${tags.join()}`)).toEqual([])
  })

  it('标签按家族分组，组名是家族的中文名，次序与标签的相同', () => {
    const wrong = serviceNames.flatMap((service) => {
      const { tags, 'x-tagGroups': groups } = documentOf(service)
      const familyOf = new Map(
        tagged.flatMap((part) =>
          part.service === service ? part.tags.map((tag) => [tag, FAMILIES[part.family]] as const) : [],
        ),
      )
      const grouped = groups.flatMap((group) => group.tags.map((tag) => ({ tag, family: group.name })))
      const misplaced = grouped.filter(({ tag, family }) => familyOf.get(tag) !== family)
      const isSame = grouped.map(({ tag }) => tag).join() === tags.map(({ name }) => name).join()
      return [
        ...misplaced.map(({ tag, family }) => `${tag} 不属于${family}`),
        ...(isSame ? [] : [`${service} 的 x-tagGroups 与 tags 不同`]),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('与回答它的模拟后端同在一个家族', () => {
    const handlers = handlerFiles('.')
    const bad = tagged.flatMap(({ service, tags: [tag = ''], family }) => {
      const file = handlers.get(`${service}/${kebab(tag)}`) ?? ''
      return file.startsWith(`mocks/${family}/`) ? [] : [`${service} ${tag}: ${family}, ${file}`]
    })
    expect(bad).toEqual([])
  })

  it('只引用本家族的与共用的，不引用别的家族', () => {
    const bad = parts
      .filter(({ name }) => name !== 'openapi')
      .flatMap(({ path, service, family, text }) =>
        [...text.matchAll(/\$ref: *'?([^'#\s,}]+)#/g)]
          .map(([, file = '']) => posix.join(posix.dirname(path), file))
          .filter((target) => {
            const [, top = '', ...rest] = target.split('/')
            if (rest.length === 0) return false
            return top !== service || (rest.length > 1 && rest[0] !== family)
          })
          .map((target) => `${path} → ${target}`),
      )
    expect(bad).toEqual([])
  })
})
