import { createHash } from 'node:crypto'
import { subtract } from '#domain/money.ts'
import { addDays, nextWorkingDay } from '#domain/calendar.ts'
import { BusinessError } from '../kernel/errors.ts'
import { CORPS } from './corps.ts'
import { holidays } from '../portal/holiday/holidays.ts'
import { samplePdf } from '../kernel/linesPdf.ts'
import type * as rows from './rows.ts'
import type { World } from './World.ts'

// Records from parts: what is left out is made up, plausibly and from the world's seed.

/** Documents that scenarios start with are made at this hour of their day. */
const at = (day: string, time = '10:00:00'): string => `${day}T${time}+08:00`

/** The enterprise of that name; a business error when there is none. */
export const corpNamed = (world: World, name: string): rows.CorpRow => {
  const corp = world.corps.find((candidate) => candidate.corpName === name)
  if (!corp) throw new BusinessError('NOT_FOUND', `企业不存在：${name}`)
  return corp
}

/** Somebody of that enterprise with that post; anybody of it when nobody has the post. */
export const userWith = (world: World, corpId: string, post: rows.PostCode): rows.UserRow => {
  const users = world.users.where((user) => user.corpId === corpId)
  const found =
    users.find((user) => user.postCodes.length === 1 && user.postCodes[0] === post) ??
    users.find((user) => user.postCodes.includes(post)) ??
    users[0]
  if (!found) throw new BusinessError('NOT_FOUND', `企业 ${corpId} 没有用户`)
  return found
}

export const buildCorp = (world: World, part: Partial<rows.CorpRow>): rows.CorpRow => {
  const corpId = part.corpId ?? `C${String(world.corps.size + 101)}`
  return world.corps.put({
    ...world.corps.need(CORPS.chain),
    memberId: `M${corpId}`,
    corpName: `示例企业${corpId}有限公司`,
    uscc: `9132MOCK${corpId.padStart(10, '0')}`,
    groupCorpName: undefined,
    resignAgreements: [],
    ...part,
    corpId,
  })
}

export const buildUser = (world: World, part: Partial<rows.UserRow>): rows.UserRow => {
  const userId = part.userId ?? `U9${world.random.digits(6)}`
  return world.users.put({
    corpId: CORPS.core,
    personName: '示例用户',
    mobilePhone: `137${world.random.digits(8)}`,
    idCard: world.users.all()[0]!.idCard,
    certType: 'ID_CARD',
    postCodes: ['POST_OPERATOR'],
    roleCodes: ['ROLE_CORP_DEFAULT'],
    userStatus: 'NORMAL',
    ...part,
    userId,
  })
}

export const buildLimit = (world: World, part: Partial<rows.LimitRow>): rows.LimitRow => {
  const corpId = part.corpId ?? CORPS.core
  return world.limits.put({
    limitNo: world.ids.next('LM', '2026-01-05'),
    corpId,
    limitType: 'ISSUE',
    limitCycle: 'REVOLVING',
    ownerCorpName: world.corps.need(corpId).corpName,
    grantorName: '北辰商业银行股份有限公司',
    totalLimit: '0.00',
    usedLimit: '0.00',
    frozenLimit: '0.00',
    distributedLimit: '0.00',
    limitEffectiveDate: '2026-01-05',
    limitExpireDate: '2028-01-04',
    limitStatus: 'EFFECTIVE',
    ...part,
  })
}

export const buildTradeContract = (
  world: World,
  part: Partial<rows.TradeContractRow>,
): rows.TradeContractRow => {
  const corpId = part.corpId ?? CORPS.core
  const partyB = part.partyB ?? world.corps.need(CORPS.chain).corpName
  const contractNo = part.contractNo ?? `HY-CG-2026-${String(world.tradeContracts.size + 1).padStart(4, '0')}`
  return world.tradeContracts.put({
    corpId,
    contractName: `${partyB.slice(0, 6)}采购合同`,
    contractType: 'PURCHASE',
    partyA: world.corps.need(corpId).corpName,
    contractAmount: '20000000.00',
    contractSignDate: '2026-03-02',
    contractStartDate: '2026-03-02',
    contractEndDate: '2027-12-31',
    contractUsedAmount: '0.00',
    contractDocStatus: 'EFFECTIVE',
    contractFile: attachSample(world, `${contractNo}.pdf`, 'CONTRACT', corpId),
    createTime: at('2026-03-02'),
    version: 0,
    ...part,
    partyB,
    contractNo,
  })
}

export const buildInvoice = (world: World, part: Partial<rows.InvoiceRow>): rows.InvoiceRow => {
  const corpId = part.corpId ?? CORPS.core
  const invoiceAmount = part.invoiceAmount ?? '1130000.00'
  const amountExTax = part.amountExTax ?? taxFree(invoiceAmount)
  const invoiceNo = part.invoiceNo ?? `2632${String(world.invoices.size + 1).padStart(16, '0')}`
  return world.invoices.put({
    corpId,
    invoiceKind: 'DIGITAL_SPECIAL',
    invoiceDate: '2026-10-20',
    invoiceTaxAmount: subtract(invoiceAmount, amountExTax),
    sellerName: world.corps.need(CORPS.chain).corpName,
    buyerName: world.corps.need(corpId).corpName,
    invoiceVerifyStatus: 'PASS',
    verifyTime: at('2026-10-21'),
    invoiceRemainAmount: invoiceAmount,
    invoiceFile: attachSample(world, `数电发票${invoiceNo}.pdf`, 'INVOICE', corpId),
    createTime: at('2026-10-21'),
    ...part,
    invoiceNo,
    invoiceAmount,
    amountExTax,
  })
}

/** Tax-free part at 13 %, in whole cents. */
const taxFree = (amount: string): string => {
  const cents = BigInt(amount.replace('.', ''))
  const net = (cents * 200n + 113n) / 226n
  return `${net / 100n}.${String(net % 100n).padStart(2, '0')}`
}

export const buildCounterparty = (
  world: World,
  part: Partial<rows.CounterpartyRow>,
): rows.CounterpartyRow => {
  const corp =
    world.corps.get(part.counterpartyCorpId) ??
    (part.counterpartyName ? world.corps.find((one) => one.corpName === part.counterpartyName) : undefined) ??
    world.corps.need(CORPS.chain)
  const owner = world.corps.need(part.corpId ?? CORPS.core)
  const createTime = part.createTime ?? at('2024-06-01')
  const id = world.ids.plain('CP')
  return world.counterparties.put({
    id,
    corpId: owner.corpId,
    createUserId: '',
    createUserName: '系统',
    version: 0,
    auditTrail: [
      { node: 'SYSTEM', operatorName: '系统', corpName: owner.corpName, time: createTime, event: '建立合作' },
    ],
    counterpartyCorpId: corp.corpId,
    counterpartyName: corp.corpName,
    counterpartyUscc: corp.uscc,
    relationType: 'SUPPLIER',
    supplierLevel: 'A',
    counterpartyStatus: 'ACTIVE',
    counterpartySource: 'MANUAL',
    cooperateDate: '2024-06-01',
    counterpartyScale: corp.corpScale,
    contactName: corp.contactName,
    contactPhone: corp.contactPhone,
    ...part,
    createTime,
  })
}

/** Stores a file and answers it as an attachment. */
export const storeFile = (
  world: World,
  file: Pick<rows.FileRow, 'fileName' | 'contentType' | 'category' | 'bytes' | 'corpId'>,
): rows.AttachmentRow => {
  const fileId = world.ids.plain('F')
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const fileSize = file.bytes.length
  world.files.put({ ...file, fileId, sha256, fileSize, sharedWith: [], createTime: world.now() })
  return { fileId, fileName: file.fileName, fileSize, sha256, category: file.category }
}

/** A sample PDF with that name, stored for that enterprise. */
export const attachSample = (
  world: World,
  fileName: string,
  category: string,
  corpId: string,
): rows.AttachmentRow =>
  storeFile(world, { fileName, contentType: 'application/pdf', category, corpId, bytes: samplePdf(fileName) })

/** Lets another enterprise read the files attached to a document that it takes part in. */
export const shareFiles = (world: World, files: readonly rows.AttachmentRow[], corpId: string): void => {
  for (const { fileId } of files) {
    const file = world.files.get(fileId)
    if (file && !file.sharedWith.includes(corpId)) file.sharedWith.push(corpId)
  }
}

/** A working day at least that many days from today. */
export const workingDayIn = (world: World, days: number): string =>
  nextWorkingDay(addDays(world.today(), days), holidays)
