import type { RefObject } from 'react'
import { useScreen } from '#ui/screen.ts'
import styles from '../fields.module.css'
import { useMarked } from './useMarked.ts'

/** 旁边有一栏的宽屏；窄的没有地方，底下的一条只放这一步的按钮。 */
const WIDE = '(min-width: 1900px)'
/** 多了只说还有几项。 */
const MOST = 6

/** 宽屏旁边的一栏：必填的还差哪几项，一按就到那一项；都填了就不说。 */
export function MissingFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const isWide = useScreen(() => window.matchMedia?.(WIDE).matches ?? false)
  const [labels, focus] = useMarked(box, 'data-missing', isWide)
  if (labels.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>还要填 {labels.length} 项</p>
      <ul>
        {labels.slice(0, MOST).map((label, at) => (
          <li key={`${at} ${label}`}>
            <button type="button" className="text-button" onClick={() => focus(at)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
