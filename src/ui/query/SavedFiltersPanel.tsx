import Input from '@arco-design/web-react/es/Input'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { readText } from '#domain/plainText.ts'
import { Popup } from '#ui/overlay/Popup.tsx'
import styles from './Form.module.css'
import { LONGEST_NAME, type SavedFilter, type SavedFilters } from './savedFilters.ts'

export interface SavedFiltersProps {
  saved: SavedFilters
  /** 现在的条件可以存吗；一项也没填时不可 */
  canSave: boolean
  /** 以此名保存现在的条件；不成返回原因 */
  onSave: (name: string) => string | undefined
  onApply: (filter: SavedFilter) => void
}

interface SavedFiltersPanelProps extends SavedFiltersProps {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** 常用条件的浮层：取用、改名、删除，把现在的条件存下来。 */
export function SavedFiltersPanel({
  saved,
  canSave,
  onSave,
  onApply,
  anchor,
  onClose,
}: SavedFiltersPanelProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [renaming, setRenaming] = useState<{ from: string; to: string }>()
  const save = () => {
    const given = readText(name)
    const refused = given === '' ? '请输入名称' : onSave(given)
    setProblem(refused)
    if (!refused) setName('')
  }
  const rename = () => {
    const to = readText(renaming?.to ?? '')
    const refused = to === '' ? '请输入名称' : saved.rename(renaming?.from ?? '', to)
    setProblem(refused)
    if (!refused) setRenaming(undefined)
  }
  // 浮层在查询表单之内（React 树），Enter 不可当成查询
  const onEnter = (run: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    run()
  }
  const box = (label: string, value: string, put: (text: string) => void, run: () => void) => (
    <Input
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- 点了改名，焦点应到名称里
      autoFocus={label !== '常用条件名称'}
      placeholder={label}
      maxLength={LONGEST_NAME}
      value={value}
      onChange={put}
      onKeyDown={onEnter(run)}
    />
  )
  const button = (text: string, label: string, run: () => void, disabled = false) => (
    <button type="button" className="text-button" aria-label={label} disabled={disabled} onClick={run}>
      {text}
    </button>
  )
  return (
    <Popup open anchor={anchor} onClose={onClose} role="dialog" label="常用条件">
      <div className={styles.saved}>
        {saved.list.length === 0 ? <p className={styles.note}>还没有常用条件，填好条件后在下面保存</p> : null}
        <ul aria-label="已保存的常用条件">
          {saved.list.map((one) =>
            renaming?.from === one.name ? (
              <li key={one.name}>
                {box(`${one.name}的新名称`, renaming.to, (to) => setRenaming({ ...renaming, to }), rename)}
                {button('确定', '确定改名', rename)}
              </li>
            ) : (
              <li key={one.name}>
                <button
                  type="button"
                  className={styles.apply}
                  onClick={() => {
                    onApply(one)
                    onClose()
                    anchor.current?.focus()
                  }}
                >
                  {one.name}
                </button>
                {button('改名', `${one.name}，改名`, () => setRenaming({ from: one.name, to: one.name }))}
                {button('删除', `${one.name}，删除`, () => saved.drop(one.name))}
              </li>
            ),
          )}
        </ul>
        <div className={styles.saveRow}>
          {box('常用条件名称', name, setName, save)}
          {button('保存', '保存现在的条件', save, !canSave)}
        </div>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <p className={styles.note}>存在本机，手机号、证件号、账号等不保存</p>
      </div>
    </Popup>
  )
}
