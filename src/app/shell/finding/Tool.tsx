import { useEffect, useState } from 'react'
import { lateSoon, useLate } from '#ui/late.ts'
import { Icon } from '../Icon.tsx'
import { type Opening, openingOf } from './keys.ts'

/** 空闲时先取：按下 / 接着就打的字不能丢。 */
const dialogs = lateSoon(() => import('./dialogs.ts'))

/** 页眉里的查找，也听快捷键：/ 与 Ctrl+K 查找页面与单据，? 列出快捷键（FIND-01、FIND-02）。 */
export function FindTool() {
  const [opening, setOpening] = useState<Opening>()
  const close = () => setOpening(undefined)
  const parts = useLate(dialogs, close, opening !== undefined)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = openingOf(event)
      if (!asked) return
      // 不让 / 打进查找框，也不让浏览器用掉 Ctrl+K
      event.preventDefault()
      setOpening(asked)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const Opened = opening && parts?.[opening]
  return (
    <>
      <button
        type="button"
        className="shell-tool"
        aria-label="查找"
        aria-keyshortcuts="/ Control+K"
        title="查找（/）"
        onClick={() => setOpening('Find')}
      >
        <Icon shape="find" />
      </button>
      {Opened ? <Opened onClose={close} /> : null}
    </>
  )
}
