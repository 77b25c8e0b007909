import { useRef, useState } from 'react'
import { Popup } from '#ui/overlay/Popup.tsx'
import { useToday } from '#ui/today.ts'
import { DayCalendar } from './DayCalendar.tsx'
import styles from './DayPicker.module.css'

interface CalendarButtonProps {
  /** 所属输入框的名字 */
  name: string
  /** 已选的那一天 'YYYY-MM-DD'；没有时为空 */
  value: string
  disabled?: boolean
  isDisabled: (day: string) => boolean
  /** 选定一天；日历随之收起 */
  onPick: (day: string) => void
  /** 日历上方的快捷项，如 本月；选了日历随之收起 */
  shortcuts?: readonly Shortcut[]
}

/** 日历里的一个快捷项：做的事由用它的地方定（区间的两端一起填）。 */
export interface Shortcut {
  label: string
  onChoose: () => void
}

/** 输入框里打开日历的按钮与日历本身。 */
export function CalendarButton({
  name,
  value,
  disabled,
  isDisabled,
  onPick,
  shortcuts,
}: CalendarButtonProps) {
  const today = useToday()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const pick = (day: string) => {
    setOpen(false)
    onPick(day)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        disabled={disabled}
        aria-label={`${name}，打开日历`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M1.5 2.5h11v10h-11zM1.5 5.5h11M4.5 1v3M9.5 1v3" />
        </svg>
      </button>
      <Popup open={open} anchor={opener} onClose={() => setOpen(false)} role="dialog" label={`${name}日历`}>
        {shortcuts ? (
          <div className={styles.shortcuts}>
            {shortcuts.map(({ label, onChoose }) => (
              <button
                key={label}
                type="button"
                className="text-button"
                onClick={() => {
                  setOpen(false)
                  onChoose()
                }}
              >
                {label}
              </button>
            ))}
          </div>
        ) : null}
        <DayCalendar value={value} today={today} isDisabled={isDisabled} onPick={pick} />
      </Popup>
    </>
  )
}
