import type { Operation } from '../contract/operations.ts'
import { BusinessError } from '../errors.ts'

/**
 * The page was shown for another enterprise than the session is now in: nothing may be booked under the wrong one. What moves
 * money or documents says for which; a read that does not is answered for the session's, as the portal asks its first ones
 * before it knows, and the browser itself goes to files.
 */
export const checkCorp = (
  { isIdempotent, isPublic, path }: Pick<Operation, 'isIdempotent' | 'isPublic' | 'path'>,
  headers: Headers,
  corpId: string,
): void => {
  const shown = headers.get('x-scf-corp-id') ?? ''
  const isNeeded = isIdempotent && !isPublic && path.startsWith('/api/web/corp/')
  if (shown === '' ? isNeeded : shown !== corpId)
    throw new BusinessError('CORP_SWITCHED', '企业已切换，请刷新后重试')
}
