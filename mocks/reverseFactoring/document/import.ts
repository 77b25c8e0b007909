// 导入的每一行成为草稿，或因故不成，且不会有两份（INV-21）。
import type { RfImportOutcome, RfRowFailure } from '#api/generated/corp/model/index.ts'
import { fingerprint } from '../../kernel/digest.ts'
import { BusinessError } from '../../kernel/errors.ts'

/**
 * 逐行：对的成为草稿，错的说明原因，互不影响。
 * @param known 内容相同、还在的单据编号
 * @param make 由一行做成草稿，返回编号；条件不满足时抛出
 */
export const importRows = <Row extends object>(
  rows: readonly Row[],
  known: (importHash: string) => string | undefined,
  make: (row: Row, importHash: string) => string,
): RfImportOutcome => {
  const failures: RfRowFailure[] = []
  const documentNos = rows.flatMap((row, rowIndex) => {
    const importHash = fingerprint(row)
    try {
      const same = known(importHash)
      if (same) throw new BusinessError('INV-21', `与${same}内容相同，不能重复导入`)
      return make(row, importHash)
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error
      failures.push({ rowIndex, message: error.message })
      return []
    }
  })
  return { documentNos, failures }
}
