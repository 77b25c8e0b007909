// The lists of finance-data packages and of what can be chosen for one.
import type {
  FinanceDataPackageQuery,
  PackageNoRequest,
  ReusablePackageQuery,
} from '#api/generated/corp/model/index.ts'
import type { Context } from '../../Context.ts'
import { packageRemain } from '../../machines/packageBook.ts'
import { MAX_INVOICES, REQUIRED_LETTERS } from '../../machines/packageGuards.ts'
import { dictLabel } from '../../world/dictionaries.ts'
import type { FinanceDataPackageRow } from '../../world/packageRows.ts'
import { ownedBy } from '../actions.ts'
import { answerPage } from '../list.ts'
import { sheet } from '../sheet.ts'
import { letterItem, packageView } from './packageView.ts'
import { contractView } from './tradeView.ts'

const LIKE = ['packageName', 'counterpartyName'] as const

/** 本企业的全部资料包。 */
export const ownPackages = (ctx: Context): FinanceDataPackageRow[] =>
  ctx.world.financeDataPackages.where((row) => row.corpId === ctx.corp.corpId)

/** 本企业的一个资料包；别家的当作不存在。 */
export const needPackageOf = (ctx: Context, packageNo: string): FinanceDataPackageRow =>
  ownedBy(ctx, ctx.world.financeDataPackages.need(packageNo))

export const reads = {
  pageFinanceDataPackages: (ctx: Context, query: FinanceDataPackageQuery) =>
    answerPage(ownPackages(ctx), query, {
      view: (row) => packageView(ctx, row),
      amount: 'packageAmount',
      like: LIKE,
    }),

  exportFinanceDataPackages(ctx: Context, query: FinanceDataPackageQuery) {
    const all = { ...query, pageCond: { pageNo: 1, pageSize: 10_000 } }
    const { list } = answerPage(ownPackages(ctx), all, { view: (row) => packageView(ctx, row), like: LIKE })
    return sheet(
      '融资资料.xlsx',
      [
        '资料包编号',
        '资料包名称',
        '交易对手名称',
        '合同编号',
        '发票张数',
        '发票总金额',
        '资料包可用金额',
        '已引用金额',
        '资料包状态',
        '更新时间',
      ],
      list.map((row) => [
        row.packageNo,
        row.packageName,
        row.counterpartyName,
        row.contractNo,
        row.invoiceCount,
        row.invoiceTotalAmount,
        row.packageAmount,
        row.packageUsedAmount,
        dictLabel('PACKAGE_STATUS', row.packageStatus),
        row.updateTime,
      ]),
    )
  },

  financeDataFormContext(ctx: Context) {
    const { world, corp } = ctx
    const known = world.counterparties
      .where((row) => row.corpId === corp.corpId && row.counterpartyStatus === 'ACTIVE')
      .map(({ counterpartyName }) => counterpartyName)
    const issuers = world.holdings
      .where((row) => row.corpId === corp.corpId)
      .map((row) => world.vouchers.need(row.voucherNo).issuerName)
    return {
      counterpartyNames: [...new Set([...issuers, ...known])],
      requiredLetterTypes: [...REQUIRED_LETTERS],
      maxInvoices: MAX_INVOICES,
    }
  },

  listReusablePackages: (
    ctx: Context,
    { counterpartyName, contractNo, exceptPackageNo }: ReusablePackageQuery,
  ) =>
    ownPackages(ctx)
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
    ownPackages(ctx)
      .filter((row) => row.packageNo !== packageNo && row.packageStatus !== 'VOID')
      .flatMap((row) =>
        row.letters
          .filter((letter) => letter.authValidTo >= ctx.today && !letter.sourcePackageNo)
          .map((letter) => ({ ...letterItem(ctx, letter), sourcePackageNo: row.packageNo })),
      ),

  listPackageContracts(ctx: Context, { packageNo }: PackageNoRequest) {
    const row = needPackageOf(ctx, packageNo)
    return ctx.world.tradeContracts
      .where(
        (contract) =>
          contract.partyB === ctx.corp.corpName &&
          contract.partyA === row.counterpartyName &&
          (contract.contractDocStatus === 'EFFECTIVE' || contract.contractDocStatus === 'LOCKED') &&
          !row.contractNos.includes(contract.contractNo),
      )
      .map(contractView)
  },
}
