import { useAtomValue } from 'jotai/react'
import { type Configuration, configurationAtom } from './configuration.ts'

/** 全局配置（组件用）。 */
export const useConfiguration = (): Configuration => useAtomValue(configurationAtom)
