import { type RefObject, useEffect, useState } from 'react'
import styles from '../fields.module.css'
import { focusField } from './focusField.ts'

/** 没有通过检查的还有几项，一按就到第一项：提交没有成才画；改好一项少一项，都好了就不再说。 */
export function WrongFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const form = box.current
    if (!form) return undefined
    // 对不对由各项自己知道（Field）；数一数标出来的，外壳与各项都不必为此重画
    const tell = () => setCount(form.querySelectorAll('[data-wrong]').length)
    tell()
    const watch = new MutationObserver(tell)
    watch.observe(form, { subtree: true, childList: true, attributeFilter: ['data-wrong'] })
    return () => watch.disconnect()
  }, [box])
  if (count === 0) return null
  return (
    <p className={styles.wrong}>
      <span role="status">还有 {count} 项需要修改</span>
      <button
        type="button"
        className="text-button"
        onClick={() => focusField(box.current?.querySelector('[data-wrong]')?.closest('[data-field]'))}
      >
        前往第一项
      </button>
    </p>
  )
}
