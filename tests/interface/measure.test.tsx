import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Finding, Looking } from '../../checks/interface/Finding.ts'
import { measure } from '../../checks/interface/measure.ts'

// happy-dom 不排版：方框写在 data-box（左,上,宽,高），滚动的宽写在 data-scroll，几行写在 data-lines
const numbers = (node: Element, name: string) => (node.getAttribute(name) ?? '').split(',').map(Number)
const boxOf = (node: Element): DOMRect => {
  const [left = 0, top = 0, width = 100, height = 20] = node.hasAttribute('data-box')
    ? numbers(node, 'data-box')
    : []
  return { left, top, width, height, right: left + width, bottom: top + height, x: left, y: top } as DOMRect
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return boxOf(this)
  })
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function lines(this: Range) {
    const node = this.startContainer
    const parent = node instanceof Element ? node : node.parentElement!
    const box = boxOf(parent)
    const count = Number(parent.getAttribute('data-lines') ?? 1)
    const rects = Array.from({ length: count }, (_, at) => ({
      left: box.left,
      right: box.right,
      width: box.width,
      height: box.height,
      top: box.top + at * 22,
    }))
    return rects as unknown as DOMRectList
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return boxOf(this).width
  })
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return Number(this.getAttribute('data-scroll') ?? boxOf(this).width)
  })
  document.elementFromPoint = (x, y) =>
    [...document.querySelectorAll('*')]
      .filter((node) => {
        const { left, right, top, bottom } = boxOf(node)
        return x >= left && x <= right && y >= top && y <= bottom
      })
      .at(-1) ?? null
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const looking = (width = 1480, state: Looking['state'] = 'full'): Looking => ({ width, height: 900, state })
const show = (html: string) => {
  document.body.innerHTML = `<main data-box="0,0,1480,900">${html}</main>`
}
const said = (rule: string, look = looking()): string[] =>
  measure([rule], look).map(({ what }: Finding) => what)

const STICKY = 'position: sticky; right: 0px'
/** 一张分页的列表：各列的标题与各行各格的 html。 */
const list = (heads: readonly string[], rows: readonly (readonly string[])[], more = '') => `
  <div style="overflow-x: auto" data-box="0,100,400,400" ${more}>
    <table aria-label="申请"><thead><tr>${heads.join('')}</tr></thead>
    <tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>
  </div><nav aria-label="申请分页">共 ${rows.length} 条</nav>`
const th = (title: string, more = '') => `<th ${more}>${title}</th>`
const td = (html: string, more = '') => `<td ${more}>${html}</td>`
const tag = '<span class="arco-tag">待复核</span>'

describe('1.1 单元格', () => {
  it('金额被截、日期折行、标签在固定列下面', () => {
    show(
      list(
        [th('编号'), th('金额（元）'), th('提交时间'), th('状态'), th('操作')],
        [
          [
            td('A1'),
            td('<span style="overflow-x: hidden" data-box="0,0,60,20" data-scroll="90">1,280,000.00</span>'),
            td('<span data-lines="2">2026-11-18 09:30</span>'),
            td('<span class="arco-tag" data-box="280,0,60,20">待复核</span>', 'data-box="280,0,80,40"'),
            td('<button>复核</button>', `style="${STICKY}" data-box="300,0,100,40"`),
          ],
        ],
      ),
    )
    expect(said('1.1')).toEqual([
      '申请·金额（元）：被截（1 格）「1,280,000.00」 少 30px',
      '申请·提交时间：折行（1 格）「2026-11-18 09:30」 折成 2 行',
      '申请·状态：盖住（1 格）「待复核」 被固定列盖住 40px',
    ])
  })

  it('文字放了两行、悬停看得到全文，可以截；放得下的没有毛病', () => {
    const clamped =
      '<span style="overflow-x: hidden; line-height: 22px" title="全文" data-box="0,0,60,44" data-scroll="90">很长的名称</span>'
    show(list([th('编号'), th('接收方')], [[td('A1'), td(clamped)]]))
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function height(
      this: HTMLElement,
    ) {
      return boxOf(this).height
    })
    expect(said('1.1')).toEqual([])
  })
})

it('1.2 状态在第四列；要滚动而编号列没有固定', () => {
  const row = [td('A1'), td('甲'), td('1,000.00'), td(tag)]
  show(list([th('编号'), th('接收方'), th('金额'), th('申请状态')], [row], 'data-scroll="900"'))
  expect(said('1.2')).toEqual(['申请：状态「申请状态」在第 4 列', '申请：横向滚动而编号列没有固定在左边'])
})

describe('1.3 操作列', () => {
  const heads = [th('编号'), th('操作', 'data-box="300,0,180,40"')]
  const button = (name: string) => `<button data-box="312,0,36,20">${name}</button>`
  it('谁也办不了、太宽、按钮太多', () => {
    show(list(heads, [[td('A1'), td('--')]]))
    expect(said('1.3')).toEqual(['申请：没有人能办的操作列'])
    show(list(heads, [[td('A1'), td(['编辑', '提交', '复制', '作废'].map(button).join(''))]]))
    expect(said('1.3').join()).toContain('一格里 4 个按钮')
  })
  it('宽度照内容', () => {
    const narrow = [th('编号'), th('操作', 'data-box="300,0,120,40"')]
    show(list(narrow, [[td('A1'), td(button('复核'), 'data-box="300,0,120,40"')]]))
    expect(said('1.3')).toEqual([])
  })
})

it('1.4 整页比窗口宽', () => {
  show('')
  document.documentElement.setAttribute('data-scroll', '108')
  expect(said('1.4')).toEqual(['整页横向滚动，多出 8px'])
  document.documentElement.removeAttribute('data-scroll')
  expect(said('1.4')).toEqual([])
})

it('1.4 十列以内而横向滚动；1200 时状态看不全', () => {
  const row = [td('A1'), td('<span class="arco-tag" data-box="380,0,60,20">待复核</span>')]
  show(list([th('编号'), th('申请状态')], [row], 'data-scroll="900"'))
  expect(said('1.4')).toEqual(['申请：2 列而横向滚动，多出 500px'])
  expect(said('1.4', looking(1200))).toEqual(['申请：「申请状态」不滚动看不全，差 40px'])
})

it('1.5 第一行太低', () => {
  show(
    list([th('编号'), th('接收方')], [[td('A1'), td('甲')]]).replace(
      '<tr><td',
      '<tr data-box="0,403,400,40"><td',
    ),
  )
  expect(said('1.5', looking(1200))).toContain('申请：第一行在 y=403')
})

it('1.6 查询表单多于一行', () => {
  show('<form role="search" aria-label="申请查询" data-box="0,0,900,180"></form>')
  expect(said('1.6')).toEqual(['申请查询表单高 180px'])
  show('<form role="search" aria-label="申请查询" data-box="0,0,900,64"></form>')
  expect(said('1.6')).toEqual([])
})

describe('1.8 空', () => {
  const empty = (text: string) => list([th('编号'), th('接收方')], [[`<td colspan="2">${text}</td>`]])
  it('只说暂无数据；查不到而没有清除条件', () => {
    show(empty('暂无数据~'))
    expect(said('1.8')).toEqual(['申请：只说暂无数据~，没说先做什么'])
    show(empty('还没有申请'))
    expect(said('1.8', looking(1480, 'searched')).join()).toContain('没有清除条件')
  })
  it('先做什么；清除条件', () => {
    show(empty('还没有申请，新增一份'))
    expect(said('1.8')).toEqual([])
    show(empty('没有符合条件的 <button>清除条件</button>'))
    expect(said('1.8', looking(1480, 'searched'))).toEqual([])
  })
})

it('1.9 合计没有说是哪一列', () => {
  const table = list([th('编号'), th('凭证金额（元）')], [[td('A1'), td('1,000.00')]])
  show(`${table}<output>合计 1 笔 ¥1,000.00</output>`)
  expect(said('1.9')).toHaveLength(1)
  show(`${table}<output>凭证金额合计 1 笔 ¥1,000.00</output>`)
  expect(said('1.9')).toEqual([])
})

describe('2.2 决定', () => {
  const buttons = '<button>通过</button><button>驳回</button>'
  it('金额不大、没有大写、列着没填的', () => {
    show(
      `<dl><div><dt>凭证金额</dt><dd>1,000.00</dd></div><div><dt>备注</dt><dd>--</dd></div></dl>${buttons}`,
    )
    expect(said('2.2').join()).toMatch(/金额最大.*没有金额大写.*列着 1 项没填的 「备注」/)
  })
  it('一眼看出多少；不是来作决定的不量', () => {
    show(`<p style="font-size: 24px">1,000.00</p><p style="font-size: 14px">人民币壹仟元整</p>${buttons}`)
    expect(said('2.2')).toEqual([])
    show('<dl><dt>备注</dt><dd>--</dd></dl>')
    expect(said('2.2')).toEqual([])
  })
})

it('3.1 名称折行', () => {
  show('<form><label data-lines="2">货物/工程/服务交付日</label><label>金额</label></form>')
  expect(said('3.1')).toEqual(['名称「货物/工程/服务交付日」折成 2 行'])
})

it('4.3 页面上与提示里的文字', () => {
  show('<p>期限：2026-12-20T09:30:00+08:00</p><p title="PENDING_REVIEW">待复核</p><p>2026-12-20 09:30</p>')
  expect(said('4.3')).toHaveLength(2)
})

it('6.3 图没有占满、月份不连续、没有表', () => {
  const chart = '<svg data-box="0,100,600,200"><rect /></svg>'
  show(`<section data-box="0,0,1200,400">${chart}</section>`)
  expect(said('6.3').join()).toMatch(/宽 600px，旁边空着 \d+px.*没有同样内容的表/)
  const rows = ['2025-11', '2026-02'].map((month) => `<tr><th>${month}</th><td>1.00</td></tr>`).join('')
  show(
    `<section data-box="0,0,600,400">${chart}<table aria-label="走势"><tbody>${rows}</tbody></table></section>`,
  )
  expect(said('6.3')).toEqual(['走势：月份不连续 2025-11 → 2026-02'])
})

describe('7 样子', () => {
  const section = (title: string, box: string, more = '') =>
    `<section data-box="${box}"><div><h2 data-box="${box}">${title}</h2></div>${more}</section>`

  it('7.2 标题贴着内容、两节挨着；够远的没有毛病', () => {
    const page = (first: number, second: number) =>
      `<header data-box="0,0,900,40"><h1 data-box="0,0,300,40">开立申请</h1></header>
       <div data-box="0,${first},900,400">${section('基本信息', `0,${first},900,100`)}${section('资金信息', `0,${second},900,100`)}</div>`
    show(page(46, 158))
    expect(said('7.2')).toEqual(['标题到内容只有 6px', '「资金信息」离上一节只有 12px'])
    show(page(56, 180))
    expect(said('7.2')).toEqual([])
  })

  it('7.4 差几十像素的左缘；另一栏的不算', () => {
    const labels = (...lefts: number[]) =>
      `<form class="arco-form-layout-horizontal">${lefts
        .map((left) => `<div class="arco-form-label-item" data-box="${left},0,80,20">名称${left}</div>`)
        .join('')}</form>`
    show(labels(100, 145, 600))
    expect(said('7.4')).toEqual(['名称的左缘不齐：「名称100」与「名称145」差 45px'])
    show(labels(100, 100, 600))
    expect(said('7.4')).toEqual([])
  })

  it('7.5 太宽的日期框；太宽的表单', () => {
    const field = (width: number) =>
      `<form aria-label="开立"><div data-box="0,0,${width * 4},40"><div data-fits="date">付款日<div class="arco-form-item-control-children"><span data-box="0,0,${width},32"></span></div></div></div></form>`
    show(field(400))
    expect(said('7.5')).toEqual(['「付款日」宽 400px', '「开立」宽 1600px'])
    show(field(200))
    expect(said('7.5')).toEqual([])
  })

  it('7.6 一处两个实心的按钮；停用的不算', () => {
    const buttons = (more: string) =>
      `<section><button class="arco-btn-primary">提交</button><button class="arco-btn-primary"${more}>保存</button></section>`
    show(buttons(''))
    expect(said('7.6')).toEqual(['一处 2 个实心的按钮：「提交」「保存」'])
    show(buttons(' disabled'))
    expect(said('7.6')).toEqual([])
  })

  it('7.7 点不到的字是品牌色；链接与按钮里的不算', () => {
    const brand = 'color: rgb(21, 84, 224)'
    show(`<div style="--brand: #1554e0; ${brand}" role="dialog">等待资金方<a href="/x">看详情</a></div>`)
    expect(said('7.7')).toEqual(['点不到的字是品牌色：「等待资金方」'])
  })

  it('7.8 页眉往下挪了、切断了菜单；放得下的没有毛病', () => {
    const header = (box: string, scroll: number) => {
      document.body.innerHTML = `<header class="shell-header" data-box="${box}"><nav style="overflow-x: auto" data-box="200,0,400,48" data-scroll="${scroll}">工作台</nav></header><main></main>`
    }
    header('0,60,1480,48', 420)
    expect(said('7.8')).toEqual(['页眉在 0px、60px，宽 1480px', '页眉里切断了「工作台」'])
    header('0,0,1480,48', 400)
    expect(said('7.8')).toEqual([])
  })

  it('7.9 旁边有内容的空块太高', () => {
    const blocks = (high: number) =>
      `<div>${section('待办', '0,0,600,100')}${section('消息', '0,140,600,200', `<div data-empty data-box="0,140,600,${high}">还没有</div>`)}</div>`
    show(blocks(160))
    expect(said('7.9')).toEqual(['「消息」空着，高 160px'])
    show(blocks(84))
    expect(said('7.9')).toEqual([])
  })
})
