import { describe, expect, it } from 'vitest'
import { answersTo, readAnswer } from '#api/answers.ts'

const config = { query: true, echo: ['issueNo'], shape: {}, data: { issueNo: 'A' } } as const
const answer = (issueNo: string) => ({
  status: 200,
  header: () => '',
  data: { code: '0', message: '', data: { issueNo } },
})

describe('答的是不是所问的那一份（决定 0049）', () => {
  it('编号相同的收下，不同的按取不到', async () => {
    expect(await readAnswer(config, answer('A'))).toEqual({ issueNo: 'A' })
    await expect(readAnswer(config, answer('B'))).rejects.toMatchObject({ kind: 'network' })
  })

  it('没有要重复的编号的都收', () => {
    expect(answersTo({}, { issueNo: 'A' }, { issueNo: 'B' })).toBe(true)
  })

  it('应答里没有编号的也不是所问的', () => {
    expect(answersTo(config, { issueNo: 'A' }, {})).toBe(false)
    expect(answersTo(config, { issueNo: 'A' }, undefined)).toBe(false)
  })
})
