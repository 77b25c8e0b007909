// 申请人对保函所做的：T-GUA-02 … 04、06、09、10、18。

import { guaranteePapersOf, judgeGuarantee } from '#domain/guaranteeRules.ts'
import { yuan } from '#domain/money.ts'
import type { BankAccountRow } from '../../account/bankAccount/rows.ts'
import type { Command } from '../../kernel/command.ts'
import { type Actor, forgetReview, needChanged } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { reviewOf } from '../../kernel/review.ts'
import { GUARANTEE_DIRECTOR, GUARANTEE_OPERATOR } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { billFee, freezeGuarantee, payFee, priceGuarantee, unfreezeGuarantee } from './book.ts'
import { applicationLetter, signAgreement, voidAgreement } from './documents.ts'
import { BID_FIELDS, COMMON_FIELDS, NO_BID_FIELDS } from './fields.ts'
import { tellApplicant } from './notices.ts'
import type { GuaranteeRow } from './rows.ts'
import { openedProblem } from './rules.ts'
import { FREEZING } from './states.ts'
import { guaranteeFlow } from './transitions.ts'

const needFilled = (row: GuaranteeRow): void => {
  const fields = [...(row.guaranteeType === 'BID' ? BID_FIELDS : NO_BID_FIELDS), ...COMMON_FIELDS]
  const missing = fields.find(([field]) => row[field] === undefined || row[field] === '')
  if (missing) throw new BusinessError('REQUIRED', `请填写${missing[1]}`, [missing[0]])
  if (row.guaranteeType !== 'BID' && !row.attachments?.length) {
    const papers = guaranteePapersOf(row.guaranteeType)
    throw new BusinessError('REQUIRED', `请上传附件：${papers}`, ['attachments'])
  }
}

/** 开立机构接不接这样一份保函；不接时说明原因。 */
const needIssuer = (world: World, row: GuaranteeRow): void => {
  const org = world.issuerOrgs.need(row.issuerOrgId!)
  const refuses = (what: string) => new BusinessError('G-GUA', `${org.issuerOrgName}不办理${what}`)
  if (!org.guaranteeTypes.includes(row.guaranteeType)) {
    throw refuses(dictLabel('GUARANTEE_TYPE', row.guaranteeType))
  }
  if (!org.guaranteeForms.includes(row.guaranteeForm!)) {
    throw refuses(dictLabel('GUARANTEE_FORM', row.guaranteeForm!))
  }
  if (!org.deliveryWays.includes(row.deliveryWay!)) throw refuses(dictLabel('DELIVERY_WAY', row.deliveryWay!))
}

/** 本企业认得的受益人：交易对手里的企业，与以前保函写过的，不含本企业。 */
export const knownBeneficiaries = (world: World, corpId: string): { corpName: string; uscc: string }[] => {
  const partners = world.counterparties
    .where((row) => row.corpId === corpId)
    .flatMap((row) => {
      const corp = row.counterpartyCorpId ? world.corps.get(row.counterpartyCorpId) : undefined
      return corp ? [{ corpName: corp.corpName, uscc: corp.uscc }] : []
    })
  const earlier = world.guarantees
    .where((row) => row.corpId === corpId)
    .flatMap(({ beneficiaryName: corpName, beneficiaryUscc: uscc }) =>
      corpName && uscc ? [{ corpName, uscc }] : [],
    )
  const known = new Map([...earlier, ...partners].map((one) => [one.corpName, one]))
  return [...known.values()]
}

/** 受益人的名称与信用代码须是同一家；是平台企业的记下，以便其查验与索赔。 */
const bindBeneficiary = (world: World, row: GuaranteeRow): void => {
  const corp = world.corps.find(
    (one) => one.uscc === row.beneficiaryUscc || one.corpName === row.beneficiaryName,
  )
  if (corp && (corp.uscc !== row.beneficiaryUscc || corp.corpName !== row.beneficiaryName)) {
    throw new BusinessError('G-GUA', '受益人名称与信用代码不符', ['beneficiaryName', 'beneficiaryUscc'])
  }
  if (corp?.corpId === row.corpId) throw new BusinessError('G-GUA', '受益人不能是本企业', ['beneficiaryName'])
  if (corp) row.beneficiaryCorpId = corp.corpId
  else delete row.beneficiaryCorpId
}

/** G-GUA：填全、不超比例、未开标、期限合规；保函费按机构的费率算定。 */
export const checkGuarantee = (world: World, row: GuaranteeRow): void => {
  needFilled(row)
  const [wrong] = Object.entries(judgeGuarantee(row, world.now()))
  if (wrong?.[1]) throw new BusinessError('G-GUA', wrong[1], [wrong[0]])
  needIssuer(world, row)
  bindBeneficiary(world, row)
  priceGuarantee(row, world.issuerOrgs.need(row.issuerOrgId!))
}

const needNotOpened = (world: World, row: GuaranteeRow): void => {
  const problem = openedProblem(world, row)
  if (problem) throw new BusinessError('G-GUA', problem)
}

/** T-GUA-02 提交复核：合规且额度足够才冻结。 */
export const submitGuarantee = (world: World, row: GuaranteeRow, actor: Actor): void => {
  guaranteeFlow.needState(row, 'T-GUA-02')
  checkGuarantee(world, row)
  freezeGuarantee(world, row)
  forgetReview(row)
  guaranteeFlow.step(world, row, 'T-GUA-02', actor)
  row.submitTime = world.now()
  tellApplicant(world, row, 'TODO', '有新的保函申请待复核', { roleCodes: [GUARANTEE_DIRECTOR] })
}

/** T-GUA-03 通过：签署申请书，送开立机构；T-GUA-04 驳回：放回额度。 */
export const reviewGuarantee = reviewOf(guaranteeFlow, {
  pass: 'T-GUA-03',
  reject: 'T-GUA-04',
  needPass: needNotOpened,
  passed(world, row, { actor }) {
    applicationLetter(world, row, actor.user.personName)
    tellApplicant(world, row, 'NOTICE', '保函申请已送开立机构审核', { roleCodes: [GUARANTEE_OPERATOR] })
  },
  rejected(world, row, { opinion }) {
    unfreezeGuarantee(world, row)
    tellApplicant(world, row, 'NOTICE', '保函申请被驳回', {
      roleCodes: [GUARANTEE_OPERATOR],
      detail: `意见：${opinion}`,
    })
  },
})

/** T-GUA-06 补正提交：只改所要求的几项；金额变了，冻结随之变。 */
export const supplementGuarantee = (
  command: Command<GuaranteeRow>,
  change: Partial<GuaranteeRow>,
): GuaranteeRow => {
  const { world, row, actor } = command
  guaranteeFlow.check(command, 'T-GUA-06')
  const next = { ...row, auditTrail: [...row.auditTrail], ...change }
  checkGuarantee(world, next)
  needChanged(
    row.supplementDesc,
    (row.supplementFields ?? []).map((name) => [
      name,
      row[name as keyof GuaranteeRow],
      next[name as keyof GuaranteeRow],
    ]),
  )
  guaranteeFlow.step(world, next, 'T-GUA-06', actor)
  delete next.supplementDeadline
  delete next.supplementFields
  unfreezeGuarantee(world, row)
  try {
    freezeGuarantee(world, next)
  } catch (error) {
    // 还没有变：原来冻结的照旧冻结
    freezeGuarantee(world, row)
    throw error
  }
  return world.guarantees.put(next)
}

/** T-GUA-09 签约：经办本人不可签（INV-01）；签后生成保函费账单。 */
export const signGuarantee = (command: Command<GuaranteeRow>, agreementSignTempId: string): void => {
  const { world, row, actor } = command
  guaranteeFlow.check(command, 'T-GUA-09')
  signAgreement(world, row, agreementSignTempId, actor.user.personName)
  guaranteeFlow.step(world, row, 'T-GUA-09', actor)
  billFee(world, row)
  tellApplicant(world, row, 'TODO', '保函费待缴纳', {
    roleCodes: [GUARANTEE_OPERATOR],
    detail: `应缴保函费${yuan(row.guaranteeFee)}`,
  })
}

/** 现在可以缴费，账户是企业自己的、已验证的付款或缴费账户；得这个账户。 */
export const needPayable = (command: Command<GuaranteeRow>, payAccountId: string): BankAccountRow => {
  const { world, row } = command
  guaranteeFlow.check(command, 'T-GUA-10')
  const account = world.bankAccounts.get(payAccountId)
  const usable =
    account?.corpId === row.corpId &&
    account.accountStatus === 'ACTIVE' &&
    account.accountAuthStatus === 'VERIFIED' &&
    account.accountPurpose.some((purpose) => purpose === 'PAY' || purpose === 'FEE')
  if (!usable) throw new BusinessError('INV-16', '请选择本企业已验证的付款账户')
  return account
}

/** T-GUA-10 缴费：从企业自己的付款账户缴清保函费。 */
export const payGuarantee = (command: Command<GuaranteeRow>, payAccountId: string): void => {
  const { world, row, actor } = command
  needPayable(command, payAccountId)
  guaranteeFlow.step(world, row, 'T-GUA-10', actor)
  row.payAccountId = payAccountId
  payFee(world, row, actor.user.personName)
}

/** T-GUA-18 作废：缴费前可作废，冻结的额度放回。 */
export const cancelGuarantee = (command: Command<GuaranteeRow>): void => {
  const { world, row, actor } = command
  guaranteeFlow.check(command, 'T-GUA-18')
  const frozen = FREEZING.includes(row.guaranteeStatus)
  guaranteeFlow.step(world, row, 'T-GUA-18', actor)
  if (frozen) unfreezeGuarantee(world, row)
  voidAgreement(world, row)
}
