import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import type { Shape } from '#ui/display/states/LinePicture.tsx'
import { Outcome } from '#ui/display/states/Outcome.tsx'

interface ErrorNoticeProps {
  readonly shape: Shape
  readonly description: string
  /** 返回工作台之外的动作 */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** 异常页的共同样子：说明发生了什么，给出能走的路。 */
export function ErrorNotice({ shape, description, actions, children }: ErrorNoticeProps) {
  return (
    <Outcome
      shape={shape}
      description={description}
      actions={
        <>
          <Link className="shell-button shell-button-primary" to={href(shell.workbench)}>
            返回工作台
          </Link>
          {actions}
        </>
      }
    >
      {children}
    </Outcome>
  )
}
