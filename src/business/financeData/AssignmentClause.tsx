import type { TradeContract } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'

/** 合同有没有禁止转让条款；有的，点开债务人同意转让的函件。 */
export function AssignmentClause({ contract }: { contract: TradeContract }) {
  return contract.isAssignmentForbidden ? <FileName file={contract.consentFile} text="有，已获同意" /> : '无'
}
