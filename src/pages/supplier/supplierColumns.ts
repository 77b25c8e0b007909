import type { CounterpartyForm } from '#api/generated/corp/model/index.ts'
import type { ImportColumn } from '#business/excel/importRows.ts'
import { readPersonName, readPhone, readUscc } from '#domain/readCode.ts'
import { atMost, checkCorpName, checkPersonName, checkPhone, checkUscc } from '#domain/validation.ts'
import type { Option } from '#ui/DictContext.ts'

/** 选项取自字典的三列。 */
type ImportOptions = Readonly<Record<'relations' | 'levels' | 'scales', readonly Option[]>>

/** 批量导入交易对手的列；企业是否已注册、是否已是交易对手由服务端核对（T-CPY-01、02）。 */
export const importColumns = (options: ImportOptions, today: string): ImportColumn<CounterpartyForm>[] => [
  {
    field: 'counterpartyName',
    title: '交易对手名称',
    kind: 'text',
    required: true,
    check: checkCorpName,
    note: '企业全称，须与统一社会信用代码相符',
    example: '常州力达铸造有限公司',
  },
  {
    field: 'counterpartyUscc',
    title: '统一社会信用代码',
    kind: 'text',
    required: true,
    read: readUscc,
    check: checkUscc,
    unique: true,
    note: '18位；已注册的待其确认，未注册的发出邀请',
  },
  {
    field: 'relationType',
    title: '合作关系',
    kind: 'choice',
    required: true,
    options: options.relations,
    example: '供应商',
  },
  {
    field: 'supplierLevel',
    title: '供应商等级',
    kind: 'choice',
    options: options.levels,
    note: '供应商才填',
  },
  {
    field: 'counterpartyScale',
    title: '对方企业规模',
    kind: 'choice',
    options: options.scales,
    note: '已注册的以登记为准',
  },
  {
    field: 'erpCode',
    title: 'ERP供应商编码',
    kind: 'text',
    unique: true,
    check: atMost(30),
  },
  {
    field: 'cooperateDate',
    title: '合作起始日',
    kind: 'day',
    check: (day) => (day > today ? '不得晚于今天' : undefined),
    note: '不填为今天',
  },
  {
    field: 'contactName',
    title: '联系人',
    kind: 'text',
    required: true,
    read: readPersonName,
    check: checkPersonName,
    example: '秦卫东',
  },
  {
    field: 'contactPhone',
    title: '联系电话',
    kind: 'digits',
    required: true,
    read: readPhone,
    check: checkPhone,
    note: '11位手机号，收邀请短信',
    example: '13812345678',
  },
]
