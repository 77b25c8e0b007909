import { type RefObject, useEffect, useState } from 'react'
import styles from '../fields.module.css'
import { focusField } from './focusField.ts'

/** 旁边有一栏的宽屏；窄的没有地方，底下的一条只放这一步的按钮。 */
const WIDE = '(min-width: 1900px)'
/** 多了只说还有几项。 */
const MOST = 6

const missingIn = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[data-missing]') ?? []),
]

/** 宽屏旁边的一栏：必填的还差哪几项，一按就到那一项；都填了说可以提交。 */
export function MissingFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const [labels, setLabels] = useState<readonly string[]>([])
  useEffect(() => {
    const form = box.current
    if (!form || !window.matchMedia?.(WIDE).matches) return undefined
    // 填没填由各项自己知道（Field）；数一数标出来的，外壳与各项都不必为此重画
    const tell = () => setLabels(missingIn(form).map(({ dataset }) => dataset.missing ?? ''))
    tell()
    const watch = new MutationObserver(tell)
    watch.observe(form, { subtree: true, childList: true, attributeFilter: ['data-missing'] })
    return () => watch.disconnect()
  }, [box])
  if (labels.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>还要填 {labels.length} 项</p>
      <ul>
        {labels.slice(0, MOST).map((label, at) => (
          <li key={label}>
            <button
              type="button"
              className="text-button"
              onClick={() => focusField(missingIn(box.current)[at]?.closest('[data-field]'))}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
