// FDP 融资资料包 as data (domain/03-flows.md §6). Guards and effects are in packageFlow.ts, packageVerify.ts and packageBook.ts.
import type { FinanceDataPackageRow, PackageStatus } from './rows.ts'
import { machine } from '../../kernel/machine.ts'
import { ABS_CHAIN_OPERATOR, CHAIN_OPERATOR, SYSTEM } from '../../kernel/roles.ts'

const handledBy = (operator: string) =>
  machine<PackageStatus>()({
    'T-FDP-02': { from: ['DRAFT', 'INVALID'], event: '上传资料', to: 'DRAFT', actor: operator },
    'T-FDP-03': { from: ['DRAFT'], event: '资料齐全提交', to: 'COMPLETE', actor: operator },
    'T-FDP-04': { from: ['COMPLETE'], event: '自动校验', to: 'VERIFYING', actor: SYSTEM },
    'T-FDP-05': { from: ['VERIFYING'], event: '校验通过', to: 'VERIFIED', actor: SYSTEM },
    'T-FDP-06': { from: ['VERIFYING'], event: '校验不通过', to: 'INVALID', actor: SYSTEM },
    'T-FDP-07': { from: ['VERIFIED'], event: '被业务引用', to: 'USED', actor: SYSTEM },
    'T-FDP-08': { from: ['USED'], event: '引用释放', to: 'VERIFIED', actor: SYSTEM },
    'T-FDP-09': { from: ['DRAFT', 'INVALID', 'VERIFIED'], event: '作废', to: 'VOID', actor: operator },
  })

type OfProduct = Pick<FinanceDataPackageRow, 'productType'>

export const packageMachine = handledBy(CHAIN_OPERATOR)
const absPackageMachine = handledBy(ABS_CHAIN_OPERATOR)

/** The machine of a package: the same for every product, but handled by that product's operator. */
export const packageSteps = ({ productType }: OfProduct) =>
  productType === 'ABS' ? absPackageMachine : packageMachine

/** The role that prepares packages for that product. */
export const packageOperator = ({ productType }: OfProduct): string =>
  productType === 'ABS' ? ABS_CHAIN_OPERATOR : CHAIN_OPERATOR
