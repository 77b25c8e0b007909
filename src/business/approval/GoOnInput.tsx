import { Checkbox } from '#ui/form/Checkbox.tsx'
import styles from './Panel.module.css'
import type { DecisionQueue } from './useDecisionQueue.ts'

const KEY = 'scf-ui:goOn'

/** 这次登录里上回勾没勾；读不到等于没勾。 */
export function recallGoOn(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

function rememberGoOn(isOn: boolean) {
  try {
    sessionStorage.setItem(KEY, isOn ? '1' : '0')
  } catch {
    // 隐私模式：只记到离开这一页
  }
}

interface GoOnInputProps {
  queue: DecisionQueue
  checked: boolean
  onChange: (checked: boolean) => void
}

/** 办到第几笔、这一笔之外还有几笔。 */
const progress = ({ position, count }: Pick<DecisionQueue, 'position' | 'count'>) => {
  if (position === undefined) return `待办 ${count} 笔`
  return `${position} / ${count}，${count > 1 ? `还有 ${count - 1} 笔` : '最后一笔'}`
}

/** 办完接着办下一笔，与办到第几笔、还剩几笔；这次登录里记着。 */
export function GoOnInput({ queue, checked, onChange }: GoOnInputProps) {
  return (
    <div className={styles.goOn}>
      <Checkbox
        checked={checked}
        onChange={(isOn) => {
          rememberGoOn(isOn)
          onChange(isOn)
        }}
      >
        提交并处理下一笔
      </Checkbox>
      {queue.count > 0 ? <output aria-label="待办进度">{progress(queue)}</output> : null}
    </div>
  )
}
