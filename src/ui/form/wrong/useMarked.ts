import { type RefObject, useEffect, useState } from 'react'
import { focusField } from './focusField.ts'

const markedIn = (form: HTMLElement | null, mark: string) => [
  ...(form?.querySelectorAll<HTMLElement>(`[${mark}]`) ?? []),
]

/**
 * 各项自己标出来的（Field 的 data-wrong、data-missing）：数一数，外壳与各项都不必为此重画。
 * @returns 标着的各项的值，从上到下；与移到第几项去
 */
export function useMarked(box: RefObject<HTMLElement | null>, mark: `data-${string}`, isOn = true) {
  const [values, setValues] = useState<readonly string[]>([])
  useEffect(() => {
    const form = box.current
    if (!form || !isOn) return undefined
    const tell = () => {
      const now = markedIn(form, mark).map((node) => node.getAttribute(mark) ?? '')
      setValues((before) => (before.join('\n') === now.join('\n') ? before : now))
    }
    tell()
    const watch = new MutationObserver(tell)
    watch.observe(form, { subtree: true, childList: true, attributeFilter: [mark] })
    return () => watch.disconnect()
  }, [box, mark, isOn])
  const focus = (at: number) => focusField(markedIn(box.current, mark)[at]?.closest('[data-field]'))
  return [values, focus] as const
}
