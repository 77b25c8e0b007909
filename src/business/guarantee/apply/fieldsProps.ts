import type { GuaranteeFormContext } from '#api/generated/corp/model/index.ts'
import type { GuaranteeErrors, GuaranteeTerms } from '#domain/guaranteeRules.ts'
import type { FormInstance } from '#ui/form/useForm.ts'
import type { GuaranteeValues } from './guaranteeValues.ts'

/** 投标与非投标的字段组件都收到的。 */
export interface FieldsProps {
  form: FormInstance<GuaranteeValues>
  context: GuaranteeFormContext
  /** 此刻填着的要素 */
  values: GuaranteeTerms
  /** 按 G-GUA 判断此刻填着的要素 */
  judge: () => GuaranteeErrors
  /** 新建时可一次填几个标段 */
  severalSections?: boolean
}
