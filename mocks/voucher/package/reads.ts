// 资料包的列表，与可以选进资料包的东西。
import type {
  FinanceDataFormQuery,
  FinanceDataPackageQuery,
  PackageNoRequest,
  ProductType,
  ReusablePackageQuery,
} from '#api/generated/corp/model/index.ts'
import { ownedBy } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { sheet, summed } from '../../kernel/files/sheet.ts'
import { answerPage } from '../../kernel/list.ts'
import { dictLabel } from '../../portal/dictionary/dictionaries.ts'
import { contractView, invoiceView } from '../trade/view.ts'
import { packageRemain } from './book.ts'
import { isBuyer } from './contents.ts'
import { maySee, type PackageProduct } from './pages.ts'
import type { FinanceDataPackageRow } from './rows.ts'
import { invoiceProblem, MAX_INVOICES, REQUIRED_LETTERS } from './rules.ts'
import { packageFlow } from './transitions.ts'
import { letterItem, packageView } from './view.ts'

const LIKE = ['packageName', 'counterpartyName'] as const

/** 所问的产品，缺省为电子凭证；没有融资资料的产品不受理。 */
export const productOf = ({ productType = 'CREDIT' }: { productType?: ProductType }): PackageProduct => {
  if (productType === 'CREDIT' || productType === 'ABS') return productType
  throw new BusinessError('FORMAT', '该产品没有融资资料')
}

/** 本企业某产品的全部资料包；没有该产品菜单的人看不到。 */
export const ownPackages = (ctx: Context, productType: PackageProduct): FinanceDataPackageRow[] =>
  maySee(ctx, productType)
    ? ctx.world.financeDataPackages.where(
        (row) => row.corpId === ctx.corp.corpId && row.productType === productType,
      )
    : []

/** 本企业的一个资料包；别家的、没有其产品菜单的当作不存在。 */
export const needPackageOf = (ctx: Context, packageNo: string): FinanceDataPackageRow => {
  const row = ownedBy(ctx, ctx.world.financeDataPackages.need(packageNo))
  if (!maySee(ctx, row.productType)) throw new BusinessError('NOT_FOUND', '单据不存在')
  return row
}

export const reads = {
  pageFinanceDataPackages: (ctx: Context, query: FinanceDataPackageQuery) =>
    answerPage(ownPackages(ctx, productOf(query)), query, {
      view: (row) => packageView(ctx, row),
      waits: packageFlow.waits(ctx),
      amount: 'packageAmount',
      like: LIKE,
    }),

  exportFinanceDataPackages(ctx: Context, query: FinanceDataPackageQuery) {
    const all = { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }
    const { list } = answerPage(ownPackages(ctx, productOf(query)), all, {
      view: (row) => packageView(ctx, row),
      waits: packageFlow.waits(ctx),
      like: LIKE,
    })
    return sheet(
      ctx,
      {
        name: '融资资料',
        operation: 'exportFinanceDataPackages',
        asked: query,
      },
      [
        '资料包编号',
        '资料包名称',
        '资料包状态',
        productOf(query) === 'ABS' ? '债务人' : '交易对手名称',
        '合同编号',
        summed('发票张数'),
        summed('发票总金额（元）'),
        summed('资料包可用金额（元）'),
        summed('已引用金额（元）'),
        '不合格发票',
        '更新时间',
      ],
      list.map((row) => [
        row.packageNo,
        row.packageName,
        dictLabel('PACKAGE_STATUS', row.packageStatus),
        row.counterpartyName,
        row.contractNo,
        row.invoiceCount,
        row.invoiceTotalAmount,
        row.packageAmount,
        row.packageUsedAmount,
        row.failures.map(({ invoiceNo, reason }) => `${invoiceNo} ${reason}`).join('；'),
        row.updateTime,
      ]),
    )
  },

  financeDataFormContext(ctx: Context, query: FinanceDataFormQuery) {
    const { world, corp } = ctx
    const known = world.counterparties
      .where((row) => row.corpId === corp.corpId && row.counterpartyStatus === 'ACTIVE')
      .map(({ counterpartyName }) => counterpartyName)
    const owing =
      productOf(query) === 'ABS'
        ? world.absPayables
            .where((row) => row.creditorCorpId === corp.corpId)
            .map(({ debtorName }) => debtorName)
        : world.holdings
            .where((row) => row.corpId === corp.corpId)
            .map((row) => world.vouchers.need(row.voucherNo).issuerName)
    return {
      counterpartyNames: [...new Set([...owing, ...known])],
      requiredLetterTypes: [...REQUIRED_LETTERS],
      maxInvoices: MAX_INVOICES,
    }
  },

  listReusablePackages: (
    ctx: Context,
    { counterpartyName, contractNo, exceptPackageNo, ...query }: ReusablePackageQuery,
  ) =>
    ownPackages(ctx, productOf(query))
      .filter(
        (row) =>
          row.packageNo !== exceptPackageNo &&
          row.counterpartyName === counterpartyName &&
          row.packageStatus !== 'VOID' &&
          row.contractNos.length > 0 &&
          (!contractNo || row.contractNos.includes(contractNo)),
      )
      .toReversed()
      .map((row) => ({
        packageNo: row.packageNo,
        packageName: row.packageName,
        contractNo: row.contractNos.join('、'),
        packageStatus: row.packageStatus,
        packageRemainAmount: packageRemain(ctx.world, row),
        createTime: row.createTime,
      })),

  listReusableLetters: (ctx: Context, { packageNo }: PackageNoRequest) =>
    ownPackages(ctx, needPackageOf(ctx, packageNo).productType)
      .filter((row) => row.packageNo !== packageNo && row.packageStatus !== 'VOID')
      .flatMap((row) =>
        row.letters
          .filter((letter) => letter.authValidTo >= ctx.today && !letter.sourcePackageNo)
          .map((letter) => ({ ...letterItem(ctx, letter), sourcePackageNo: row.packageNo })),
      ),

  listPackageInvoices(ctx: Context, { packageNo }: PackageNoRequest) {
    const row = needPackageOf(ctx, packageNo)
    return (
      ctx.world.invoices
        .where(
          (invoice) =>
            invoice.sellerName === ctx.corp.corpName &&
            isBuyer(ctx.world, row, invoice.buyerName) &&
            invoiceProblem(ctx.world, row, invoice) === undefined,
        )
        // 查验一致的才可选，排在前面
        .toSorted(
          (a, b) => Number(b.invoiceVerifyStatus === 'PASS') - Number(a.invoiceVerifyStatus === 'PASS'),
        )
        .map(invoiceView)
    )
  },

  listPackageContracts(ctx: Context, { packageNo }: PackageNoRequest) {
    const row = needPackageOf(ctx, packageNo)
    return ctx.world.tradeContracts
      .where(
        (contract) =>
          contract.partyB === ctx.corp.corpName &&
          isBuyer(ctx.world, row, contract.partyA) &&
          (contract.contractDocStatus === 'EFFECTIVE' || contract.contractDocStatus === 'LOCKED') &&
          !row.contractNos.includes(contract.contractNo),
      )
      .map(contractView)
  },
}
