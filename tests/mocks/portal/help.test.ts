// 帮助说得出真的步骤与数字：每类至少三篇，够长，数字就是规则里的。
import { beforeAll, expect, it } from 'vitest'
import type { HelpArticle } from '#api/generated/corp/model/index.ts'
import { GUARANTEE_CAPS } from '#domain/guaranteeRules.ts'
import { ISSUE_MONTHS, SME_DAYS } from '#domain/issueRules.ts'
import { TestClient } from '../../../checks/shared/TestClient.ts'
import { dictionaries } from '../../../mocks/generated/dictionaries.ts'
import type { World } from '../../../mocks/kernel/World.ts'

let client: TestClient
let world: World
beforeAll(async () => {
  client = await TestClient.open('default')
  world = client.world
})

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '')
const contentOf = (title: string) =>
  textOf(world.helpArticles.find((row) => row.helpTitle === title)!.helpContent)

it.each(dictionaries.HELP_CATEGORY!)('%s %s 至少三篇，每篇超过200字', (category) => {
  const articles = world.helpArticles.where((row) => row.helpCategory === category)
  expect(articles.length).toBeGreaterThanOrEqual(3)
  for (const { helpTitle, helpContent } of articles)
    expect(textOf(helpContent).length, helpTitle).toBeGreaterThan(200)
})

it('限额与期限的数字就是规则的数字', () => {
  const voucher = contentOf('凭证的限额与期限')
  for (const part of [
    `最长${ISSUE_MONTHS.max}个月`,
    `超过${ISSUE_MONTHS.long}个月`,
    `${SME_DAYS}天`,
    `开立后${world.settings.signDays}个工作日`,
  ])
    expect(voucher).toContain(part)
  for (const [ratio] of Object.values(GUARANTEE_CAPS))
    expect(contentOf('保函的限额与期限')).toContain(`${ratio}%`)
})

it('按正文里的文字也找得到，标签里的不算', async () => {
  const found = async (keyword: string) => {
    const { list } = await client.done<{ list: HelpArticle[] }>(
      'core-operator',
      '/v1/sys/help-articles/page',
      {
        pageCond: { pageNo: 1, pageSize: 50 },
        keyword,
      },
    )
    return list.map((row) => row.helpTitle)
  }
  expect(await found('不符点')).toContain('名词解释：电子保函')
  expect(await found('<li>')).toEqual([])
})

it('模板里有要填的空白', () => {
  for (const { attachments = [] } of world.helpArticles.all())
    for (const { fileId } of attachments) {
      const { bytes } = world.files.need(fileId)
      expect(bytes.length).toBeGreaterThan(3000)
    }
})

it('撤下的、没有的公告说明已下线', async () => {
  const detail = '/v1/sys/announcements/detail'
  expect(await client.refused('chain-query', detail, { announceId: 'AN999' })).toBe('该公告已下线')
})
