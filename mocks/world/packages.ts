import { addDays } from '#domain/calendar.ts'
import { add } from '#domain/money.ts'
import { buildInvoice, buildTradeContract, samplePdf, storeFile, userWith } from './builders.ts'
import { CORPS } from './corps.ts'
import type { AuthLetterType, AuthLetterRow, FinanceDataPackageRow } from './packageRows.ts'
import type { AttachmentRow, InvoiceRow } from './rows.ts'
import type { World } from './World.ts'

// Finance-data packages that scenarios start with, all of the chain enterprise 江苏恒拓 against 华岳智造.

const pdf = (world: World, fileName: string, category: string, corpId: string): AttachmentRow =>
  storeFile(world, { fileName, contentType: 'application/pdf', category, corpId, bytes: samplePdf(fileName) })

const letter = (
  world: World,
  corpId: string,
  authLetterType: AuthLetterType,
  name: string,
): AuthLetterRow => ({
  letterNo: world.ids.plain('AL'),
  authLetterType,
  authValidTo: '2027-06-30',
  file: pdf(world, `${name}.pdf`, 'AUTH', corpId),
  uploadTime: world.now(),
  signedOnline: false,
})

/** 发票查验与征信查询授权书，齐全所需。 */
const letters = (world: World, corpId: string): AuthLetterRow[] => [
  letter(world, corpId, 'CREDIT_QUERY', '征信查询授权书'),
  letter(world, corpId, 'INVOICE_QUERY', '发票查验授权书'),
]

/** 一个资料包；未给的部分按待完善、尚无资料补上。 */
export const buildFinanceDataPackage = (
  world: World,
  part: Partial<FinanceDataPackageRow>,
): FinanceDataPackageRow => {
  const corpId = part.corpId ?? CORPS.chain
  const packageNo = part.packageNo ?? world.ids.next('FP', world.today())
  const maker = userWith(world, corpId, 'POST_OPERATOR')
  const time = world.now()
  return world.financeDataPackages.put({
    corpId,
    createUserId: maker.userId,
    createUserName: maker.personName,
    createTime: time,
    updateTime: time,
    version: 0,
    auditTrail: [
      {
        node: 'OPERATOR',
        operatorName: maker.personName,
        corpName: world.corps.need(corpId).corpName,
        time,
        event: '新建资料包',
      },
    ],
    packageName: '示例资料包',
    counterpartyName: world.corps.need(CORPS.core).corpName,
    letters: [],
    contractNos: [],
    invoiceNos: [],
    files: [],
    packageAmount: '0.00',
    packageUsedAmount: '0.00',
    uses: [],
    failures: [],
    checkedNos: [],
    packageStatus: 'DRAFT',
    ...part,
    id: packageNo,
    packageNo,
  })
}

/** 资料包已提交、校验过的轨迹。 */
const verified = (world: World, row: FinanceDataPackageRow, event: string): FinanceDataPackageRow => {
  const time = world.now()
  const { operatorName, corpName } = row.auditTrail[0]!
  row.submitTime = time
  row.version += 3
  row.auditTrail.push(
    { node: 'OPERATOR', operatorName, corpName: corpName!, time, event: '资料齐全提交' },
    { node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: '自动校验' },
    { node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event },
  )
  return row
}

const sold = (world: World, amount: string, part: Partial<InvoiceRow> = {}): InvoiceRow =>
  buildInvoice(world, {
    corpId: CORPS.chain,
    invoiceNo: `2644${String(world.invoices.size + 1).padStart(16, '0')}`,
    sellerName: world.corps.need(CORPS.chain).corpName,
    buyerName: world.corps.need(CORPS.core).corpName,
    invoiceAmount: amount,
    ...part,
  })

/** 江苏恒拓的资料包：校验通过两个（可引用 339 万与 113 万元），待完善、校验不通过、已作废各一个。 */
export const packages = (world: World): void => {
  const corpId = CORPS.chain
  const partyA = world.corps.need(CORPS.core).corpName
  const partyB = world.corps.need(corpId).corpName
  const contract = (serial: string, contractName: string, contractAmount: string) =>
    buildTradeContract(world, {
      corpId,
      contractNo: `HT-XS-2026-${serial}`,
      contractName,
      contractAmount,
      partyA,
      partyB,
    }).contractNo
  const parts = contract('0001', '精密结构件年度供货合同', '8000000.00')
  const moulds = contract('0002', '模具加工合同', '1500000.00')

  buildFinanceDataPackage(world, { packageName: '早期资料（已作废）', packageStatus: 'VOID' })

  const invalid = sold(world, '226000.00', { invoiceVerifyStatus: 'MISMATCH' })
  verified(
    world,
    buildFinanceDataPackage(world, {
      packageName: '十月补充供货资料',
      letters: letters(world, corpId),
      contractNos: [parts],
      invoiceNos: [sold(world, '339000.00').invoiceNo, invalid.invoiceNo],
      failures: [{ invoiceNo: invalid.invoiceNo, reason: '票面信息与税务登记不一致' }],
      packageStatus: 'INVALID',
    }),
    '校验不通过',
  )

  const ready = (packageName: string, contractNo: string, amounts: readonly string[]) =>
    verified(
      world,
      buildFinanceDataPackage(world, {
        packageName,
        contractType: 'PURCHASE',
        letters: letters(world, corpId),
        contractNos: [contractNo],
        invoiceNos: amounts.map((amount) => sold(world, amount).invoiceNo),
        files: [
          {
            itemNo: world.ids.plain('PI'),
            fileCategory: 'DELIVERY',
            deliveryNo: `YS-${addDays(world.today(), -20).replaceAll('-', '')}-01`,
            deliveryDate: addDays(world.today(), -20),
            file: pdf(world, `${packageName}-验收单.pdf`, 'DELIVERY', corpId),
            uploadTime: world.now(),
          },
        ],
        packageAmount: amounts.reduce(add, '0.00'),
        packageStatus: 'VERIFIED',
      }),
      '校验通过',
    )
  ready('模具加工结算资料', moulds, ['1130000.00'])
  ready('三季度供货资料', parts, ['2260000.00', '1130000.00'])

  buildFinanceDataPackage(world, {
    packageName: '四季度供货资料',
    contractType: 'PURCHASE',
    letters: letters(world, corpId),
    contractNos: [parts],
  })
}
