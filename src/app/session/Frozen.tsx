import type { SupersededBy } from '#api/tabEpoch.ts'
import type { Unsaved } from '#state/session.ts'
import { backTo, fateOf } from './fate.ts'

interface Message {
  /** 发生了什么、接着怎样 */
  readonly title: string
  /** 为什么停用，刷新之后是谁 */
  readonly reason: string
  /** 怎样才回到原来的草稿 */
  readonly again: string
}

const texts: Readonly<Record<SupersededBy, Message>> = {
  corp: {
    title: '您已在其他页面切换企业，请刷新',
    reason: '为避免把业务办到另一家企业名下，本页已停用。刷新之后是切换后的企业。',
    again: `${backTo.corp}、打开原来的页面`,
  },
  role: {
    title: '您已在其他页面切换角色，请刷新',
    reason: '为避免以另一个角色办理，本页已停用。刷新之后是切换后的角色。',
    again: `${backTo.role}、打开原来的页面`,
  },
  account: {
    title: '您已在其他页面登录其他账号，请刷新',
    reason: '为避免以另一个账号办理，本页已停用。刷新之后请先看清页头是谁。',
    again: '由原来的账号登录、打开原来的页面',
  },
}

interface FrozenProps {
  readonly by: SupersededBy
  /** 停用时没有提交的内容；没有的不说 */
  readonly unsaved: Unsaved | undefined
}

/** 整页的停用提示：别处换了企业、角色或账号，这一页的内容已经撤下，填的怎样了，只能刷新（T24、K07）。 */
export function Frozen({ by, unsaved }: FrozenProps) {
  const { title, reason, again } = texts[by]
  const fate = fateOf(unsaved, again)
  return (
    <section className="shell-notice" role="alert" aria-label="页面已停用">
      <h1>{title}</h1>
      <p>{reason}</p>
      {fate ? <p>{fate}。</p> : null}
      <p className="shell-actions">
        <button type="button" className="shell-button shell-button-primary" onClick={() => location.reload()}>
          刷新
        </button>
      </p>
    </section>
  )
}
