import { describe, expect, it } from 'vitest'
import { applied, handedOn, sentBack } from '#domain/outcome.ts'

describe('办成之后说的话', () => {
  it.each([
    [{ nextActor: '开立方复核', nextPerson: '沈若溪' }, '已提交复核，等待沈若溪处理'],
    [{ nextActor: '接收方经办' }, '已提交复核，等待接收方经办处理'],
    [[{ nextPerson: '沈若溪等2人' }, { nextPerson: '孙立新' }], '已提交复核，等待沈若溪等2人处理'],
    [{}, '已提交复核'],
    [[], '已提交复核'],
    [undefined, '已提交复核'],
  ])('%j：%s', (answer, said) => {
    expect(handedOn('已提交复核')(answer)).toBe(said)
  })

  it('交出申请的另有编号，几份各有一个', () => {
    const said = applied<{ issueNo: string; nextPerson?: string }>('已提交复核', ({ issueNo }) => issueNo)
    expect(said({ issueNo: 'IS-1', nextPerson: '沈若溪' })).toEqual({
      text: '已提交复核，等待沈若溪处理',
      documentNos: ['IS-1'],
    })
    expect(said([{ issueNo: 'IS-1' }, { issueNo: 'IS-2' }])).toEqual({
      text: '已提交复核',
      documentNos: ['IS-1', 'IS-2'],
    })
  })

  it('没有通过的说退给谁；不能再改的只说做了什么', () => {
    expect(sentBack('已驳回', '孙立新', { nextActor: '开立方经办' })).toBe('已驳回，退回孙立新修改')
    expect(sentBack('已驳回', '', { nextActor: '经办' })).toBe('已驳回，退回经办修改')
    expect(sentBack('已驳回', '孙立新', {})).toBe('已驳回')
  })
})
