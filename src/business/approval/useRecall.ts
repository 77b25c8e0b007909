import type { DocumentRef } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'

/**
 * 撤回提交：还没有人决定的，经办本人先答应再撤回。
 * @param field 编号是哪一项
 * @param then 撤回之后怎样，如 可继续编辑
 */
export const useRecall = <Field extends string>(
  field: Field,
  send: (request: DocumentRef) => Promise<unknown>,
  then = '可继续编辑',
) =>
  useAction((row: Record<Field, string> & { version: number }) => send(refOf(row, field)), {
    ask: (row) => ({ title: '撤回提交', content: `撤回提交 ${row[field]}？撤回后${then}。`, ok: '撤回' }),
    success: '已撤回提交',
  })
