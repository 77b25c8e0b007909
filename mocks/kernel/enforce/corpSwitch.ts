import { BusinessError } from '../errors.ts'

/** The page was shown for another enterprise than the session is now in: nothing may be booked under the wrong one. */
export const checkCorp = (headers: Headers, corpId: string): void => {
  const shown = headers.get('x-scf-corp-id')
  if (shown !== null && shown !== '' && shown !== corpId) {
    throw new BusinessError('CORP_SWITCHED', '企业已切换，请刷新后重试')
  }
}
