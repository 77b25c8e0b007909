import type { Operation } from '../contract/operations.ts'
import { BusinessError } from '../errors.ts'

/**
 * The page was shown for another enterprise than the session is now in: a booking must not go to the wrong one. Calls that move
 * money or documents name their enterprise; a read without one uses the session's, as the portal's first ones do
 * before it is known, and so does the browser itself for files.
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
