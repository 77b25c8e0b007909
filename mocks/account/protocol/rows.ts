import type { Protocol } from '#api/generated/corp/model/index.ts'
import type { Stored } from '../../kernel/rows.ts'

export type ProtocolRow = Stored<
  Protocol,
  'parties',
  Required<Pick<Protocol, 'agreementSignTempId'>> & {
    corpId: string
    /** 临时编号有效到哪天；没有即协议待签期间一直有效。 */
    tempIdExpireDate?: string
    fileId?: string
    htmlContent: string
  }
>
