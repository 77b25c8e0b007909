import { getDefaultStore } from 'jotai/vanilla'

/** 唯一的状态库：门卫在 React 之外写，组件用钩子读。 */
export const store = getDefaultStore()
