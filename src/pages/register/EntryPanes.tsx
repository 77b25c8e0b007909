import type { ReactNode } from 'react'
import { useConfiguration } from '#state/useConfiguration.ts'
import { Mark } from '#ui/display/naming/Mark.tsx'
import { useHeading } from '#ui/display/naming/useHeading.ts'
import styles from './EntryPanes.module.css'

export interface Entry {
  /** 这是办什么，办好之后怎样 */
  readonly about: string
  /** 手边要有的，一样一项 */
  readonly needs?: readonly string[] | undefined
  /** 要多久，如 约5分钟 */
  readonly takes?: string
}

interface EntryPanesProps extends Entry {
  /** 步骤的名字，如 注册步骤 */
  readonly stepsLabel: string
  readonly titles: readonly string[]
  /** 走到第几步，从 0 起；等于步数即全部完成 */
  readonly current: number
  /** 标题下的状态与去处 */
  readonly extra?: ReactNode
  readonly children: ReactNode
}

/** 登录、认证之前的一对：左边说办什么、要备什么、多久、走到哪里、找谁；右边一次只填一步。窄的窗口里左边的到上面去。 */
export function EntryPanes({
  about,
  needs,
  takes,
  stepsLabel,
  titles,
  current,
  extra,
  children,
}: EntryPanesProps) {
  const { view } = useConfiguration()
  const { title } = useHeading({ title: undefined, description: about, isList: false })
  return (
    <article className={styles.panes}>
      <div className={styles.side}>
        <div className={styles.introduction}>
          <Mark className={styles.mark} size={32} />
          <div>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <p>{about}</p>
            {extra}
          </div>
          <ol className={styles.steps} aria-label={stepsLabel}>
            {titles.map((step, index) => (
              <li
                key={step}
                aria-current={index === current ? 'step' : undefined}
                data-done={index < current}
              >
                {step}
                {index < current ? <span className="sr-only">已完成</span> : null}
              </li>
            ))}
          </ol>
          {needs ? (
            <section aria-label="请备好" className={styles.needs}>
              <h2>请备好{takes ? `（${takes}）` : ''}</h2>
              <ul>
                {needs.map((need) => (
                  <li key={need}>{need}</li>
                ))}
              </ul>
            </section>
          ) : null}
          {view.bottomDocTel ? (
            <p className={styles.support}>
              遇到问题请拨打 {view.bottomDocTel}
              {view.bottomDocOnline ? `（${view.bottomDocOnline}）` : ''}
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.form}>{children}</div>
    </article>
  )
}
