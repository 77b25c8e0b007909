import type { FinanceStatus } from '#api/generated/corp/model/index.ts'
import type { World } from '../../kernel/World.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { quickDraft } from '../finance/quick.ts'
import { buildFinance, heldBy, makerOf } from '../finance/seed.ts'
import { submitSwitch } from './flow.ts'

/** 江苏恒拓的融资：各状态一笔，另有一份签收即融资草稿与一份待复核的更换资金方。 */
export const financings = (world: World): void => {
  const amounts: readonly (readonly [FinanceStatus, string])[] = [
    ['LENT', '880000.00'],
    ['CANCELLED', '120000.00'],
    ['LEND_FAILED', '260000.00'],
    ['LENDING', '310000.00'],
    ['REGISTERING', '420000.00'],
    ['WAIT_CONTRACT', '650000.00'],
    ['FUNDER_REJECTED', '300000.00'],
    ['SUPPLEMENT', '230000.00'],
    ['FUNDER_AUDITING', '540000.00'],
    ['REVIEW_REJECTED', '150000.00'],
    ['PENDING_REVIEW', '460000.00'],
    ['DRAFT', '200000.00'],
  ]
  for (const [financeStatus, financeAmount] of amounts) buildFinance(world, { financeStatus, financeAmount })
  const stuck = buildFinance(world, { financeStatus: 'FUNDER_AUDITING', financeAmount: '370000.00' })
  const why = { version: stuck.version, newFunderProductNo: 'PD03', switchReason: 'SLOW' } as const
  submitSwitch(world, stuck, makerOf(world, stuck.corpId), why)
  const shared = { interestBearer: 'SHARED', financeMode: 'QUICK' } as const
  buildFinance(world, { financeStatus: 'LENT', financeAmount: '660000.00', ...shared })
  buildFinance(world, { financeStatus: 'PENDING_REVIEW', financeAmount: '180000.00', ...shared })
  buildFinance(world, { financeStatus: 'PENDING_REVIEW', financeAmount: '90000.00', financeMode: 'QUICK' })
  const held = heldBy(world, CORPS.chain, { faceAmount: '720000.00' })
  quickDraft(world, held, makerOf(world, stuck.corpId), '签收即融资')
  heldBy(world, CORPS.chain, { faceAmount: '1500000.00' })
}
