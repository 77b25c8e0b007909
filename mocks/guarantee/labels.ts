import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import { type EntityLabels, named } from '../kernel/entity.ts'

// 领域模型里的中文字段名，使数据可以用业务的话写进来：实体 → 字段 → 字典或类型；叫法不同于契约的，前面写上名称。

/** 各实体的中文名称与字段名。 */
export const labels = {
  Guarantee: {
    label: '保函',
    fields: named(guaranteeLabels, {
      guaranteeApplyNo: '',
      guaranteeNo: '',
      guaranteeType: 'GUARANTEE_TYPE',
      guaranteeForm: 'GUARANTEE_FORM',
      beneficiaryName: '',
      beneficiaryUscc: '',
      issuerOrgId: '',
      tenderNo: '',
      tenderProjectName: '',
      sectionName: '',
      estimatePrice: 'amt',
      bidOpenTime: '',
      bidValidDays: 'int',
      guaranteeContractNo: '',
      guaranteeContractAmount: 'amt',
      guaranteeAmount: 'amt',
      guaranteeEffectiveDate: '',
      guaranteeExpireDate: '',
      deliveryWay: 'DELIVERY_WAY',
      guaranteeStatus: 'GUARANTEE_STATUS',
    }),
  },
} satisfies Readonly<Record<string, EntityLabels>>
