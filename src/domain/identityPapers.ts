import type { CertType } from '#api/generated/corp/model/index.ts'

/** 一种证件要传的影像：正面，与有没有另一面（CERT_TYPE）。 */
interface IdentityPapers {
  front: string
  back?: string
}

const PERMIT = { front: '通行证正面', back: '通行证背面' } as const

const PAPERS: Readonly<Record<CertType, IdentityPapers>> = {
  ID_CARD: { front: '身份证人像面', back: '身份证国徽面' },
  PASSPORT: { front: '护照资料页' },
  HKM_PERMIT: PERMIT,
  TW_PERMIT: PERMIT,
}

/** 这种证件的影像叫什么；没有选、不认得的照居民身份证。 */
export const identityPapers = (certType: CertType | undefined): IdentityPapers =>
  (certType && PAPERS[certType]) ?? PAPERS.ID_CARD
