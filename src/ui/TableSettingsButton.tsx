import { useRef, useState } from 'react'
import styles from './DataTable.module.css'
import { Popup } from './Popup.tsx'
import type { Density, TableSettings } from './tableSettings.ts'

const DENSITIES: readonly (readonly [Density, string])[] = [
  ['compact', '紧凑'],
  ['default', '适中'],
  ['loose', '宽松'],
]

/** 列设置：显示哪些列、次序、密度。 */
export function TableSettingsButton<Row>({ settings }: { settings: TableSettings<Row> }) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
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
      <Popup open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label="列设置">
        <div className={styles.settings}>
          <fieldset className={styles.density}>
            <legend>密度</legend>
            {DENSITIES.map(([value, text]) => (
              <label key={value}>
                <input
                  type="radio"
                  name="density"
                  checked={settings.density === value}
                  onChange={() => settings.setDensity(value)}
                />
                {text}
              </label>
            ))}
          </fieldset>
          <ul className={styles.columnList}>
            {settings.ordered.map(({ key, title }, index) => (
              <li key={key}>
                <label>
                  <input
                    type="checkbox"
                    checked={!settings.isHidden(key)}
                    onChange={() => settings.toggle(key)}
                  />
                  {title}
                </label>
                <button
                  type="button"
                  className="text-button"
                  aria-label={`${title}上移`}
                  disabled={index === 0}
                  onClick={() => settings.move(key, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="text-button"
                  aria-label={`${title}下移`}
                  disabled={index === settings.ordered.length - 1}
                  onClick={() => settings.move(key, 1)}
                >
                  ↓
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="text-button" onClick={settings.reset}>
            恢复默认
          </button>
        </div>
      </Popup>
    </>
  )
}
