import { addDays, instantAt } from '#domain/calendar.ts'
import { evidenceOf } from '../account/protocol/sign.ts'
import { agreementText, PLATFORM_NAME, productAgreementText } from '../account/agreement/texts.ts'
import { userWith } from './builders.ts'
import { dayStart } from '../kernel/clock.ts'
import { CORPS } from './corps.ts'
import { dictLabel } from '../portal/dictionary/dictionaries.ts'
import type { InvoiceInfoRow, UkeyRow } from './enterpriseRows.ts'
import type { DocumentRow, PostCode, ProtocolRow, ReceiptRow } from './rows.ts'
import type { World } from './World.ts'

const ago = (world: World, days: number): string =>
  instantAt(dayStart(addDays(world.today(), -days)) + 10 * 3_600_000)

/** A document that somebody of the enterprise made that many days ago. */
const made = (
  world: World,
  id: string,
  [corpId, post]: readonly [string, PostCode],
  days: number,
  event: string,
) => {
  const user = userWith(world, corpId, post)
  const time = ago(world, days)
  return {
    id,
    corpId,
    createUserId: user.userId,
    createUserName: user.personName,
    createTime: time,
    submitTime: time,
    updateTime: time,
    version: 0,
    auditTrail: [
      {
        node: 'OPERATOR',
        operatorName: user.personName,
        corpName: world.corps.need(corpId).corpName,
        time,
        event,
      },
    ],
  } satisfies DocumentRow
}

const invoiceInfo = (world: World, corpId: string, days: number, part: Partial<InvoiceInfoRow>): void => {
  const corp = world.corps.need(corpId)
  world.invoiceInfos.put({
    ...made(world, world.ids.plain('IV'), [corpId, 'POST_OPERATOR'], days, '提交变更'),
    taxNo: corp.uscc,
    taxpayerType: 'GENERAL',
    invoiceAddressPhone: `${corp.registeredAddress} ${corp.contactPhone}`,
    invoiceBankAccount: '中国工商银行股份有限公司第一支行',
    receiveEmail: corp.email,
    invoiceInfoStatus: 'EFFECTIVE',
    ...part,
  })
}

type Holder = readonly [corpId: string, post: PostCode]

const ukey = (world: World, [corpId, post]: Holder, part: Partial<UkeyRow>): void => {
  const holder = userWith(world, corpId, post)
  const status = part.ukeyStatus ?? 'ACTIVE'
  world.ukeys.put({
    ...made(world, world.ids.plain('UK'), [corpId, 'POST_MANAGER'], 200, '申请证书'),
    ukeyMedium: 'SOFT_KEY',
    certSubject: `CN=${world.corps.need(corpId).corpName}`,
    caName: '北方电子认证有限公司',
    bindUserId: holder.userId,
    bindUserName: holder.personName,
    ...(status !== 'APPLYING' && {
      ukeySn: world.random.hex(16).toUpperCase(),
      certValidDate: addDays(world.today(), 1000),
    }),
    ...part,
    ukeyStatus: status,
  })
}

const protocol = (world: World, corpId: string, days: number, part: Partial<ProtocolRow>): void => {
  const corp = world.corps.need(corpId)
  const signTime = ago(world, days)
  const protocolName = part.protocolName ?? '平台注册服务协议'
  const row: ProtocolRow = {
    protocolNo: world.ids.next('PT', addDays(world.today(), -days)),
    corpId,
    protocolName,
    protocolType: 'REG',
    protocolStatus: 'EFFECTIVE',
    partyNames: [corp.corpName, PLATFORM_NAME],
    agreementSignTempId: '',
    htmlContent: agreementText(protocolName, corp.corpName, '甲方注册为乙方平台的会员，双方订立本协议。'),
    ...part,
  }
  if (row.protocolStatus !== 'WAIT_SIGN')
    Object.assign(row, {
      signTime,
      signUserName: userWith(world, corpId, 'POST_MANAGER').personName,
      protocolEffectiveDate: signTime.slice(0, 10),
      evidenceHash: evidenceOf({ ...row, signTime }),
    })
  world.protocols.put(row)
}

const protocols = (world: World, corpId: string): void => {
  const corp = world.corps.need(corpId)
  const product = dictLabel('PRODUCT_TYPE', 'CREDIT')
  protocol(world, corpId, 700, { protocolStatus: 'TERMINATED', protocolName: '平台注册服务协议（2024版）' })
  protocol(world, corpId, 380, {})
  protocol(world, corpId, 380, { protocolName: '隐私政策', protocolType: 'PRIVACY' })
  protocol(world, corpId, 375, {
    protocolName: `${product}业务开通协议`,
    protocolType: 'PRODUCT_OPEN',
    bizNo: 'CREDIT',
    htmlContent: productAgreementText(corp, product),
  })
}

const fee = (world: World, corpId: string, days: number, part: Partial<ReceiptRow>): void => {
  const account = world.bankAccounts.find(
    (one) => one.corpId === corpId && one.accountPurpose.includes('FEE'),
  )
  const day = addDays(world.today(), -days)
  world.receipts.put({
    receiptNo: world.ids.next('RC', day),
    receiptType: 'FEE',
    payerCorpId: corpId,
    payerName: world.corps.need(corpId).corpName,
    payerAccountNo: account?.accountNo ?? '',
    payeeCorpId: 'PLATFORM',
    payeeName: PLATFORM_NAME,
    payeeAccountNo: '110060149018010032218',
    payeeBankName: '交通银行',
    receiptAmount: '200.00',
    bankSerialNo: `B${day.replaceAll('-', '')}9${corpId}`,
    tradeTime: ago(world, days),
    antiFakeCode: world.random.hex(16),
    bizNo: '',
    ...part,
  })
}

/** 企业信息这一块：开票信息、证书、协议与费用回单，各有几种状态。 */
export const enterpriseAffairs = (world: World): void => {
  const { core, chain } = CORPS
  invoiceInfo(world, core, 260, {})
  invoiceInfo(world, chain, 240, { taxpayerType: 'SMALL' })
  invoiceInfo(world, chain, 1, {
    invoiceInfoStatus: 'PENDING_REVIEW',
    receiveEmail: 'invoice@hengtuo.example.com',
  })
  ukey(world, [core, 'POST_OPERATOR'], {})
  ukey(world, [core, 'POST_DIRECTOR'], { ukeyMedium: 'USB_KEY', certValidDate: addDays(world.today(), 12) })
  ukey(world, [core, 'POST_FINAL'], {
    ukeyMedium: 'USB_KEY',
    ukeyStatus: 'MAILING',
    mailNo: 'SF1426685320917',
    mailAddress: '沈阳市浑南区创业路18号',
  })
  ukey(world, [core, 'POST_QUERY'], { ukeyStatus: 'WAIT_ACTIVE' })
  ukey(world, [core, 'POST_MANAGER'], { ukeyMedium: 'USB_KEY', ukeyStatus: 'LOCKED' })
  ukey(world, [chain, 'POST_DIRECTOR'], {})
  ukey(world, [chain, 'POST_OPERATOR'], {
    ukeyMedium: 'USB_KEY',
    ukeyStatus: 'EXPIRED',
    certValidDate: addDays(world.today(), -9),
    mailAddress: '无锡市新吴区创业路28号',
  })
  for (const corpId of [core, chain]) protocols(world, corpId)
  const [coreName, chainName] = [core, chain].map((corpId) => world.corps.need(corpId).corpName)
  protocol(world, core, 2, {
    protocolName: '年度应收账款债权转让通知书',
    protocolType: 'TRANSFER_NOTICE',
    protocolStatus: 'WAIT_SIGN',
    partyNames: [coreName!, chainName!],
    htmlContent: agreementText(
      '年度应收账款债权转让通知书',
      coreName!,
      '乙方就其对甲方的应收账款债权转让事宜，通知甲方。',
      chainName,
    ),
  })
  fee(world, core, 75, { receiptAmount: '1060.00' })
  fee(world, core, 32, { receiptAmount: '212.00' })
  fee(world, core, 0, { tradeTime: world.now() })
  fee(world, chain, 40, {})
}
