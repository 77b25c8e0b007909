import { addDays, addMonths } from '#domain/calendar.ts'
import { subtract } from '#domain/money.ts'
import type { ProtocolRow } from '../../account/protocol/rows.ts'
import { evidenceOf } from '../../account/protocol/sign.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { pastInstant } from '../../kernel/past.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample, shareFiles } from '../../portal/file/store.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { corpNamed, userWith } from '../../portal/people/find.ts'
import type { RfAgreementRow } from '../agreement/rows.ts'
import { agreementHtml, REVISION_CHANGES } from '../agreement/text.ts'
import { rfParties, rfTrail } from '../receivable/seed.ts'
import type { RfRecommendRow } from '../recommendation/rows.ts'
import type { RfStatementRow } from '../statement/rows.ts'

// 反向保理任意状态的对账单、推荐与协议。

type Line = Parameters<typeof rfTrail>[2][number]

const madeBy = (world: World, corpId: string, day: string) => {
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  return {
    corpId,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: pastInstant(world, day, '09:30:00'),
  }
}

const trailed = (world: World, day: string, lines: readonly Line[]) => {
  const auditTrail = rfTrail(world, day, lines)
  return { auditTrail, version: lines.length - 1, updateTime: auditTrail.at(-1)!.time }
}

const DISPUTE = '十月两批货物未验收入库，金额应扣减'

/** 一份对账单；由哪一方发起看所属企业，未给的按债权人发起。 */
export const buildRfStatement = (world: World, part: Partial<RfStatementRow>): RfStatementRow => {
  const parties = rfParties(world, part)
  const corpId = part.corpId ?? parties.creditorCorpId
  const statementDate = part.statementDate ?? addDays(world.today(), -15)
  const statementNo = part.statementNo ?? world.ids.next('ST', statementDate)
  const statementStatus = part.statementStatus ?? 'CONFIRMED'
  const statementAmount = part.statementAmount ?? '1000000.00'
  const deductAmount = part.deductAmount ?? '0.00'
  const mine = userWith(world, corpId, 'POST_OPERATOR')
  const otherCorpId = corpId === parties.debtorCorpId ? parties.creditorCorpId : parties.debtorCorpId
  const other = userWith(world, otherCorpId, 'POST_OPERATOR')
  const lines: Line[] = [['OPERATOR', mine, 0, '新增']]
  if (statementStatus === 'VOID') lines.push(['OPERATOR', mine, 0, '作废'])
  else if (statementStatus !== 'DRAFT') lines.push(['OPERATOR', mine, 0, '发送对方确认'])
  if (statementStatus === 'CONFIRMED') lines.push(['OPERATOR', other, 1, '确认'])
  if (statementStatus === 'DISPUTED') lines.push(['OPERATOR', other, 1, '提出异议'])
  const statementFile = attachSample(world, `对账单${statementNo}.pdf`, 'STATEMENT', corpId)
  if (statementStatus !== 'DRAFT') shareFiles(world, [statementFile], otherCorpId)
  return world.rfStatements.put({
    ...madeBy(world, corpId, statementDate),
    ...(statementStatus !== 'DRAFT' && { submitTime: pastInstant(world, statementDate, '11:05:00') }),
    ...trailed(world, statementDate, lines),
    statementPeriod: '2026-10 ~ 2026-10',
    isSupplement: false,
    statementFile,
    ...(statementStatus === 'DISPUTED' && { disputeDesc: DISPUTE }),
    ...part,
    ...parties,
    id: statementNo,
    statementNo,
    statementDate,
    statementStatus,
    statementAmount,
    deductAmount,
    settleAmount: subtract(statementAmount, deductAmount),
  })
}

/** 资金方，按名称或代号；未给的按第一家。 */
const funderOf = (world: World, part: { funderId?: string; funderName?: string }) => {
  const { funderId = 'FD01', funderName } = part
  const found = world.funderProducts.find((one) =>
    funderName ? one.funderName === funderName : one.funderId === funderId,
  )
  if (!found) throw new BusinessError('NOT_FOUND', `资金方不存在：${funderName ?? funderId}`)
  return found
}

/** 一份供应商推荐；供应商、资金方与状态可指定。 */
export const buildRfRecommend = (world: World, part: Partial<RfRecommendRow>): RfRecommendRow => {
  const corpId = part.corpId ?? CORPS.rfCore
  const supplier = part.supplierName
    ? corpNamed(world, part.supplierName)
    : world.corps.need(part.supplierCorpId ?? CORPS.rfCorp)
  const funder = funderOf(world, part)
  const day = part.createTime?.slice(0, 10) ?? addDays(world.today(), -12)
  const recommendNo = part.recommendNo ?? world.ids.next('RM', day)
  const recommendStatus = part.recommendStatus ?? 'RECOMMENDED'
  const mine = userWith(world, corpId, 'POST_OPERATOR')
  const director = userWith(world, corpId, 'POST_DIRECTOR')
  const lines: Line[] = [['OPERATOR', mine, 0, '保存']]
  if (recommendStatus !== 'DRAFT') lines.push(['OPERATOR', mine, 0, '提交复核'])
  const reviewed = recommendStatus !== 'DRAFT' && recommendStatus !== 'PENDING_REVIEW'
  if (reviewed) lines.push(['DIRECTOR', director, 1, '复核通过', 'PASS'])
  const base = trailed(world, day, lines)
  const byFunder = { ACCEPTED: '资金方受理', DECLINED: '未采纳' }[recommendStatus as string]
  if (byFunder) {
    base.auditTrail.push({
      node: 'FUNDER',
      operatorName: funder.funderName,
      corpName: funder.funderName,
      time: pastInstant(world, addDays(day, 3), '15:00:00'),
      event: byFunder,
    })
  }
  return world.rfRecommends.put({
    ...madeBy(world, corpId, day),
    ...(recommendStatus !== 'DRAFT' && { submitTime: pastInstant(world, day, '11:05:00') }),
    ...base,
    ...(reviewed && {
      reviewUserId: director.userId,
      reviewUserName: director.personName,
      reviewTime: pastInstant(world, addDays(day, 1), '12:05:00'),
      auditResult: 'PASS',
    }),
    recommendAmount: '5000000.00',
    cooperateYears: 6,
    annualTradeAmount: '26000000.00',
    recommendReason: '长期稳定供货，质量与交期良好，账款回收记录完整。',
    recommendExpireDate: addDays(world.today(), 180),
    attachments: [],
    ...(recommendStatus === 'DECLINED' && { declineReason: '企业成立未满三年，暂不符合准入条件' }),
    ...part,
    id: recommendNo,
    recommendNo,
    recommendStatus,
    supplierCorpId: supplier.corpId,
    supplierName: supplier.corpName,
    supplierUscc: supplier.uscc,
    funderId: funder.funderId,
    funderName: funder.funderName,
  })
}

const AGREEMENT_NAME = '反向保理合作协议'

/** 一份反向保理协议：协议本身与它的经过；资金方、合作企业、状态与签署日可指定。 */
export const buildRfAgreement = (
  world: World,
  part: Partial<RfAgreementRow> & Partial<Pick<ProtocolRow, 'protocolExpireDate'>> & { day?: string },
): RfAgreementRow => {
  const { day = addDays(world.today(), -90), protocolExpireDate, ...given } = part
  const corpId = given.corpId ?? CORPS.rfCorp
  const funder = funderOf(world, given)
  const protocolStatus = given.protocolStatus ?? 'EFFECTIVE'
  const protocolNo = given.protocolNo ?? world.ids.next('PT', day)
  const director = userWith(world, corpId, 'POST_DIRECTOR')
  const signed = protocolStatus !== 'WAIT_SIGN'
  const lines: Line[] = [['OPERATOR', userWith(world, corpId, 'POST_OPERATOR'), 0, '生成协议']]
  if (signed) lines.push(['DIRECTOR', director, 1, '签署'])
  const base = trailed(world, day, lines)
  if (signed && protocolStatus !== 'COUNTER_SIGNING') {
    const time = pastInstant(world, addDays(day, 2), '15:00:00')
    const { funderName } = funder
    base.auditTrail.push({
      node: 'FUNDER',
      operatorName: funderName,
      corpName: funderName,
      time,
      event: '对方签署',
    })
  }
  const again = protocolStatus === 'RE_SIGN'
  if (again) {
    const time = pastInstant(world, addDays(world.today(), -2), '18:00:00')
    base.auditTrail.push({
      node: 'PLATFORM',
      operatorName: '平台',
      corpName: '平台',
      time,
      event: '版本更新',
    })
  }
  const row: RfAgreementRow = world.rfAgreements.put({
    ...madeBy(world, corpId, day),
    ...base,
    revision: again ? 2 : 1,
    changes: again ? [...REVISION_CHANGES] : [],
    ...given,
    id: protocolNo,
    protocolNo,
    corpId,
    funderId: funder.funderId,
    funderName: funder.funderName,
    protocolStatus,
  })
  const { corpName } = world.corps.need(corpId)
  const signTime = pastInstant(world, addDays(day, 1), '11:05:00')
  const htmlContent = agreementHtml(AGREEMENT_NAME, corpName, row)
  const effective = signed && protocolStatus !== 'COUNTER_SIGNING'
  world.protocols.put({
    protocolNo,
    corpId,
    protocolName: AGREEMENT_NAME,
    protocolType: 'RF_MASTER',
    protocolStatus,
    partyNames: [corpName, funder.funderName],
    agreementSignTempId: `SIGN-${world.random.hex(24)}`,
    htmlContent,
    bizNo: protocolNo,
    ...(signed && {
      signTime,
      signUserName: director.personName,
      evidenceHash: evidenceOf({ protocolNo, signTime, htmlContent }),
    }),
    ...(effective && {
      protocolEffectiveDate: addDays(day, 2),
      protocolExpireDate: protocolExpireDate ?? addMonths(day, 24),
    }),
  })
  return row
}
