import { useRef, useState } from 'react'
import { lateSoon, useLate } from '#ui/late.ts'
import type { TableSettings } from './settings.ts'

const panels = lateSoon(() => import('./SettingsPanel.tsx'))

/** 列设置的按钮；浮层的代码首屏之后才取。 */
export function TableSettingsButton<Row>({ settings }: { settings: TableSettings<Row> }) {
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
        列设置
      </button>
      {parts && open ? <parts.SettingsPanel settings={settings} anchor={anchor} onClose={close} /> : null}
    </>
  )
}
