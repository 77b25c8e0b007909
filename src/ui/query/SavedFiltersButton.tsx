import { useRef, useState } from 'react'
import { lateSoon, useLate } from '#ui/late.ts'
import type { SavedFiltersProps } from './SavedFiltersPanel.tsx'

const panels = lateSoon(() => import('./SavedFiltersPanel.tsx'))

/** 常用条件的按钮；浮层的代码首屏之后才取。 */
export function SavedFiltersButton(props: SavedFiltersProps) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const parts = useLate(panels, close, open)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="text-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        常用条件
      </button>
      {parts && open ? <parts.SavedFiltersPanel {...props} anchor={anchor} onClose={close} /> : null}
    </>
  )
}
