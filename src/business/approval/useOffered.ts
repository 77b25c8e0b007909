import { useState } from 'react'

/** 当前用户在这一页可不可办这件事：同一页给几种角色看时，见过可办的行才画选择框、办理期限，办完了也不收走。 */
export function useOffered(
  rows: readonly { actions: readonly { code: string }[] }[] | undefined,
  action: string,
): boolean {
  const [seen, setSeen] = useState(false)
  const offered = rows?.some((row) => row.actions.some(({ code }) => code === action)) ?? false
  if (offered && !seen) setSeen(true)
  return offered || seen
}
