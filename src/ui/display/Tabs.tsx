import { type KeyboardEvent, type ReactNode, useId } from 'react'
import styles from './Tabs.module.css'

interface TabsProps<Key extends string> {
  /** 这组页签的名字 */
  label: string
  tabs: readonly (readonly [key: Key, title: string])[]
  /** 当前页签；条件与哪个都不合时没有 */
  current: Key | undefined
  onChange: (key: Key) => void
  children: ReactNode
}

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** 页签：左右键换页签，内容由页面按 current 给出。 */
export function Tabs<Key extends string>({ label, tabs, current, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const at = Math.max(
    0,
    tabs.findIndex(([key]) => key === current),
  )
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next[0])
    document.getElementById(`${id}${next[0]}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(([key, title], index) => (
          <button
            key={key}
            id={id + key}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={key === current}
            aria-controls={`${id}panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        aria-labelledby={id + (tabs[at]?.[0] ?? '')}
        className={styles.panel}
      >
        {children}
      </div>
    </>
  )
}
