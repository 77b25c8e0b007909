import { addDays } from '#domain/calendar.ts'
import { branchAt } from '../../account/bankAccount/branches.ts'
import { recorded } from '../../account/bankAccount/seed.ts'
import { buildLimit } from '../../account/limit/book.ts'
import { moveLimitAt } from '../../account/limit/seed.ts'
import type { AttachmentRow } from '../../kernel/rows.ts'
import { setChanges } from '../../kernel/version.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { attachSample } from '../../portal/file/store.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import type { FirmInfoRow } from '../firmInfo/rows.ts'
import { draftAgreements } from './agreement.ts'
import { funderProducts } from './products.ts'
import type { FunderProductRow, SignupRow } from './rows.ts'

// 资金方及其产品每个世界都有；谁签约了哪个由场景决定。

/** 资金方产品与资金方的账户。 */
export const openFunders = (world: World): void => {
  for (const product of funderProducts) {
    const [bankCode, bankName, branchName] = branchAt(
      product.funderType === 'BANK' ? product.funderName : '招商银行',
      Number(product.funderId.slice(2)),
    )
    world.funderProducts.put(structuredClone(product))
    world.bankAccounts.put({
      ...recorded(`A${product.funderId}`),
      accountId: `A${product.funderId}`,
      corpId: product.funderId,
      accountName: product.funderName,
      accountNo: `6225${product.funderId.slice(2)}0012760041882`,
      bankName,
      branchName,
      bankCode,
      accountType: 'BASIC',
      accountPurpose: ['COLLECT', 'PAY'],
      isDefault: true,
      accountStatus: 'ACTIVE',
      accountAuthStatus: 'VERIFIED',
      version: 0,
    })
  }
}

/** 一家企业的补充信息；未给的部分补上。 */
export const buildFirmInfo = (world: World, part: Partial<FirmInfoRow>): FirmInfoRow => {
  const corp = world.corps.need(part.corpId ?? CORPS.chain)
  return world.firmInfos.put({
    industryCode: corp.industryCode,
    employeeCount: 186,
    annualRevenue: '12800.00',
    totalAssets: '9600.00',
    mainBusiness: '精密机械零部件的设计、制造与销售',
    actualControllerName: corp.legalPersonName,
    beneficialOwnerName: corp.legalPersonName,
    beneficialShareRatio: '62.0000',
    financeContactName: '闻清和',
    financeContactMobile: '13800020021',
    isAgri: false,
    isHighTech: true,
    businessAddress: corp.businessAddress,
    corpScale: corp.corpScale,
    firmInfoUpdateTime: `${addDays(world.today(), -60)}T10:00:00+08:00`,
    version: 1,
    ...part,
    corpId: corp.corpId,
  })
}

const file = (world: World, name: string, category: string, corpId: string): AttachmentRow =>
  attachSample(world, `${name}.pdf`, category, corpId)

const papers = (
  world: World,
  product: FunderProductRow,
  corpId: string,
): Pick<SignupRow, 'letters' | 'docs'> => ({
  letters: product.authLetterTypes.map((authLetterType) => ({
    authLetterType,
    authValidTo: addDays(world.today(), 400),
    attachments: [file(world, dictLabel('AUTH_LETTER_TYPE', authLetterType), 'AUTH', corpId)],
  })),
  docs: product.requiredDocs.map((docName) => ({
    docName,
    attachments: [file(world, docName, 'OTHER', corpId)],
  })),
})

/** 一份资金方签约；未给的部分按资料齐全的草稿补上。 */
export const buildSignup = (world: World, part: Partial<SignupRow>): SignupRow => {
  const corpId = part.corpId ?? CORPS.chain
  const named = part.funderName && world.funderProducts.find((one) => one.funderName === part.funderName)
  const product = named || world.funderProducts.need(part.funderProductNo ?? 'PD01')
  const signupNo = part.signupNo ?? world.ids.next('SU', world.today())
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const corpName = world.corps.need(corpId).corpName
  const account = world.bankAccounts.find(
    (one) => one.corpId === corpId && one.accountPurpose.includes('COLLECT'),
  )
  const time = world.now()
  const row = world.signups.put({
    corpId,
    corpName,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: time,
    updateTime: time,
    version: 0,
    auditTrail: [{ node: 'OPERATOR', operatorName: maker.personName, corpName, time, event: '填写签约资料' }],
    signupStatus: 'DRAFT',
    collectAccountId: account?.accountId,
    collectAccountNo: account?.accountNo,
    ...papers(world, product, corpId),
    extraValues: Object.fromEntries(product.extraFields.map(({ fieldKey }) => [fieldKey, '无'])),
    personalConsentTime: time,
    ...part,
    id: signupNo,
    signupNo,
    funderProductNo: product.funderProductNo,
    funderId: product.funderId,
    funderName: product.funderName,
  })
  if (row.signupStatus === 'WAIT_SIGN') draftAgreements(world, row)
  if (row.signupStatus === 'SUPPLEMENT') row.supplementDesc ??= '最近一期财务报表'
  if (row.signupStatus === 'ACTIVE') {
    row.signupEffectiveDate ??= world.today()
    row.signupExpireDate ??= addDays(world.today(), 365)
  }
  return row
}

/** 已签约：生效日在过去，trail 写全，资金方授信的给额度。 */
const signed = (
  world: World,
  corpId: string,
  funderProductNo: string,
  from: string,
  to: string,
): SignupRow => {
  const expired = to < world.today()
  const row = buildSignup(world, {
    corpId,
    funderProductNo,
    signupStatus: expired ? 'EXPIRED' : 'ACTIVE',
    signupEffectiveDate: from,
    signupExpireDate: to,
    ...(expired && { rejectReason: `签约已于${to}到期，请重新签约` }),
  })
  const checker = userWith(world, corpId, 'POST_DIRECTOR')
  const at = `${from}T15:00:00+08:00`
  const director = {
    node: 'DIRECTOR',
    operatorName: checker.personName,
    corpName: row.corpName,
    time: at,
  } as const
  const start = `${addDays(from, -5)}T10:00:00+08:00`
  Object.assign(row, { createTime: start, submitTime: start, personalConsentTime: start })
  setChanges(row, 4)
  row.auditTrail[0]!.time = start
  row.auditTrail.push(
    { ...row.auditTrail[0]!, event: '提交复核' },
    { ...director, time: `${addDays(from, -4)}T10:30:00+08:00`, event: '复核通过', result: 'PASS' },
    {
      node: 'FUNDER',
      operatorName: row.funderName,
      corpName: row.funderName,
      time: `${addDays(from, -1)}T16:20:00+08:00`,
      event: '通过',
    },
    { ...director, event: '签署协议' },
  )
  if (expired) {
    row.auditTrail.push({
      node: 'SYSTEM',
      operatorName: '系统',
      corpName: '平台',
      time: `${addDays(to, 1)}T00:00:00+08:00`,
      event: '到期',
    })
  }
  const { grantLimit } = world.funderProducts.need(funderProductNo)
  if (grantLimit && !expired) {
    const limit = buildLimit(world, {
      corpId,
      limitType: 'FINANCE',
      grantorName: row.funderName,
      limitEffectiveDate: from,
      limitExpireDate: to,
    })
    moveLimitAt(world, limit, 'GRANT', grantLimit, row.signupNo, at)
  }
  return row
}

/**
 * 江苏恒拓：与北辰商业银行、骏衡商业保理已签约（后者 25 天后到期），与江左农商行的已过期，集团财务公司待复核，
 * 其余未签约；华岳智造与北辰商业银行已签约；苏州锦衡的补充信息已超过 12 个月。
 */
export const admissions = (world: World): void => {
  const day = (days: number): string => addDays(world.today(), days)
  buildFirmInfo(world, { corpId: CORPS.chain })
  buildFirmInfo(world, {
    corpId: CORPS.core,
    employeeCount: 5200,
    annualRevenue: '860000.00',
    totalAssets: '1530000.00',
    mainBusiness: '风电整机装备的研发、制造与服务',
  })
  buildFirmInfo(world, { corpId: CORPS.chain2, firmInfoUpdateTime: `${day(-400)}T10:00:00+08:00` })
  signed(world, CORPS.chain, 'PD01', day(-120), day(245))
  signed(world, CORPS.chain, 'PD02', day(-380), day(-15))
  signed(world, CORPS.chain, 'PD03', day(-340), day(25))
  signed(world, CORPS.core, 'PD01', day(-200), day(530))
  const waiting = buildSignup(world, { funderProductNo: 'PD04', signupStatus: 'PENDING_REVIEW', version: 1 })
  waiting.submitTime = world.now()
  waiting.auditTrail.push({ ...waiting.auditTrail[0]!, event: '提交复核' })
}
