import { type ReactNode, useRef, useState } from 'react'
import { Popup } from '#ui/overlay/Popup.tsx'
import styles from './FormulaButton.module.css'

/** 说明一个数怎么来的：规则与代入的数；数由服务端算。 */
export interface Formula {
  readonly name: string
  readonly rule: string
  readonly worked: string
}

interface FormulaButtonProps {
  /** 读屏听到的名称，如 公式：F-01 融资利息 */
  label: string
  formulas: readonly Formula[]
  /** 算出来的数，在按钮之前；表格里一行一个按钮的没有 */
  children?: ReactNode
}

/** 算出来的数：点开看公式与代入的数；表格里一行的几个数一同看。 */
export function FormulaButton({ label, formulas, children }: FormulaButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <span className={styles.worked}>
      {children}
      <button
        ref={anchor}
        type="button"
        className={styles.formulaButton}
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        公式
      </button>
      <Popup open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label={label}>
        <div className={styles.formulas}>
          {formulas.map(({ name, rule, worked }) => (
            <div key={name + rule} className={styles.formula}>
              <strong>{name}</strong>
              <span>{rule}</span>
              <span className={styles.figures}>{worked}</span>
            </div>
          ))}
        </div>
      </Popup>
    </span>
  )
}
