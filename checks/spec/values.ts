// The values that the sentences take: people, pages, seeds, documents and their columns, outside parties, calls, dates,
// files. Read from the mock's registry, the table of routes and the contract; no server is started.
import { PATHS } from '../../features/support/paths.ts'
import { registry } from '../../mocks/backend.ts'
import { type Column, type Vocabulary, vocabularyOf } from '../../mocks/kernel/control/vocabulary.ts'
import { bundleContract } from '../../openapi/bundle.ts'
import { readOperations } from '../../scripts/contract/contract.ts'
import { byFamily } from '../../scripts/contract/families.ts'
import { type PortalPage, readPages } from './report/product.ts'

/** A value that can be used in a sentence. */
export interface Value {
  /** How it can be written; any of them. */
  texts: readonly string[]
  /** What it is. */
  note: string
  /** A whole sentence with it, when only that makes sense. */
  sentence?: string
  /** For a document: its columns, and a table that can be pasted as it is. */
  columns?: readonly Column[]
  example?: readonly (readonly string[])[]
}

/** Values of one kind; parts are titled, an untitled one is the only one. */
export interface ValueGroup {
  name: string
  about: string
  parts: readonly { title: string; values: readonly Value[] }[]
}

const SHOWN_PEOPLE = 4

const whole = (values: readonly Value[]): ValueGroup['parts'] => [{ title: '', values }]

const people = ({ people: all }: Vocabulary): ValueGroup => ({
  name: '人员',
  about: '写代号或姓名；经办与复核不能是同一个人',
  parts: [...Map.groupBy(all, ({ enterprise }) => enterprise)].map(([title, members]) => ({
    title,
    values: members.map(({ code, name, does, posts, pages }) => ({
      texts: [code, name],
      note: `${does}；${posts}，能打开 ${pages.length} 个页面`,
    })),
  })),
})

const enterprises = ({ enterprises: all }: Vocabulary): ValueGroup => ({
  name: '企业',
  about: '日常世界里的企业；外部机构对企业办理时写编号',
  parts: whole(all.map(({ code, name, is }) => ({ texts: [name, code], note: is }))),
})

const seeds = ({ seeds: all }: Vocabulary): ValueGroup => {
  // what is in every world says nothing about this one
  const usual = new Set(Object.keys(all.find(({ code }) => code === 'empty')?.counts ?? {}))
  return {
    name: '示例数据',
    about: '一个世界开始时有什么；没有写“示例数据为”的是“日常”',
    parts: whole(
      all.map(({ code, name, title, counts }) => {
        const own = Object.entries(counts).filter(([label]) => !usual.has(label))
        const much = own.map(([label, count]) => `${label} ${count}`).join('、')
        return {
          texts: [name],
          note: `${title}${much ? `：${much}` : ''}（${code}）`,
          sentence: `示例数据为"${name}"`,
        }
      }),
    ),
  }
}

/** A path of PATHS has the last part of `…/:type` filled in. */
const routeOf = (routes: readonly PortalPage[], path: string): PortalPage | undefined =>
  routes.find((one) => one.path === path) ??
  routes.find((one) => one.path.includes('/:') && path.startsWith(one.path.slice(0, one.path.indexOf(':'))))

const pages = ({ people: all }: Vocabulary): ValueGroup => {
  const routes = readPages()
  const who = (route: PortalPage | undefined): string => {
    if (route?.isOpen) return '不用登录'
    if (route?.isForAll) return '登录就能打开'
    // who may open the fewest pages is there for this one
    const able = all
      .filter((one) => one.pages.includes(route?.path ?? ''))
      .toSorted((a, b) => a.pages.length - b.pages.length)
      .map(({ code }) => code)
    if (able.length === 0) return '由跳转到达'
    if (able.length === all.length) return '每个人'
    return `${able.slice(0, SHOWN_PEOPLE).join('、')}${able.length > SHOWN_PEOPLE ? ` 等 ${able.length} 人` : ''}`
  }
  const titled = Object.entries(PATHS).map(([title, path]) => ({ title, route: routeOf(routes, path) }))
  return {
    name: '页面',
    about: '写标题；后面是谁能打开',
    parts: [...Map.groupBy(titled, ({ route }) => route?.family ?? '')].map(([title, own]) => ({
      title,
      values: own.map(({ title: text, route }) => ({ texts: [text], note: who(route) })),
    })),
  }
}

const documents = ({ entities, commonColumns }: Vocabulary): ValueGroup => ({
  name: '单据',
  about: '“系统中有如下……”能造的，和各列能写什么；没写的列自动补齐',
  parts: [
    {
      title: '能造的',
      values: entities
        .filter(({ canWrite }) => canWrite)
        .map(({ name, code, columns, example }) => ({
          texts: [name],
          note: `${columns.length} 列（${code}）`,
          sentence: `系统中有如下"${name}":`,
          columns,
          example,
        })),
    },
    {
      title: '由别的单据带来，不能直接造',
      values: entities
        .filter(({ canWrite, columns }) => !canWrite && columns.length > 0)
        .map(({ name, code, columns }) => ({
          texts: [name],
          note: `${columns.length} 列（${code}）`,
          columns,
        })),
    },
    {
      title: '每份单据都有的列',
      values: [{ texts: ['公共的列'], note: `${commonColumns.length} 列`, columns: commonColumns }],
    },
  ],
})

const parties = ({ parties: all }: Vocabulary): ValueGroup => ({
  name: '外部机构',
  about: '机构能办理的事；单据编号后面空一格，可以写机构说的话',
  parts: all.map(({ name, events }) => ({
    title: name,
    values: events.map(({ name: event, subject, said, code }) => ({
      texts: [event],
      note: `对${subject}${said ? `，空格后${said}` : ''}（${code}）`,
      sentence: `外部机构"${name}"对"${subject.split(/[；，]/)[0]}"办理"${event}"`,
    })),
  })),
})

/** The name of a call: the summary in the contract without the transitions behind it. */
const callName = (summary: string): string => summary.replace(/（[^（）]*T-[^（）]*）$/, '')

const calls = (): ValueGroup => {
  bundleContract()
  const all = [...readOperations().values()].map((operation) => ({ operation }))
  return {
    name: '调用',
    about: '门户向后端发出的，写契约里的名称',
    parts: byFamily(all).map(([family, own]) => ({
      title: family || '登录、文件与签署',
      values: own.map(({ operation: { summary, method, path } }) => ({
        texts: [callName(summary)],
        note: `${method} ${path}`,
      })),
    })),
  }
}

const settings = ({ settings: all }: Vocabulary): ValueGroup => ({
  name: '设置',
  about: '平台参数与起点的值；沙盒接口认这些名称',
  parts: whole(
    all.map(({ code, name, value }) => ({
      texts: [name],
      note: `${typeof value === 'boolean' ? (value ? '开' : '关') : `${value} 个工作日`}（${code}）`,
    })),
  ),
})

const value = (text: string, note: string): Value => ({ texts: [text], note })

const dates: ValueGroup = {
  name: '日期',
  about: '世界从 2026-11-18 09:30 起，时钟只能向前；单据上的日期写哪天都行',
  parts: whole([
    value('2027-03-31', '某一天；推进到某一天是那天 09:30'),
    value('2026-12-01 16:00', '某个时刻，只在“时间推进到……”里'),
    { texts: [], note: '过几天', sentence: '时间推进3天' },
    { texts: [], note: '过几个月，月底对月底', sentence: '时间推进1个月' },
    { texts: [], note: '过几分钟', sentence: '时间推进30分钟' },
    { texts: [], note: '过几个工作日，只跳过周末', sentence: '时间推进5个工作日' },
    { texts: [], note: '浏览器里的时间：倒计时；世界的时钟不动', sentence: '页面停留3秒' },
  ]),
}

const amounts: ValueGroup = {
  name: '金额',
  about: '带千分位与两位小数',
  parts: whole([value('1,000,000.00', '元'), value('0.00', '没有')]),
}

const files: ValueGroup = {
  name: '文件',
  about: '按扩展名当场生成真的文件，放什么名字都行',
  parts: whole([
    value('采购合同.pdf', '一页 A4，页上印着文件名'),
    value('现场照片.jpg', '一张 JPEG 图片；.jpeg 一样'),
    value('营业执照.png', '一个像素的 PNG 图片，所有的 .png 内容相同'),
    value('发票1.xml', '数电发票：恒拓开给华岳，价税合计 1,130,000.00；号码随文件名里的数字'),
    value('建材发票1.xml', '数电发票：鼎垣建材开给瑞川建设，价税合计 1,130,000.00'),
    value('资料.zip', '空的压缩包；.ofd 一样'),
    value('程序.exe', '不许上传的类型'),
    value('说明.txt', '别的扩展名：内容就是文件名'),
  ]),
}

const decisions: ValueGroup = {
  name: '决定',
  about: '审批时选的；各页面的选项以页面为准',
  parts: whole(
    (registry.platform.dictionaries['AUDIT_RESULT'] ?? []).map(([, label]) => value(label, '审核结果')),
  ),
}

/** All values, by kind, in the order in which people look for them. */
export const valueGroups = (): ValueGroup[] => {
  const vocabulary = vocabularyOf(registry)
  return [
    people(vocabulary),
    seeds(vocabulary),
    pages(vocabulary),
    documents(vocabulary),
    parties(vocabulary),
    enterprises(vocabulary),
    calls(),
    dates,
    amounts,
    files,
    decisions,
    settings(vocabulary),
  ]
}

/** The values of a group, whatever part they are in. */
export const valuesIn = ({ parts }: ValueGroup): Value[] => parts.flatMap(({ values }) => values)
