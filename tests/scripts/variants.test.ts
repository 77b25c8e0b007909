// Sentences with several variants, and the Chinese names of the calls.
import { describe, expect, it } from 'vitest'
import { closest } from '../../features/plugin/closest.ts'
import { variants } from '../../features/plugin/variants.ts'
import { isCallOf, operationNamed, operationsByName } from '../../features/support/operations.ts'

describe('一句话的几种写法', () => {
  it.each([
    ['{列表}应有{数}条', ['列表应有{数}条', '列表{文本}应有{数}条']],
    ['我以/换成{文本}登录', ['我以{文本}登录', '换成{文本}登录']],
    ['审批{决定}{意见}', expect.arrayContaining(['审批通过', '审批驳回，意见{文本}'])],
    ['应提示{文本}', ['应提示{文本}']],
  ])('%s', (sentence, written) => {
    expect(variants(sentence)).toEqual(written)
  })

  it('写得不准的，指出的是写得出来的那一种', () => {
    expect(closest('列表里应该有 3 条', ['{列表}应有{数}条'])[0]).toBe('列表应有3条')
    expect(closest('换"core-director"登陆', ['我以/换成{文本}登录'])[0]).toBe('换成"core-director"登录')
  })
})

describe('调用的名称', () => {
  it('一个名称只有一个调用', () => {
    const shared = [...operationsByName()].filter(([, operations]) => operations.length > 1)
    expect(shared.map(([name]) => name)).toEqual([])
    expect(operationsByName().size).toBeGreaterThan(400)
  })

  it('没有的指出最接近的', () => {
    expect(() => operationNamed('提交开立')).toThrow('没有叫“提交开立”的调用；最接近的：提交开立申请')
  })

  it('地址里随单据而变的一段不影响', () => {
    const preview = operationNamed('预览公开文件')
    expect(isCallOf(preview, '/api/web/corp/v1/sys/pub/files/AGREEMENT-REGISTER/preview')).toBe(true)
    expect(isCallOf(preview, '/api/web/corp/v1/sys/pub/files/preview')).toBe(false)
    expect(isCallOf(operationNamed('提交开立申请'), '/api/web/corp/v1/credits/issue/submit/x')).toBe(false)
  })
})
