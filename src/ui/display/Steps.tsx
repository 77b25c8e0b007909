import ArcoSteps from '@arco-design/web-react/es/Steps'
import { aria } from '#ui/aria.ts'
import styles from './Steps.module.css'

const { Step } = ArcoSteps

/** 流程走到哪一步；current 从 0 起，等于步数即全部完成。给了 done 的，完成与否看它，不看先后。Arco 的步骤条没有角色，这里补成列表。 */
export function Steps({
  label,
  titles,
  current,
  done,
  failed = false,
}: {
  label: string
  titles: readonly string[]
  current: number
  done?: (index: number) => boolean
  /** 眼前这一步没有办成，等人处理 */
  failed?: boolean
}) {
  const isDone = done ?? ((index: number) => index < current)
  return (
    <ArcoSteps
      ref={aria({ role: 'list', 'aria-label': label })}
      className={styles.steps}
      size="small"
      current={current + 1}
    >
      {titles.map((title, index) => (
        <Step
          key={title}
          ref={aria({ role: 'listitem', 'aria-current': index === current ? 'step' : undefined })}
          status={isDone(index) ? 'finish' : index === current ? (failed ? 'error' : 'process') : 'wait'}
          title={
            <>
              {title}
              {isDone(index) ? <span className="sr-only">已完成</span> : null}
            </>
          }
        />
      ))}
    </ArcoSteps>
  )
}
