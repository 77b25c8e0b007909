// A label is said once: the contract's is the default, and what a page writes is different.
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { everyText, type Source, written } from '../../scripts/sources.ts'
import { importedLabels, labelIn, labelUses } from '../../scripts/vite/ownLabels.ts'

const generated = new Map<string, Readonly<Record<string, string>>>(
  everyText.flatMap(({ path, text }) =>
    /^src\/api\/generated\/\w+\/labels\//.test(path)
      ? [
          [
            `#${path.slice('src/'.length)}`,
            Object.fromEntries(
              [...text.matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(([, name, label]) => [name, label]),
            ),
          ] as const,
        ]
      : [],
  ),
)

/** What a module says although the contract says it. */
const repeatedIn = ({ path, text }: Source): string[] => {
  const { program, module } = parseSync(path, text)
  const wanted = importedLabels(path, text)
  const known = new Map(
    module.staticImports.flatMap(({ moduleRequest: { value }, entries }) =>
      wanted.includes(value)
        ? entries.map(({ localName }) => [localName.value, generated.get(value)!] as const)
        : [],
    ),
  )
  return labelUses(program, new Set(known.keys())).flatMap(({ field, own, labels, start }) => {
    const isRepeated = field !== undefined && labels.some((one) => labelIn(known.get(one)!, field) === own)
    return own && isRepeated
      ? [`${path}:${text.slice(0, start).split('\n').length}：${field} 的“${own}”就是契约里的名称，不必再写`]
      : []
  })
}

describe('契约里的名称', () => {
  it('页面不再写一遍', () => {
    expect(
      written('src')
        .filter(({ text }) => text.includes('/labels/'))
        .flatMap(repeatedIn),
    ).toEqual([])
  })

  it('认得出再写一遍的', () => {
    const found = (text: string) =>
      repeatedIn({
        path: 'a.tsx',
        text: `import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'\n${text}`,
      })
    expect(
      found("const is = column(guaranteeLabels)\nis.code('guaranteeNo', { title: '保函编号' })"),
    ).toEqual(['a.tsx:3：guaranteeNo 的“保函编号”就是契约里的名称，不必再写'])
    expect(found("column(guaranteeLabels).code('guaranteeNo', { title: '原保函编号' })")).toEqual([])
    const form = 'const F = fieldOf<Values, typeof guaranteeLabels>(guaranteeLabels)\n'
    expect(found(`${form}const a = <F name="guaranteeNo" label="保函编号"><i /></F>`)).toHaveLength(1)
    expect(found(`${form}const a = <F name="guaranteeNo"><i /></F>`)).toEqual([])
  })
})
