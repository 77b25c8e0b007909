import type { RealNameForm } from '#api/generated/corp/model/index.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

/** Real-name authentication of an enterprise; what was filled in is kept as it came (sensitive fields decrypted). */
export type RealNameRow = DocumentRow & {
  realnameNo: string
  realnameStatus:
    | 'UNSTARTED'
    | 'DRAFT'
    | 'FACE_PENDING'
    | 'ACCOUNT_VERIFYING'
    | 'AUDITING'
    | 'PASSED'
    | 'REJECTED'
    | 'EXPIRED'
  faceStatus: 'INIT' | 'PROCESSING' | 'SUCCESS' | 'FAIL' | 'EXPIRED'
  faceLeft: number
  faceToken: string
  rejectReasons?: { field: string; reason: string }[]
  form: RealNameForm
}
