import type { GuaranteeStatus } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import type { World } from '../../kernel/World.ts'
import { guaranteeSequels } from '../sequels.ts'
import { expireGuarantees } from './outcome.ts'
import type { GuaranteeRow } from './rows.ts'
import { guaranteeAgo } from './seed.ts'

const project = (tenderNo: string, tenderProjectName: string, sectionName: string) => ({
  tenderNo: `BHXQ-2026-SZ-${tenderNo}`,
  tenderProjectName,
  sectionName,
})
const contract = (guaranteeContractNo: string, guaranteeContractAmount: string) => ({
  guaranteeContractNo: `LLCJ-SG-2026-${guaranteeContractNo}`,
  guaranteeContractAmount,
})

/** 日常里浙江启帆的保函，受益人滨海新区临澜城建：投标与非投标的各状态都有，从旧到新。 */
export const guarantees = (world: World): void => {
  const day = (days: number): string => addDays(world.today(), days)
  const opensAt = (days: number): string => `${day(days)}T09:30:00+08:00`
  const bid = (ago: number, guaranteeStatus: GuaranteeStatus, part: Partial<GuaranteeRow>) =>
    guaranteeAgo(world, ago, { guaranteeStatus, ...part })
  const other = (
    ago: number,
    guaranteeType: Exclude<GuaranteeRow['guaranteeType'], 'BID'>,
    guaranteeStatus: GuaranteeStatus,
    part: Partial<GuaranteeRow>,
  ) => guaranteeAgo(world, ago, { guaranteeType, guaranteeStatus, ...part })

  const performance = other(345, 'PERFORMANCE', 'EFFECTIVE', {
    ...contract('002', '6400000.00'),
    guaranteeEffectiveDate: day(-345),
    guaranteeExpireDate: day(20),
  })
  other(300, 'WAGE', 'RELEASED', {
    ...contract('003', '9800000.00'),
    issuerOrgId: 'GO02',
    guaranteeEffectiveDate: day(-298),
    guaranteeExpireDate: day(60),
  })
  const advance = other(210, 'ADVANCE', 'EFFECTIVE', {
    ...contract('004', '12000000.00'),
    guaranteeEffectiveDate: day(-208),
    guaranteeExpireDate: day(150),
  })
  const expiredBid = bid(180, 'EFFECTIVE', {
    ...project('0042', '滨河污水泵站改造工程', '一标段'),
    estimatePrice: '8200000.00',
    bidOpenTime: opensAt(-165),
  })
  const quality = other(160, 'QUALITY', 'EFFECTIVE', {
    ...contract('005', '7500000.00'),
    issuerOrgId: 'GO03',
    guaranteeEffectiveDate: day(-158),
    guaranteeExpireDate: day(200),
  })
  const openedBid = bid(40, 'EFFECTIVE', {
    ...project('0098', '新港大道道路提升工程', '二标段'),
    estimatePrice: '16800000.00',
    bidOpenTime: opensAt(-12),
  })
  bid(30, 'REVOKED', {
    ...project('0103', '临澜湖水环境治理工程', '一标段'),
    estimatePrice: '9300000.00',
    bidOpenTime: opensAt(15),
  })
  bid(9, 'EFFECTIVE', { ...project('0111', '滨海中学迁建市政配套工程', '一标段'), issuerOrgId: 'GO03' })
  bid(8, 'ISSUER_REJECTED', {
    ...project('0113', '跨海通道引道工程', '三标段'),
    estimatePrice: '56000000.00',
  })
  bid(6, 'SUPPLEMENT', {
    ...project('0114', '东堤防潮闸除险加固工程', '一标段'),
    estimatePrice: '7450000.00',
  })
  other(6, 'PERFORMANCE', 'ISSUER_AUDITING', contract('008', '5200000.00'))
  bid(5, 'WAIT_SIGN', {
    ...project('0115', '海绵城市示范片区工程', '二标段'),
    estimatePrice: '21500000.00',
    issuerOrgId: 'GO02',
  })
  other(5, 'QUALITY', 'WAIT_SIGN', contract('009', '4300000.00'))
  bid(3, 'ISSUING', { ...project('0117', '滨海绿廊景观工程', '一标段'), estimatePrice: '13260000.00' })
  bid(4, 'WAIT_PAY', { ...project('0116', '临港公交枢纽工程', '一标段'), estimatePrice: '5860000.00' })
  other(4, 'WAGE', 'WAIT_PAY', { ...contract('010', '8800000.00'), issuerOrgId: 'GO02' })
  bid(2, 'REVIEW_REJECTED', { ...project('0119', '智慧路灯改造工程', '一标段'), estimatePrice: '3480000.00' })
  bid(1, 'PENDING_REVIEW', {
    ...project('0120', '海堤路雨污分流工程', '一标段'),
    estimatePrice: '18600000.00',
    bidOpenTime: opensAt(7),
  })
  other(1, 'PERFORMANCE', 'PENDING_REVIEW', contract('011', '3600000.00'))
  bid(0, 'DRAFT', {
    ...project('0121', '临澜路综合管廊工程', '三标段'),
    estimatePrice: '26400000.00',
    bidOpenTime: opensAt(22),
  })
  other(0, 'PAYMENT', 'DRAFT', contract('012', '2400000.00'))
  guaranteeSequels(world, { performance, advance, quality, expiredBid, openedBid })
  expireGuarantees(world)
}
