import { useState } from 'react'
import { recall, remember } from '#ui/remembered.ts'

/** 在窄窗口里点过“仍要打开”。 */
const OPENED = 'small-opened'

/** 平常看不见：窗口太窄时请用电脑打开；窄得像手机的占满窗口，点过“仍要打开”的只留一行。 */
export function SmallWindow() {
  const [isOpened, setOpened] = useState(() => recall(OPENED) === true)
  const open = () => {
    remember(OPENED, true)
    setOpened(true)
  }
  return (
    <div className="shell-small" data-whole={isOpened ? undefined : true}>
      <p>门户按电脑屏幕设计，请用电脑打开</p>
      {isOpened ? null : (
        <button type="button" className="shell-button" onClick={open}>
          仍要打开
        </button>
      )}
    </div>
  )
}
