import { type RefObject, useState } from 'react'

/** 页面里值得一下跳到的：表格、办理（`data-jump` 是它的名字）。 */
const TARGET = '[data-jump]'

/**
 * 一页开头的跳转，Tab 第一下就到：主要内容、第一张表、办理（interface 7.3）。
 * 页面上有什么，到了这里才看；没有的不列。
 */
export function SkipLinks({ main }: { main: RefObject<HTMLElement | null> }) {
  const [names, setNames] = useState<readonly string[]>([])
  const targets = () => [...(main.current?.querySelectorAll<HTMLElement>(TARGET) ?? [])]
  const jump = (name: string) => {
    const target = targets().find(({ dataset }) => dataset['jump'] === name)
    target?.scrollIntoView({ block: 'nearest' })
    target?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        type="button"
        className="shell-skip"
        onFocus={() => setNames([...new Set(targets().map(({ dataset }) => dataset['jump'] ?? ''))])}
        onClick={() => main.current?.focus()}
      >
        跳到主要内容
      </button>
      {names.map((name) => (
        <button key={name} type="button" className="shell-skip" onClick={() => jump(name)}>
          {name}
        </button>
      ))}
    </>
  )
}
