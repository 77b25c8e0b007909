import type { AuthLetterType } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { add } from '#domain/money.ts'
import type { TrailRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import { attachSample } from '../../portal/file/store.ts'
import { CORPS } from '../../portal/people/corps.ts'
import { userWith } from '../../portal/people/find.ts'
import type { InvoiceRow } from '../trade/rows.ts'
import { buildInvoice, buildTradeContract } from '../trade/seed.ts'
import type { AuthLetterRow, FinanceDataPackageRow } from './rows.ts'

// 场景开始时就有的融资资料包：江苏恒拓的用于凭证，成都鼎垣建材的用于向计划转让。

const letter = (
  world: World,
  corpId: string,
  authLetterType: AuthLetterType,
  name: string,
): AuthLetterRow => ({
  letterNo: world.ids.plain('AL'),
  authLetterType,
  authValidTo: '2027-06-30',
  file: attachSample(world, `${name}.pdf`, 'AUTH', corpId),
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
  const { productOpenStatus } = world.corps.need(corpId)
  return world.financeDataPackages.put({
    productType: productOpenStatus.CREDIT === 'OPENED' ? 'CREDIT' : 'ABS',
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

/** 一个校验通过的资料包：授权书与履约凭证齐备，合同与发票由 part 给出。 */
export const verifiedPackage = (
  world: World,
  part: Partial<FinanceDataPackageRow> & Pick<FinanceDataPackageRow, 'corpId' | 'packageName'>,
): FinanceDataPackageRow => {
  const day = addDays(world.today(), -20)
  return submitted(
    world,
    buildFinanceDataPackage(world, {
      contractType: 'PURCHASE',
      letters: letters(world, part.corpId),
      files: [
        {
          itemNo: world.ids.plain('PI'),
          fileCategory: 'DELIVERY',
          deliveryNo: `YS-${day.replaceAll('-', '')}-01`,
          deliveryDate: day,
          file: attachSample(world, `${part.packageName}-验收单.pdf`, 'DELIVERY', part.corpId),
          uploadTime: world.now(),
        },
      ],
      packageStatus: 'VERIFIED',
      ...part,
    }),
    '校验通过',
  )
}

/** 资料包已提交、校验过的轨迹；checked 是校验的结果。 */
const submitted = (
  world: World,
  row: FinanceDataPackageRow,
  checked: '校验通过' | '校验不通过',
): FinanceDataPackageRow => {
  const time = world.now()
  const { operatorName, corpName } = row.auditTrail[0]!
  row.submitTime = time
  const lines: TrailRow[] = [
    { node: 'OPERATOR', operatorName, corpName: corpName!, time, event: '资料齐全提交' },
    { node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: '自动校验' },
    { node: 'SYSTEM', operatorName: '系统', corpName: '平台', time, event: checked },
  ]
  row.auditTrail.push(...lines)
  row.version += lines.length
  return row
}

type Seller = {
  corpId: string
  buyerId: string
  /** 合同编号里的缩写，如 HT-XS-2026-0001。 */
  initials: string
  supplyContractName: string
  processingContractName: string
  names: Readonly<Record<'void' | 'invalid' | 'small' | 'large' | 'draft', string>>
}

const CREDIT_SELLER: Seller = {
  corpId: CORPS.chain,
  buyerId: CORPS.core,
  initials: 'XS',
  supplyContractName: '精密结构件年度供货合同',
  processingContractName: '模具加工合同',
  names: {
    void: '早期资料（已作废）',
    invalid: '十月补充供货资料',
    small: '模具加工结算资料',
    large: '三季度供货资料',
    draft: '四季度供货资料',
  },
}

const ABS_SELLER: Seller = {
  corpId: CORPS.absChain,
  buyerId: CORPS.absCore,
  initials: 'JC',
  supplyContractName: '商品混凝土年度供货合同',
  processingContractName: '预制构件加工合同',
  names: {
    void: '试点项目资料（已作废）',
    invalid: '天府项目补充资料',
    small: '预制构件结算资料',
    large: '天府项目供货资料',
    draft: '锦江项目供货资料',
  },
}

/** 一家卖方的资料包：校验通过两个（可引用 339 万与 113 万元），待完善、校验不通过、已作废各一个。 */
const packagesOf = (world: World, seller: Seller): void => {
  const { corpId, buyerId, initials, names } = seller
  const counterpartyName = world.corps.need(buyerId).corpName
  const sellerName = world.corps.need(corpId).corpName
  const build = (part: Partial<FinanceDataPackageRow>) =>
    buildFinanceDataPackage(world, { corpId, counterpartyName, ...part })
  const contract = (serial: string, contractName: string, contractAmount: string) =>
    buildTradeContract(world, {
      corpId,
      contractNo: `HT-${initials}-2026-${serial}`,
      contractName,
      contractAmount,
      partyA: counterpartyName,
      partyB: sellerName,
    }).contractNo
  const sold = (amount: string, part: Partial<InvoiceRow> = {}): InvoiceRow =>
    buildInvoice(world, {
      corpId,
      invoiceNo: `2644${String(world.invoices.size + 1).padStart(16, '0')}`,
      sellerName,
      buyerName: counterpartyName,
      invoiceAmount: amount,
      ...part,
    })
  const supply = contract('0001', seller.supplyContractName, '8000000.00')
  const making = contract('0002', seller.processingContractName, '1500000.00')

  build({ packageName: names.void, packageStatus: 'VOID' })

  const invalid = sold('226000.00', { invoiceVerifyStatus: 'MISMATCH' })
  submitted(
    world,
    build({
      packageName: names.invalid,
      letters: letters(world, corpId),
      contractNos: [supply],
      invoiceNos: [sold('339000.00').invoiceNo, invalid.invoiceNo],
      failures: [{ invoiceNo: invalid.invoiceNo, reason: '票面信息与税务登记不一致' }],
      packageStatus: 'INVALID',
    }),
    '校验不通过',
  )

  const ready = (packageName: string, contractNo: string, amounts: readonly string[]) =>
    verifiedPackage(world, {
      corpId,
      counterpartyName,
      packageName,
      contractNos: [contractNo],
      invoiceNos: amounts.map((amount) => sold(amount).invoiceNo),
      packageAmount: amounts.reduce(add, '0.00'),
    })
  ready(names.small, making, ['1130000.00'])
  ready(names.large, supply, ['2260000.00', '1130000.00'])

  build({
    packageName: names.draft,
    contractType: 'PURCHASE',
    letters: letters(world, corpId),
    contractNos: [supply],
  })
}

/** 江苏恒拓对华岳智造的资料包。 */
export const packages = (world: World): void => packagesOf(world, CREDIT_SELLER)

/** 成都鼎垣建材对瑞川建设的资料包。 */
export const absPackages = (world: World): void => packagesOf(world, ABS_SELLER)
