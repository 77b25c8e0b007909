// The recipe of a new flow: its names, and what exists is refused. newFlow.deep.ts writes one.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as roles from '../../mocks/kernel/roles.ts'
import { CORPS } from '../../mocks/portal/people/corps.ts'
import { personas, roleCodes } from '../../mocks/portal/people/personas.ts'
import { FAMILIES } from '../../scripts/families.ts'
import { DUTIES, namesOf } from '../../scripts/newFlow/names.ts'
import { planFlow } from '../../scripts/newFlow.ts'

const root = resolve(import.meta.dirname, '../..')
const wish = { family: 'guarantee', flow: 'deposit', title: '保函保证金', code: 'GDP' }

describe('新流程的名字', () => {
  it.each([
    ['voucher', 'pledge', 'pledge', 'pledges', 'pledges', 'PLEDGE_STATUS'],
    ['abs', 'entry', 'absEntry', 'absEntries', 'entries', 'ABS_ENTRY_STATUS'],
    ['reverseFactoring', 'bankDraft', 'rfBankDraft', 'rfBankDrafts', 'bankDrafts', 'RF_BANK_DRAFT_STATUS'],
  ])('%s 的 %s', (family, flow, stem, tag, file, dict) => {
    expect(namesOf({ ...wish, family, flow })).toMatchObject({ stem, tag, file, dict })
  })

  it('六个家族各有经办与复核的人，都是真有的', () => {
    expect(Object.keys(DUTIES).toSorted()).toEqual(Object.keys(FAMILIES).toSorted())
    const known = new Map(Object.entries(roles))
    const codes = personas.map(({ code }) => code)
    for (const duty of Object.values(DUTIES)) {
      expect([duty.operator, duty.director].map((name) => known.get(name))).toEqual(
        duty.tokens.map((token) => roleCodes[token]),
      )
      expect(codes).toEqual(expect.arrayContaining([...duty.personas]))
      expect(Object.keys(CORPS)).toContain(duty.corp)
    }
  })
})

describe('新流程', () => {
  it('没有的家族、写错的名字、已有的流程、代码与标签，都拒绝', () => {
    const refuse = (part: Partial<typeof wish>) => planFlow({ ...wish, ...part }, root)
    expect(refuse({ family: 'bills' })).toContain('没有“bills”这个家族')
    expect(refuse({ flow: 'Deposit' })).toContain('小驼峰')
    expect(refuse({ title: 'deposit' })).toContain('标题是中文')
    expect(refuse({ code: 'GD' })).toContain('三个大写字母')
    expect(refuse({ flow: 'claim' })).toBe('mocks/guarantee/claim 已经存在')
    expect(refuse({ code: 'ISS' })).toBe('流转表里已经有 ISS')
    expect(refuse({ family: 'account', flow: 'holiday' })).toBe('契约里已经有标签 holidays')
    expect(refuse({ family: 'voucher', flow: 'summary' })).toBe('契约里已经有结构 Summary')
  })

  it('标签写进家族：说明一处，分组一处', () => {
    const files = planFlow(wish, root)
    const contents = files instanceof Map ? files.get('openapi/corp/openapi.yaml') : ''
    expect(contents).toMatch(
      /# ── 保函 guarantee ──\n(?: {2}- .*\n)* {2}- \{ name: guaranteeDeposits, description: 保函保证金 \}\n/,
    )
    expect(contents).toMatch(/- name: 保函\n {4}tags:\n(?: {6}- .*\n)* {6}- guaranteeDeposits\n/)
  })
})
