import type { RefObject } from 'react'
import styles from '../fields.module.css'
import { useMarked } from './useMarked.ts'

/** 没有通过检查的还有几项，一按就到第一项：提交没有成才画；改好一项少一项，都好了就不再说。 */
export function WrongFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const [{ length: count }, focus] = useMarked(box, 'data-wrong')
  if (count === 0) return null
  return (
    <p className={styles.wrong}>
      <span role="status">还有 {count} 项需要修改</span>
      <button type="button" className="text-button" onClick={() => focus(0)}>
        前往第一项
      </button>
    </p>
  )
}
