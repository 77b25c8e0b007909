import { describe, expect, it, vi } from 'vitest'
import { type Act, draftOf } from '../../mocks/kernel/control/recording/draft.ts'
import { listen } from '../../mocks/kernel/control/recording/listen.ts'

const stepsOf = (acts: Act[]) =>
  draftOf(acts)
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.trim())

describe('操作变成场景草稿', () => {
  it('路过的页面不写', () => {
    const steps = stepsOf([
      { kind: 'signedIn', person: 'core-operator' },
      { kind: 'opened', title: '工作台', path: '/cv3/workbench' },
      { kind: 'clicked', area: 'menu', name: '凭证' },
      { kind: 'opened', title: '开立与兑付首页(经办)', path: '/cv3/credit/core/home' },
      { kind: 'clicked', area: 'menu', name: '凭证开立申请' },
      { kind: 'opened', title: '凭证开立申请', path: '/cv3/credit/core/issue/issue' },
    ])
    expect(steps).toEqual(['假如 我以"core-operator"登录', '当 我打开"凭证开立申请"页面'])
  })

  it('登录、打开、查询、办理、审批、签署、提示', () => {
    const steps = stepsOf([
      { kind: 'control', name: 'world', body: { scenario: '可以开立' } },
      { kind: 'signedIn', person: 'core-director' },
      { kind: 'opened', title: '工作台', path: '/cv3/workbench' },
      { kind: 'clicked', area: 'menu', name: '凭证开立复核' },
      { kind: 'opened', title: '凭证开立复核', path: '/cv3/credit/core/issue/issue-review' },
      { kind: 'filled', area: 'search', label: '开立申请编号', value: 'IS-9001' },
      { kind: 'clicked', area: 'search', name: '查询' },
      { kind: 'clicked', area: 'page', name: '复核', row: 'IS-9001' },
      { kind: 'filled', area: 'approval', label: '审核意见', value: '真实' },
      { kind: 'clicked', area: 'approval', name: '通过' },
      { kind: 'filled', area: 'signing', label: '短信验证码', value: '123456' },
      { kind: 'clicked', area: 'signing', name: '确认' },
      { kind: 'said', text: '办理成功' },
      { kind: 'control', name: 'clock', body: { advance: 'P1M' } },
      { kind: 'control', name: 'events', body: { actor: '银行', event: '兑付到账', key: 'CB-1' } },
    ])
    expect(steps).toEqual([
      '假如 示例数据为"可以开立"',
      '并且 我以"core-director"登录',
      '当 我打开"凭证开立复核"页面',
      '并且 我按"开立申请编号"为"IS-9001"查询',
      '并且 我对"IS-9001"执行"复核"',
      '并且 审批通过，意见"真实"',
      '并且 完成短信签署',
      '那么 应提示"办理成功"',
      '当 时间推进1个月',
      '并且 外部机构"银行"对"CB-1"办理"兑付到账"',
    ])
  })

  it('连着填的合成一张对齐的表，改填的只留最后一次', () => {
    const draft = draftOf([
      { kind: 'signedIn', person: 'core-operator' },
      { kind: 'filled', area: 'page', label: '凭证金额', value: '1' },
      { kind: 'filled', area: 'page', label: '凭证金额', value: '1,000.00' },
      { kind: 'filled', area: 'page', label: '接收方', value: '甲' },
      { kind: 'clicked', area: 'page', name: '提交复核' },
    ])
    expect(draft).toContain(
      '    当 我填写如下:\n      | 凭证金额 | 1,000.00 |\n      | 接收方   | 甲       |\n    并且 我提交',
    )
  })

  it('失败的提示自己确认；没有做什么就没有草稿', () => {
    const acts: Act[] = [
      { kind: 'refused', text: '额度不足' },
      { kind: 'clicked', area: 'dialog', name: '确认', dialog: '操作失败' },
    ]
    expect(stepsOf(acts)).toEqual(['那么 应提示失败"额度不足"'])
    expect(draftOf([])).toBe('')
  })
})

describe('听门户页面里的动作', () => {
  const heard = (html: string, act: (page: Document) => void): Act[] => {
    document.body.innerHTML = html
    const acts: Act[] = []
    const stop = listen(document, (one) => acts.push(one))
    act(document)
    stop()
    return acts
  }

  it('字段、行内动作与按钮', () => {
    const acts = heard(
      `<h1>凭证开立复核</h1><label for="a">*凭证金额（元）</label><input id="a">
       <table><tr><td>IS-1</td><td><button>复核</button></td></tr></table><button aria-disabled="true">终审</button>`,
      (page) => {
        const input = page.querySelector('input') as HTMLInputElement
        input.value = '5'
        input.dispatchEvent(new Event('change', { bubbles: true }))
        for (const button of page.querySelectorAll('button')) button.click()
      },
    )
    expect(acts).toMatchObject([
      { kind: 'opened', title: '凭证开立复核' },
      { kind: 'filled', area: 'page', label: '凭证金额', value: '5' },
      { kind: 'clicked', area: 'page', name: '复核', row: 'IS-1' },
    ])
  })

  it('密码不记，登录页上点的人记下代号', () => {
    const acts = heard(
      `<input type="password" aria-label="证书口令"><a href="/cv3/?authToken=core-final&wsToken=x">何</a>`,
      (page) => {
        page.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
        page.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
        page.querySelector('a')?.click()
      },
    )
    expect(acts).toEqual([{ kind: 'signedIn', person: 'core-final' }])
  })

  /** 在光标所在的末尾键入一段，然后框按 tidied 整理，人离开。 */
  const type = (box: HTMLInputElement, text: string, tidied: string) => {
    for (const data of text) {
      box.setSelectionRange(box.value.length, box.value.length)
      box.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true }))
      box.value += data
    }
    box.value = tidied
    box.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('记下键入的原样，不是框整理过的；改了中间的记框里的', () => {
    const acts = heard(`<label for="a">金额</label><input id="a">`, (page) => {
      const box = page.querySelector('input') as HTMLInputElement
      type(box, '1234567.8', '1,234,567.8')
      box.setSelectionRange(1, 1)
      box.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '9', bubbles: true }))
      box.value = '19,234,567.8'
      box.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(acts).toMatchObject([{ value: '1234567.8' }, { value: '19,234,567.8' }])
  })

  it('回车选中的选项', () => {
    const acts = heard(
      `<input role="combobox" aria-expanded="true" aria-label="接收方">
       <div role="option" class="x-option">甲</div><div role="option" class="x-option x-option-hover">乙</div>`,
      (page) => page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    )
    expect(acts).toEqual([{ kind: 'filled', area: 'page', label: '接收方', value: '乙' }])
  })

  it('日历里点的日子，一个快捷项填的两端', async () => {
    const acts: Act[] = []
    document.body.innerHTML = `<input aria-label="付款日开始"><button aria-label="付款日开始，打开日历"></button>
      <input aria-label="付款日结束"><button aria-label="付款日结束，打开日历"></button>
      <div role="dialog" aria-label="付款日开始日历"><button>本月</button></div>`
    const stop = listen(document, (one) => acts.push(one))
    const [from, to] = document.querySelectorAll('input')
    const [open, , month] = document.querySelectorAll('button')
    open?.click()
    month?.addEventListener('click', () => {
      from!.value = '2026-11-01'
      to!.value = '2026-11-30'
    })
    month?.click()
    await vi.waitFor(() => expect(acts).toHaveLength(2))
    stop()
    expect(acts).toMatchObject([
      { label: '付款日开始', value: '2026-11-01' },
      { label: '付款日结束', value: '2026-11-30' },
    ])
  })
})
