import type { DocumentRef } from '#api/generated/corp/model/index.ts'

/** 一份单据的编号与版本：撤销、提交、复核都凭它指认，版本变了后端即拒绝。 */
export function refOf<Key extends string>(
  row: Readonly<Record<Key, string>> & { readonly version: number },
  key: Key,
): DocumentRef {
  return { documentNo: row[key], version: row.version }
}
