import type { EntityLabels } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段名 → [字段, 字典或类型]。

/** 各实体的中文名称与字段名。 */
export const labels = {
  AbsPayable: {
    label: 'ABS应付/应收账款',
    fields: {
      账款编号: ['payableNo', ''],
      付款确认书编号: ['payConfirmNo', ''],
      债务人: ['debtorName', ''],
      债权人: ['creditorName', ''],
      '共同债务人/差额补足方': ['jointDebtorName', ''],
      项目名称: ['projectName', ''],
      合同编号: ['contractNo', ''],
      账款金额: ['payableAmount', 'amt'],
      未付金额: ['payableRemain', 'amt'],
      确认日期: ['payConfirmDate', ''],
      应付日期: ['payableDueDate', ''],
      应付状态: ['payableStatus', 'PAYABLE_STATUS'],
    },
  },
  AbsTransferApplication: {
    label: '应收账款转让申请',
    fields: {
      转让申请编号: ['absTransferNo', ''],
      债务人: ['debtorName', ''],
      专项计划名称: ['planName', ''],
      '受让方(保理商)': ['factorName', ''],
      账款笔数: ['receivableCount', 'int'],
      账款总额: ['receivableTotal', 'amt'],
      '折价率(年化%)': ['discountRate', ''],
      折价金额: ['discountAmount', 'amt'],
      转让价款: ['transferPrice', 'amt'],
      预计放款日: ['expectFundDate', ''],
      放款时间: ['fundTime', ''],
      转让状态: ['absTransferStatus', 'ABS_TRANSFER_STATUS'],
    },
  },
  AbsPayment: {
    label: 'ABS付款',
    fields: {
      付款编号: ['paymentNo', ''],
      账款编号: ['payableNo', ''],
      账款金额: ['payableAmount', 'amt'],
      归集账户: ['poolAccountNo', ''],
      本次付款金额: ['paymentAmount', 'amt'],
      付款日期: ['paymentDate', ''],
      付款状态: ['paymentStatus', 'ABS_PAYMENT_STATUS'],
      登记编号: ['registerNo', ''],
      核对状态: ['absCheckStatus', 'ABS_CHECK_STATUS'],
      到账金额: ['receivedAmount', 'amt'],
      差异原因: ['diffReason', ''],
    },
  },
  AbsAccountChange: {
    label: '归集账户变更',
    fields: {
      变更编号: ['changeNo', ''],
      变更前账号: ['formerAccountNo', ''],
      变更状态: ['changeStatus', 'ABS_ACCOUNT_CHANGE_STATUS'],
    },
  },
  AbsShelf: {
    label: '储架',
    fields: {
      储架编号: ['shelfNo', ''],
      储架名称: ['shelfName', ''],
      无异议函文号: ['approvalNo', ''],
      挂牌场所: ['exchangeName', ''],
      储架额度: ['shelfQuota', 'amt'],
      储架有效期至: ['shelfValidTo', ''],
    },
  },
  AbsPlan: {
    label: '专项计划(产品)',
    fields: {
      计划编号: ['planNo', ''],
      储架编号: ['shelfNo', ''],
      专项计划名称: ['planName', ''],
      发行规模: ['issueScale', 'amt'],
      优先级规模: ['seniorScale', 'amt'],
      '优先级票面利率(%)': ['seniorRate', ''],
      成立日: ['planEstablishDate', ''],
      '到期日(计划)': ['planMaturityDate', ''],
      计划管理人: ['managerName', ''],
      托管银行: ['custodianBank', ''],
      计划状态: ['planStatus', 'PLAN_STATUS'],
    },
  },
} satisfies Readonly<Record<string, EntityLabels>>
