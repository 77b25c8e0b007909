// FDP 融资资料包：各产品同一张表，由该产品的经办办理。
import { flow, NEW } from '../../kernel/flow.ts'
import { ABS_CHAIN_OPERATOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'
import type { FinanceDataPackageRow } from './rows.ts'
import { byProduct, hasAll } from './rules.ts'

const operator = { who: [CHAIN_OPERATOR, ABS_CHAIN_OPERATOR], when: byProduct } as const

export const packageFlow = flow<FinanceDataPackageRow>()(
  {
    code: 'FDP',
    title: '融资资料包',
    entity: 'FinanceDataPackage',
    field: 'packageStatus',
    dict: 'PACKAGE_STATUS',
  },
  {
    'T-FDP-01': { ...operator, from: [NEW], event: '新建资料包', to: 'DRAFT' },
    'T-FDP-02': { ...operator, from: ['DRAFT', 'INVALID'], event: '上传资料', to: 'DRAFT', by: 'UPLOAD' },
    'T-FDP-03': {
      ...operator,
      from: ['DRAFT'],
      event: '资料齐全提交',
      to: 'COMPLETE',
      by: 'SUBMIT',
      guards: [hasAll],
    },
    'T-FDP-04': { from: ['COMPLETE'], event: '自动校验', to: 'VERIFYING', who: SYSTEM },
    'T-FDP-05': { from: ['VERIFYING'], event: '校验通过', to: 'VERIFIED', who: SYSTEM },
    'T-FDP-06': { from: ['VERIFYING'], event: '校验不通过', to: 'INVALID', who: SYSTEM },
    'T-FDP-07': { from: ['VERIFIED'], event: '被业务引用', to: 'USED', who: SYSTEM },
    'T-FDP-08': { from: ['USED'], event: '引用释放', to: 'VERIFIED', who: SYSTEM },
    'T-FDP-09': {
      ...operator,
      from: ['DRAFT', 'INVALID', 'VERIFIED'],
      event: '作废',
      to: 'VOID',
      by: 'CANCEL',
    },
  },
)
