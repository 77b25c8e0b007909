import { useState } from 'react'
import { Link } from 'react-router-dom'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { recall, remember } from '#ui/remembered.ts'

/** 在窄窗口里点过“仍要打开”。 */
const OPENED = 'small-opened'

/** 平常看不见：窗口太窄时请用电脑打开；窄得像手机的占满窗口，说手机上能办什么，点过“仍要打开”的只留一行。 */
export function SmallWindow({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const [isOpened, setOpened] = useState(() => recall(OPENED) === true)
  const open = () => {
    remember(OPENED, true)
    setOpened(true)
  }
  return (
    <div className="shell-small" data-whole={isOpened ? undefined : true}>
      <p>这一页按电脑屏幕设计，请用电脑打开</p>
      {isOpened ? null : (
        <>
          {isSignedIn ? (
            <>
              <p className="shell-small-more">手机上可以看待办、复核、签收与拒签、确权，看消息与文件</p>
              <Link className="shell-button" to={href(shell.workbench)}>
                去看待办
              </Link>
            </>
          ) : null}
          <button type="button" className="shell-button" onClick={open}>
            仍要打开
          </button>
        </>
      )}
    </div>
  )
}
