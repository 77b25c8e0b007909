import { type RefObject, useState } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { Radio } from '#ui/form/Radio.tsx'
import { Popup } from '#ui/overlay/Popup.tsx'
import styles from './DataTable.module.css'
import { type Density, NARROWEST, type Pin, type TableSettings, WIDEST } from './settings.ts'

const DENSITIES: readonly (readonly [Density, string])[] = [
  ['compact', '紧凑'],
  ['default', '适中'],
  ['loose', '宽松'],
]
const PINS: readonly (readonly [Pin, string])[] = [
  ['none', '不固定'],
  ['left', '固定左侧'],
  ['right', '固定右侧'],
]

interface SettingsPanelProps<Row> {
  settings: TableSettings<Row>
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** 列设置的浮层：显示哪些列、次序、固定、宽度、密度。 */
export function SettingsPanel<Row>({ settings, anchor, onClose }: SettingsPanelProps<Row>) {
  return (
    <Popup open anchor={anchor} onClose={onClose} role="dialog" label="列设置">
      <div className={styles.settings}>
        <fieldset className={styles.density}>
          <legend>密度</legend>
          {DENSITIES.map(([value, text]) => (
            <Radio
              key={value}
              group="density"
              checked={settings.density === value}
              onChoose={() => settings.setDensity(value)}
            >
              {text}
            </Radio>
          ))}
        </fieldset>
        <ul className={styles.columnList}>
          {settings.ordered.map((column, index) => (
            <ColumnSetting
              key={column.key}
              column={column}
              settings={settings}
              first={index === 0}
              last={index === settings.ordered.length - 1}
            />
          ))}
        </ul>
        <button type="button" className="text-button" onClick={settings.reset}>
          恢复默认
        </button>
      </div>
    </Popup>
  )
}

interface ColumnSettingProps<Row> {
  column: { key: string; title: string }
  settings: TableSettings<Row>
  first: boolean
  last: boolean
}

function ColumnSetting<Row>({ column, settings, first, last }: ColumnSettingProps<Row>) {
  const { key, title } = column
  // 打到一半的数（如 1、12）还不是宽度，离开时才算；清空的回到按内容
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(text)
    const wanted = Number(text)
    if (wanted >= NARROWEST && wanted <= WIDEST) settings.resize(key, wanted)
  }
  return (
    <li>
      <Checkbox
        className={styles.shown}
        checked={!settings.isHidden(key)}
        onChange={() => settings.toggle(key)}
      >
        {title}
      </Checkbox>
      <select
        aria-label={`${title}固定`}
        value={settings.pinOf(key)}
        onChange={(event) => settings.setPin(key, event.target.value as Pin)}
      >
        {PINS.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <input
        type="number"
        aria-label={`${title}宽度`}
        min={NARROWEST}
        max={WIDEST}
        step={10}
        value={typed ?? settings.ownWidth(key) ?? ''}
        placeholder="按内容"
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          if (typed === '') settings.resize(key, undefined)
          setTyped(undefined)
        }}
      />
      <button
        type="button"
        className="text-button"
        aria-label={`${title}上移`}
        disabled={first}
        onClick={() => settings.move(key, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="text-button"
        aria-label={`${title}下移`}
        disabled={last}
        onClick={() => settings.move(key, 1)}
      >
        ↓
      </button>
    </li>
  )
}
