import { expect, test } from 'vitest'
import { RevokeReason } from '#api/generated/corp/model/revokeReason.ts'
import { fitsRevokeReason } from '#domain/revokeReason.ts'

const ANY = ['INFO_ERROR', 'CONTRACT_DONE', 'REPLACED', 'OTHER']

test.each([
  ['BID', ['TENDER_CANCELLED', 'BID_ABANDON', ...ANY]],
  ['PERFORMANCE', ANY],
  ['QUALITY', ANY],
])('%s 保函的撤销原因', (guaranteeType, reasons) =>
  expect(Object.values(RevokeReason).filter((reason) => fitsRevokeReason(guaranteeType, reason))).toEqual(
    reasons,
  ),
)
