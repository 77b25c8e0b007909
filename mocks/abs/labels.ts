import { absAccountChangeLabels } from '#api/generated/corp/labels/absAccountChange.ts'
import { absPayableLabels } from '#api/generated/corp/labels/absPayable.ts'
import { absPaymentLabels } from '#api/generated/corp/labels/absPayment.ts'
import { absPlanLabels } from '#api/generated/corp/labels/absPlan.ts'
import { absShelfLabels } from '#api/generated/corp/labels/absShelf.ts'
import { absTransferLabels } from '#api/generated/corp/labels/absTransfer.ts'
import { type EntityLabels, named } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段 → 字典或类型；叫法不同于契约的，前面写上名称。

/** 各实体的中文名称与字段名。 */
export const labels = {
  AbsPayable: {
    label: 'ABS应付/应收账款',
    fields: named(absPayableLabels, {
      payableNo: '',
      payConfirmNo: '',
      debtorName: '',
      creditorName: '',
      jointDebtorName: '',
      projectName: '',
      contractNo: '',
      payableAmount: 'amt',
      payableRemain: 'amt',
      payConfirmDate: '',
      payableDueDate: '',
      payableStatus: 'PAYABLE_STATUS',
    }),
  },
  AbsTransferApplication: {
    label: '应收账款转让申请',
    fields: named(absTransferLabels, {
      absTransferNo: '',
      debtorName: '',
      planName: '',
      factorName: ['受让方(保理商)', ''],
      receivableCount: 'int',
      receivableTotal: 'amt',
      discountRate: ['折价率(年化%)', ''],
      discountAmount: 'amt',
      transferPrice: 'amt',
      expectFundDate: '',
      fundTime: '',
      absTransferStatus: 'ABS_TRANSFER_STATUS',
    }),
  },
  AbsPayment: {
    label: 'ABS付款',
    fields: named(absPaymentLabels, {
      paymentNo: '',
      payableNo: '',
      payableAmount: 'amt',
      poolAccountNo: '',
      paymentAmount: 'amt',
      paymentDate: '',
      paymentStatus: 'ABS_PAYMENT_STATUS',
      registerNo: '',
      absCheckStatus: 'ABS_CHECK_STATUS',
      receivedAmount: 'amt',
      diffReason: '',
    }),
  },
  AbsAccountChange: {
    label: '归集账户变更',
    fields: named(absAccountChangeLabels, {
      changeNo: '',
      formerAccountNo: ['变更前账号', ''],
      changeStatus: 'ABS_ACCOUNT_CHANGE_STATUS',
    }),
  },
  AbsShelf: {
    label: '储架',
    fields: named(absShelfLabels, {
      shelfNo: '',
      shelfName: '',
      approvalNo: '',
      exchangeName: '',
      shelfQuota: 'amt',
      shelfValidTo: '',
    }),
  },
  AbsPlan: {
    label: '专项计划(产品)',
    fields: named(absPlanLabels, {
      planNo: '',
      shelfNo: ['储架编号', ''],
      planName: '',
      issueScale: 'amt',
      seniorScale: 'amt',
      seniorRate: ['优先级票面利率(%)', ''],
      planEstablishDate: '',
      planMaturityDate: ['到期日(计划)', ''],
      managerName: '',
      custodianBank: '',
      planStatus: 'PLAN_STATUS',
    }),
  },
} satisfies Readonly<Record<string, EntityLabels>>
