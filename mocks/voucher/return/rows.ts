import type { ReturnApplication } from '#api/generated/corp/model/index.ts'
import type { StoredDocument } from '../../kernel/rows.ts'

export type ReturnApplicationRow = StoredDocument<
  ReturnApplication,
  'transferLevel' | 'promisePayDate',
  {
    returnToCorpId: string
    /** 前手的签收任务（一级及以上）。 */
    signNo?: string
  }
>
