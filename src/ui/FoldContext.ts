import { createContext } from 'react'

/** 为真时，里面的各组名称与值把没填的收起来：办理的人先看有内容的。 */
export const FoldContext = createContext(false)
