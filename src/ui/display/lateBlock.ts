import { type ComponentType, createElement } from 'react'
import { lateSoon, useLate } from '#ui/late.ts'
import { SkeletonRows } from './SkeletonRows.tsx'

/**
 * 首屏之下、或下一步才看得到的一块：代码在首屏画出之后才取，多半在看到之前就已在手里。
 * 取不到的交给错误边界。
 */
export function lateBlock<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lateSoon(get)
  return function LateBlock(props) {
    const here = useLate(part, undefined)
    return here ? createElement(here, props) : createElement(SkeletonRows)
  }
}
