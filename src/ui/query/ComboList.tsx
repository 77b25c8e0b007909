import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cutTo, visible } from '#domain/plainText.ts'
import styles from './ComboList.module.css'

/** 要找的字至多几个。 */
const LONGEST = 40

/** 一项：名字，与说明它在哪里的一句。 */
export interface ComboOption {
  readonly key: string
  readonly title: string
  readonly note: string
}

interface ComboListProps<Option extends ComboOption> {
  readonly label: string
  readonly placeholder: string
  /** 分组的选项；空的一组不画 */
  readonly groups: readonly { readonly name: string; readonly options: readonly Option[] }[]
  readonly text: string
  readonly onText: (text: string) => void
  /** 还有选项在路上 */
  readonly busy: boolean
  readonly onChoose: (option: Option) => void
  /** 选项之下的话：正在查找、没有找到、失败与重试 */
  readonly children?: ReactNode
}

/** 方向键与首尾键：从第 at 项到哪一项；上下到头了绕回去。 */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * 边打边列的选择框：焦点一直在录入框里，方向键、Home、End 在各组选项间移动，回车选中（WAI-ARIA combobox）。
 * 选项还没到就按了回车：等它到了，只有一项时就选它。
 */
export function ComboList<Option extends ComboOption>({
  label,
  placeholder,
  groups,
  text,
  onText,
  busy,
  onChoose,
  children,
}: ComboListProps<Option>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string>()
  const hasEntered = useRef(false)
  // 正由输入法组的字：上了屏才算打的，之前不查也不问后端
  const [composed, setComposed] = useState<string>()
  const shown = groups.filter(({ options }) => options.length > 0)
  const all = shown.flatMap(({ options }) => options)
  const at = Math.max(
    0,
    all.findIndex(({ key }) => key === pointed),
  )
  const active = all[at]
  const optionId = (option: Option) => `${id}-${all.indexOf(option)}`

  useEffect(() => {
    if (!hasEntered.current || busy) return
    hasEntered.current = false
    const [only, other] = all
    if (only && !other) onChoose(only)
  })

  const point = (option: Option | undefined) => {
    setPointed(option?.key)
    // 第一项连同它那一组的名字一起露出来
    if (option === all[0]) list.current?.scrollTo?.(0, 0)
    else if (option) document.getElementById(optionId(option))?.scrollIntoView?.({ block: 'nearest' })
  }
  const take = (typed: string) => {
    setComposed(undefined)
    hasEntered.current = false
    setPointed(undefined)
    list.current?.scrollTo?.(0, 0)
    onText(cutTo(visible(typed), LONGEST))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 输入法里的回车与方向键是在选字
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const move = MOVES[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onChoose(active)
      else hasEntered.current = busy
    } else if (move && !event.shiftKey && all.length > 0) {
      event.preventDefault()
      point(all[move(at, all.length)])
    }
  }
  return (
    <div className={styles.box}>
      <input
        type="text"
        role="combobox"
        className={styles.input}
        data-autofocus
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={active ? id : undefined}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={composed ?? text}
        onChange={({ target, nativeEvent }) =>
          (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : take(target.value)
        }
        onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div ref={list} className={styles.list} aria-busy={busy}>
        {active ? (
          <div role="listbox" id={id} aria-label={label}>
            {shown.map(({ name, options }) => (
              <div key={name} role="group" aria-label={name}>
                <div className={styles.name} aria-hidden="true">
                  {name}
                </div>
                {options.map((option) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- 焦点在录入框里，键盘由它处理
                  <div
                    key={option.key}
                    role="option"
                    id={optionId(option)}
                    tabIndex={-1}
                    className={styles.option}
                    aria-selected={option === active}
                    onMouseMove={() => option !== active && setPointed(option.key)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(option)}
                  >
                    <span className={styles.title}>{option.title}</span>
                    <span className={styles.note}>{option.note}</span>
                  </div>
                ))}
              </div>
            ))}
          </div>
        ) : null}
        {children}
      </div>
      <p className="sr-only" role="status">
        {busy || !active ? '' : `${all.length} 项`}
      </p>
    </div>
  )
}
