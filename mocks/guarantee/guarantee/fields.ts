// 申请的各项与人们的叫法：哪些必填，补正可以开放哪些。

/** 每种保函都有的必填项。 */
export const COMMON_FIELDS = [
  ['beneficiaryName', '受益人'],
  ['beneficiaryUscc', '受益人信用代码'],
  ['guaranteeAmount', '保函金额'],
  ['guaranteeEffectiveDate', '保函生效日'],
  ['guaranteeExpireDate', '保函到期日'],
  ['guaranteeForm', '保函形式'],
  ['deliveryWay', '交付方式'],
  ['issuerOrgId', '开立机构'],
] as const

/** 投标保函另有的必填项。 */
export const BID_FIELDS = [
  ['tenderNo', '招标编号'],
  ['tenderProjectName', '招标项目名称'],
  ['estimatePrice', '招标估算价'],
  ['bidOpenTime', '开标时间'],
  ['bidValidDays', '投标有效期'],
  ['tenderFile', '招标文件'],
] as const

/** 非投标保函另有的必填项。 */
export const NO_BID_FIELDS = [
  ['guaranteeContractNo', '基础合同编号'],
  ['guaranteeContractAmount', '基础合同金额'],
] as const

const OPTIONAL_FIELDS = [
  ['sectionName', '标段名称'],
  ['attachments', '附件'],
  ['remark', '备注'],
] as const

/** 补正要求里提到的几项；一项也没有提到时开放附件。 */
export const fieldsIn = (text: string): string[] => {
  const all = [...COMMON_FIELDS, ...BID_FIELDS, ...NO_BID_FIELDS, ...OPTIONAL_FIELDS]
  // 受益人信用代码 里也有 受益人：以长的名称为准
  const named = all
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce<{ rest: string; found: string[] }>(
      ({ rest, found }, [field, label]) =>
        rest.includes(label)
          ? { rest: rest.replaceAll(label, ''), found: [...found, field] }
          : { rest, found },
      { rest: text, found: [] },
    ).found
  return named.length > 0 ? named : ['attachments']
}
