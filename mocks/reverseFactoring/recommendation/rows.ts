import type { RfRecommend } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

/** 供应商推荐，属于核心企业（债务人）。 */
export type RfRecommendRow = StoredDocument<
  RfRecommend,
  never,
  {
    supplierCorpId?: string
    funderId: string
    /** 导入行的内容摘要：同样的一行不会成为两份推荐（INV-21）。 */
    importHash?: string
  }
>
