// 保函带来的机构账单：保函费（F-09）与赔付之后的追偿。
import { guaranteeFeeFormula } from '#domain/finance.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { formatRate, yuan } from '#domain/money.ts'
import type { FunderBillKind } from '../../account/funderBill/kinds.ts'

/** 保函费不足最低的按最低收；发票只有一处，保函发票管理里最近的那一笔，缴费之前没有。 */
export const guaranteeFeeBills: FunderBillKind = {
  type: 'GUARANTEE_FEE',
  calculation(world, { bizNo }) {
    const guarantee = world.guarantees.get(bizNo)
    const { guaranteeAmount, guaranteeFeeRate, guaranteeFee: fee, minFee } = guarantee ?? {}
    const guaranteeDays = guarantee && guaranteeDaysOf(guarantee)
    if (!guaranteeAmount || !guaranteeFeeRate || !guaranteeDays || !fee) return undefined
    return {
      calcLines: [
        { itemName: '保函金额', itemText: yuan(guaranteeAmount) },
        { itemName: '年化费率', itemText: formatRate(guaranteeFeeRate) },
        { itemName: '保函期限', itemText: `${guaranteeDays} 天` },
        ...(minFee ? [{ itemName: '最低保函费', itemText: yuan(minFee) }] : []),
        { itemName: '保函费', itemText: yuan(fee) },
      ],
      calcFormula: guaranteeFeeFormula({
        guaranteeAmount,
        guaranteeFeeRate,
        guaranteeDays,
        guaranteeFee: fee,
      }),
    }
  },
  invoice(world, { bizNo }) {
    const invoice = world.guaranteeInvoices.where((one) => one.guaranteeApplyNos.includes(bizNo)).at(-1)
    return invoice ? { billInvoiceStatus: invoice.billInvoiceStatus, feeInvoiceNo: invoice.feeInvoiceNo } : {}
  },
}

/** 赔付款偿还到开立机构的账户。 */
export const recourseBills: FunderBillKind = {
  type: 'RECOURSE',
  repayAccount(world, { funderName }) {
    const org = world.issuerOrgs.find(({ issuerOrgName }) => issuerOrgName === funderName)
    return org && { repayAccountName: funderName, repayAccountNo: org.accountNo, repayBankName: org.bankName }
  },
}
