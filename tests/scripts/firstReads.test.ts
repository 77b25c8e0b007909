import { describe, expect, test } from 'vitest'
import { dictsOf, firstReadOf } from '../../scripts/vite/firstReads.ts'

const calls = (file: string) =>
  file.endsWith('issues.ts')
    ? 'const pageIssuesRead = {\n  url: `/api/page`,\n}\nconst issueHomeRead = { url: `/api/home` }'
    : ''
const head = `import { cancelIssue, useIssueHome, usePageIssues } from '#api/generated/corp/issues/issues.ts'\n`

describe('页面的第一个读', () => {
  test('列表：路径与第一页', () => {
    expect(firstReadOf(`${head}const page = useListPage(usePageIssues, { conditions })`, calls)).toBe(
      '/api/page page',
    )
    expect(firstReadOf(`${head}const page = useListPage(usePageIssues)`, calls)).toBe('/api/page page')
  })
  test('没有正文的读：第一个', () => {
    expect(firstReadOf(`${head}const home = useIssueHome()\n`, calls)).toBe('/api/home')
  })
  test('带初始条件的列表、别处给的 hook、什么也不读的页面：没有', () => {
    expect(
      firstReadOf(
        `${head}useListPage(usePageIssues, { conditions, defaults })\nconst a = useIssueHome()`,
        calls,
      ),
    ).toBeUndefined()
    expect(firstReadOf(`${head}useListPage(useOther, { conditions })`, calls)).toBeUndefined()
    expect(firstReadOf('const user = useUser()', calls)).toBeUndefined()
  })
  test('列与条件的字典，各一次', () => {
    const page = `filter.dict('a', '状态', 'ISSUE_STATUS'), is.dict('a', '状态', 'ISSUE_STATUS'), filter.dicts('b', '渠道', 'ISSUE_CHANNEL')`
    expect(dictsOf(page)).toEqual(['ISSUE_STATUS', 'ISSUE_CHANNEL'])
  })
})
