import Button from '@arco-design/web-react/es/Button'
import type { ReactNode } from 'react'
import type { ReviewDecision } from '#api/generated/corp/model/reviewDecision.ts'
import { tooltip } from '#ui/overlay/tooltip.ts'
import styles from './Panel.module.css'
import { DECISION_KEYS, useDecisionKeys } from './useDecisionKeys.ts'

export type Decision = readonly [decision: ReviewDecision, label: string]

interface DecisionBarProps {
  decisions: readonly Decision[]
  /** 不可作的决定 */
  unavailable?: ReviewDecision
  /** 正在办的决定：它转着，其余的按不了 */
  running: ReviewDecision | undefined
  onDecide: (decision: ReviewDecision) => void
  /** 页面上按 A、R 也作得出；在抽屉里的不给 */
  hasKeys: boolean
  /** 按钮上方的一行 */
  children?: ReactNode
}

/** 决定：一个决定一个按钮，停在看得见的地方；通过在最右。 */
export function DecisionBar({
  decisions,
  unavailable,
  running,
  onDecide,
  hasKeys,
  children,
}: DecisionBarProps) {
  const open = decisions.map(([decision]) => decision).filter((decision) => decision !== unavailable)
  useDecisionKeys(hasKeys && running === undefined ? open : [], onDecide)
  const keyHint = (decision: ReviewDecision) =>
    hasKeys
      ? {
          'aria-keyshortcuts': DECISION_KEYS[decision],
          ...tooltip(`按 ${DECISION_KEYS[decision]}`),
        }
      : {}
  return (
    <footer className={styles.bar}>
      {children}
      <div className={styles.decisions}>
        {decisions
          .toSorted(([one], [other]) => Number(one === 'PASS') - Number(other === 'PASS'))
          .map(([decision, label]) => (
            <Button
              key={decision}
              long
              type={decision === 'PASS' ? 'primary' : 'outline'}
              status={decision === 'PASS' ? 'default' : 'danger'}
              loading={running === decision}
              disabled={(running !== undefined && running !== decision) || decision === unavailable}
              onClick={() => onDecide(decision)}
              {...keyHint(decision)}
            >
              {label}
            </Button>
          ))}
      </div>
    </footer>
  )
}
