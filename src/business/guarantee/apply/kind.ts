import type { GuaranteeGroup } from '#api/generated/corp/model/index.ts'

/** 投标与非投标的不同之处：叫什么、办理的各页在哪里，由页面给出；填什么见 GuaranteeForm，列表用不着。 */
export interface GuaranteeKind {
  readonly group: GuaranteeGroup
  /** 叫什么，如 投标保函 */
  readonly name: string
  /** 固定的保函类型；非投标的在表单里选 */
  readonly guaranteeType?: 'BID'
  readonly list: string
  readonly add: string
  readonly updateOf: (guaranteeApplyNo: string) => string
  readonly copyOf: (copyFromNo: string) => string
}
