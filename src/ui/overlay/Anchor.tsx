import { forwardRef, useImperativeHandle } from 'react'

/** Arco 的浮层要包着它贴的元素；用这个包，就能贴着页面上已有的任何一个，自己什么也不画。 */
export const Anchor = forwardRef<Element | null, { node: () => Element | null }>(function Anchor(
  { node },
  ref,
) {
  useImperativeHandle<Element | null, Element | null>(ref, node)
  return null
})
