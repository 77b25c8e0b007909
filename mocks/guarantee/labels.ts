import type { EntityLabels } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段名 → [字段, 字典或类型]。

/** 各实体的中文名称与字段名。 */
export const labels = {
  Guarantee: {
    label: '保函',
    fields: {
      保函申请编号: ['guaranteeApplyNo', ''],
      保函编号: ['guaranteeNo', ''],
      保函类型: ['guaranteeType', 'GUARANTEE_TYPE'],
      保函形式: ['guaranteeForm', 'GUARANTEE_FORM'],
      受益人: ['beneficiaryName', ''],
      受益人信用代码: ['beneficiaryUscc', ''],
      开立机构编号: ['issuerOrgId', ''],
      招标编号: ['tenderNo', ''],
      招标项目名称: ['tenderProjectName', ''],
      标段名称: ['sectionName', ''],
      招标估算价: ['estimatePrice', 'amt'],
      开标时间: ['bidOpenTime', ''],
      投标有效期: ['bidValidDays', 'int'],
      基础合同编号: ['guaranteeContractNo', ''],
      基础合同金额: ['guaranteeContractAmount', 'amt'],
      保函金额: ['guaranteeAmount', 'amt'],
      保函生效日: ['guaranteeEffectiveDate', ''],
      保函到期日: ['guaranteeExpireDate', ''],
      交付方式: ['deliveryWay', 'DELIVERY_WAY'],
      保函状态: ['guaranteeStatus', 'GUARANTEE_STATUS'],
    },
  },
} satisfies Readonly<Record<string, EntityLabels>>
