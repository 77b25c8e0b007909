import type { BillRow, FeeMode } from '../bill/rows.ts'
import type { CounterpartyRow } from '../counterparty/rows.ts'
import type { DocumentRow } from '../../kernel/rows.ts'

// What is stored of pricing schemes (domain/02-model.md PriceScheme); a draft may lack anything but its name.

export type PriceScope = 'ALL' | 'LEVEL' | 'SUPPLIER'
export type PriceStatus = 'DRAFT' | 'PENDING_REVIEW' | 'EFFECTIVE' | 'REJECTED' | 'DISABLED' | 'EXPIRED'

/** What the operator fills in. */
export type PriceTerms = {
  priceName: string
  priceScope?: PriceScope
  supplierLevel?: CounterpartyRow['supplierLevel']
  counterpartyName?: string
  feeType?: BillRow['feeType']
  feeMode?: FeeMode
  feeRate?: string
  fixedFee?: string
  minFee?: string
  maxFee?: string
  feeBearer?: 'CORE' | 'CHAIN' | 'FUNDER'
  interestBearer?: 'APPLICANT' | 'CORE' | 'SHARED'
  coreBearRatio?: string
  priceEffectiveDate?: string
  priceExpireDate?: string
}

export type PriceSchemeRow = DocumentRow & PriceTerms & { priceNo: string; priceStatus: PriceStatus }
