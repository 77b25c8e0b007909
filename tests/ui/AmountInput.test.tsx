import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AmountInput } from '#ui/form/AmountInput.tsx'

function show(initial = '', props: { min?: string; max?: string } = {}) {
  const onValue = vi.fn<(value: string) => void>()
  function Holder() {
    const [value, setValue] = useState(initial)
    const change = (next: string) => {
      onValue(next)
      setValue(next)
    }
    return <AmountInput aria-label="凭证金额" value={value} onChange={change} {...props} />
  }
  render(<Holder />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '凭证金额' })
  return { input, user: userEvent.setup(), last: () => onValue.mock.lastCall?.[0] }
}

describe('AmountInput（VALID-07）', () => {
  test('占位文字是 金额', () => {
    expect(show().input.placeholder).toBe('金额')
  })

  test('边打边加千分位，值是不带逗号的十进制字符串', async () => {
    const { input, user, last } = show()
    await user.type(input, '1234567.8')
    expect(input.value).toBe('1,234,567.8')
    expect(last()).toBe('1234567.8')
    await user.tab()
    expect(input.value).toBe('1,234,567.80')
    expect(last()).toBe('1234567.80')
  })

  test.each([
    ['-100', '100'],
    ['12a3', '123'],
    ['1.2.3', '1.23'],
    ['1234.567', '1,234.56'],
    ['12。5', '12.5'],
  ])('逐字打 %s：不是数字与点的、多出的进不来，得 %s', async (typed, shown) => {
    const { input, user, last } = show()
    await user.type(input, typed)
    expect(input.value).toBe(shown)
    expect(last()).toBe(shown.replaceAll(',', ''))
    expect(input.validationMessage).toBe('')
  })

  test('打不进去的字不挪光标，也不挤掉后面的小数', async () => {
    const { input, user } = show('1234567.89')
    await user.click(input)
    for (const [at, key] of [
      [3, 'a'],
      [3, '.'],
      [11, '5'],
    ] as const) {
      input.setSelectionRange(at, at)
      await user.keyboard(key)
      expect(input.value).toBe('1,234,567.89')
      expect(input.selectionStart).toBe(at)
    }
  })

  test.each([
    ['-100', '100', '负号'],
    ['12a', '12', '“a”'],
    ['1.2.3', '1.23', '多出的小数点'],
    ['1234.567', '1,234.56', '两位之后的小数“7”'],
  ])('粘贴 %s：框里是 %s，值是空的，说出去掉了%s；离开、再来都不算核对过', async (pasted, shown, lost) => {
    const { input, user, last } = show('9')
    const notice = `已去掉${lost}，请核对后按回车`
    await user.tripleClick(input)
    await user.paste(pasted)
    expect(input.value).toBe(shown)
    expect(last()).toBe('')
    expect(input.validationMessage).toBe(notice)
    expect(input.getAttribute('aria-description')).toBe(notice)
    await user.tab()
    await user.click(input)
    await user.tab()
    expect(input.value).toBe(shown)
    expect(input.validationMessage).toBe(notice)
  })

  test.each([
    ['1,5', '', '“1,5”'],
    ['1000\t2000', '', '“1000 200……”'],
    ['1,000,00', '', '“1,000,00”'],
  ])('粘贴 %j 猜不出是哪个数：不收，说没有读懂，重填才作数', async (pasted, shown, what) => {
    const { input, user, last } = show('9')
    await user.tripleClick(input)
    await user.paste(pasted)
    expect(input.value).toBe(shown)
    expect(last()).toBe('')
    expect(input.validationMessage).toBe(`没有读懂${what}，请重新填写`)
    await user.keyboard('7')
    expect(last()).toBe('7')
    expect(input.validationMessage).toBe('')
  })

  test('读不懂的粘在中间，原来的一个不动', async () => {
    const { input, user } = show('1234567')
    await user.click(input)
    input.setSelectionRange(5, 5)
    await user.paste('1,5')
    expect(input.value).toBe('1,234,567')
    expect(input.validationMessage).toMatch('没有读懂“1,5”')
  })

  test('粘在已有的数后面，接成一个数', async () => {
    const { input, user, last } = show('1234')
    await user.click(input)
    input.setSelectionRange(5, 5)
    await user.paste('567')
    expect(input.value).toBe('1,234,567')
    expect(last()).toBe('1234567')
  })

  test('末尾的 万 认得，逐字打也认得', async () => {
    const { input, user, last } = show()
    await user.click(input)
    await user.paste('２万')
    expect(last()).toBe('20000')
    await user.clear(input)
    await user.type(input, '100万')
    expect(input.value).toBe('1,000,000')
    expect(last()).toBe('1000000')
  })

  test('粘贴的正好盖住同样的数，负号照样说', async () => {
    const { input, user, last } = show('100')
    await user.tripleClick(input)
    await user.paste('-100')
    expect(last()).toBe('')
    expect(input.validationMessage).toMatch('已去掉负号')
  })

  test('回车表示核对无误：值就是看到的数', async () => {
    const { input, user, last } = show()
    await user.click(input)
    await user.paste('-1200')
    await user.keyboard('{Enter}')
    expect(input.value).toBe('1,200.00')
    expect(last()).toBe('1200.00')
    expect(input.validationMessage).toBe('')
  })

  test('再改一改也是核对过', async () => {
    const { input, user, last } = show()
    await user.click(input)
    await user.paste('-1200')
    await user.keyboard('5')
    expect(last()).toBe('12005')
    expect(input.validationMessage).toBe('')
  })

  test('超过上限的留在框里，值是空的，离开后说出界限', async () => {
    const { input, user, last } = show()
    await user.type(input, '123456789012345')
    expect(input.value).toBe('123,456,789,012,345')
    expect(last()).toBe('')
    expect(input.getAttribute('aria-description')).toBeNull()
    await user.tab()
    expect(input.getAttribute('aria-description')).toBe('金额不得大于99,999,999,999,999.98元')
    expect(input.validationMessage).toBe('金额不得大于99,999,999,999,999.98元')
  })

  test('输入法上屏的全角数字认得，选字的时候不打断', () => {
    const { input, last } = show()
    fireEvent.compositionStart(input)
    fireEvent.change(input, { target: { value: '１２' } })
    expect(input.value).toBe('１２')
    fireEvent.compositionEnd(input)
    expect(input.value).toBe('12')
    expect(last()).toBe('12')
    expect(input.validationMessage).toBe('')
  })

  test.each([
    ['￥1，234，567．80元', '1234567.80'],
    [' 1 000 000 ', '1000000'],
  ])('粘贴 %s 得 %s', async (text, value) => {
    const { input, user, last } = show('9')
    await user.clear(input)
    await user.click(input)
    await user.paste(text)
    expect(last()).toBe(value)
    expect(input.value.replaceAll(',', '')).toBe(value)
  })

  test('在中间插入数字，光标跟在所打的字后面', async () => {
    const { input, user } = show('1234567')
    await user.click(input)
    input.setSelectionRange(3, 3) // 1,2|34,567
    await user.keyboard('9')
    expect(input.value).toBe('12,934,567')
    expect(input.selectionStart).toBe(4) // 12,9|34,567
  })

  test('退格删掉一位，光标不跑到末尾', async () => {
    const { input, user } = show('1234567')
    await user.click(input)
    input.setSelectionRange(5, 5) // 1,234|,567
    await user.keyboard('{Backspace}')
    expect(input.value).toBe('123,567')
    expect(input.selectionStart).toBe(3)
  })

  test('最大值不因浮点走样', async () => {
    const { input, user, last } = show()
    await user.type(input, '99999999999999.98')
    await user.tab()
    expect(last()).toBe('99999999999999.98')
    expect(input.value).toBe('99,999,999,999,999.98')
  })

  test('超出给定上下限的不改，说出界限', async () => {
    const { input, user } = show('', { min: '100.00', max: '500.00' })
    await user.type(input, '7')
    await user.tab()
    expect(input.validationMessage).toBe('金额不得小于100.00元')
    await user.clear(input)
    await user.type(input, '700')
    await user.tab()
    expect(input.value).toBe('700.00')
    expect(input.validationMessage).toBe('金额不得大于500.00元')
  })

  test('下方显示大写，并作为说明', async () => {
    const { input, user } = show()
    await user.type(input, '1200')
    const words = screen.getByText(/壹仟贰佰元整/)
    expect(input.getAttribute('aria-describedby')).toBe(words.id)
  })

  test('清空得空串，不是 0.00', async () => {
    const { input, user, last } = show('12.00')
    await user.clear(input)
    await user.tab()
    expect(last()).toBe('')
    expect(input.value).toBe('')
  })
})
