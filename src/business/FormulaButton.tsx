import { type ReactNode, useRef, useState } from 'react'
import { Popup } from '#ui/overlay/Popup.tsx'
import styles from './FormulaButton.module.css'

/** 说明一个数怎么来的：规则与代入的数；数由服务端算。 */
export interface Formula {
  readonly name: string
  readonly rule: string
  readonly worked: string
}

/** 一个算出来的数：点它看公式与代入的数。 */
export function FormulaButton({ formula, children }: { formula: Formula; children: ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <span className={styles.worked}>
      {children}
      <button
        ref={anchor}
        type="button"
        className={styles.formulaButton}
        aria-label={`公式：${formula.name}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        公式
      </button>
      <Popup open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label={formula.name}>
        <div className={styles.formula}>
          <strong>{formula.name}</strong>
          <span>{formula.rule}</span>
          <span className={styles.figures}>{formula.worked}</span>
        </div>
      </Popup>
    </span>
  )
}
