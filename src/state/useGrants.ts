import { useAtomValue } from 'jotai/react'
import { type Grants, grantsAtom } from './menus.ts'

/** 授权（组件用）。 */
export const useGrants = (): Grants => useAtomValue(grantsAtom)
