// One language per file kind (CONTRIBUTING.md): comments are Chinese where analysts and business people look, English in
// the code beneath; never both in one file.
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Source, written } from '../../scripts/sources.ts'

const ENGLISH = /^(scripts|deploy|mocks\/(kernel|hosts)|mocks\/backend\.ts$)/
const CHINESE = /^(src|features|mocks)\//

type Language = 'zh' | 'en'

/** For tools, not for readers. */
const DIRECTIVE =
  /^[\s*!]*(biome-ignore|@ts-|oxlint|v8 ignore|#__PURE__|@__PURE__|@vite-ignore|\/ ?<reference)/

/** The language of the comment's sentence; quotations and code may be in the other language. */
function languageOf(comment: string): Language | undefined {
  const said = comment.replaceAll(
    /`[^`]*`|“[^”]*”|「[^」]*」|"[^"]*"|'[^']*'|https?:\S+|[\w.-]*\/[\w./-]+/g,
    ' ',
  )
  const characters = said.match(/[\u4e00-\u9fff]/g)?.length ?? 0
  const words = said.match(/[A-Za-z][a-z]+(?![A-Za-z(.])/g)?.length ?? 0
  if (characters > words) return 'zh'
  return words > 2 ? 'en' : undefined
}

/** The comments of a file as they are read: adjacent lines are one. */
function commentsOf({ path, text }: Source): string[] {
  const comments: { value: string; end: number }[] = []
  for (const { value, start, end } of parseSync(path, text).comments) {
    const last = comments.at(-1)
    if (last && /^\s*$/.test(text.slice(last.end, start))) {
      last.value += ` ${value}`
      last.end = end
    } else comments.push({ value, end })
  }
  return comments.map(({ value }) => value).filter((value) => !DIRECTIVE.test(value))
}

const wanted = (path: string): Language | undefined =>
  ENGLISH.test(path) ? 'en' : CHINESE.test(path) ? 'zh' : undefined

describe('注释的语言', () => {
  const files = written('src', 'features', 'mocks', 'scripts', 'checks', 'deploy', 'tests').map((source) => ({
    path: source.path,
    languages: commentsOf(source).map((comment) => ({ comment, language: languageOf(comment) })),
  }))
  const wrong = (isWrong: (path: string, languages: Set<Language | undefined>) => boolean) =>
    files.flatMap(({ path, languages }) =>
      isWrong(path, new Set(languages.map(({ language }) => language))) ? [path] : [],
    )

  it('分析师与业务人员会看的用中文，底下的机器用英文', () => {
    const other = { zh: 'en', en: 'zh' } as const
    const hits = files.flatMap(({ path, languages }) => {
      const language = wanted(path)
      return language
        ? languages
            .filter((one) => one.language === other[language])
            .map(({ comment }) => `${path}: ${comment.trim().slice(0, 60)}`)
        : []
    })
    expect(hits).toEqual([])
  })

  it('一个文件只用一种', () => {
    expect(wrong((_, languages) => languages.has('zh') && languages.has('en'))).toEqual([])
  })
})
