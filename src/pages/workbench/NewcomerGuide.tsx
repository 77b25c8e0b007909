import { Link } from 'react-router-dom'
import type { WorkbenchGuideStep } from '#api/generated/corp/model/index.ts'
import { known } from '#domain/known.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/useSession.ts'
import { Section } from '#ui/display/Section.tsx'
import styles from './workbench.module.css'

const ACTIONS = {
  REAL_NAME: '去认证',
  PRODUCT: '去开通',
  ROLE: '去分配',
  FIRST_BUSINESS: '去办理',
} as const

/** 产品就在下面开通，不必去别处：到第一个可以开通的。 */
const toProducts = () => document.querySelector<HTMLElement>('#products button')?.focus()

interface NewcomerGuideProps {
  steps: readonly WorkbenchGuideStep[]
}

/** 新企业的路：认证 → 开通 → 分配角色 → 第一笔；做完的打勾，只有眼前的一步给出按钮。 */
export function NewcomerGuide({ steps }: NewcomerGuideProps) {
  const reach = useReach()
  const isManager = useUser().postCodes.includes('POST_MANAGER')
  const next = steps.find((step) => !step.done)
  return (
    <Section title="开始使用">
      <ol className={styles.guide} aria-label="开始使用">
        {steps.map(({ code, name, done, hint, path }, index) => {
          const isNext = code === next?.code
          const to = isNext && path ? reach(path) : undefined
          return (
            <li
              key={code}
              className={isNext ? styles.present : undefined}
              aria-current={isNext ? 'step' : undefined}
            >
              <span className={`${styles.mark} ${done ? styles.done : ''}`} aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <span className={styles.step}>
                <strong>{name}</strong>
                <span className="sr-only">{done ? '已完成' : '未完成'}</span>
                <span className={styles.quiet}>{hint}</span>
              </span>
              {isNext && code === 'PRODUCT' && isManager ? (
                <button type="button" className={styles.go} onClick={toProducts}>
                  {ACTIONS.PRODUCT}
                </button>
              ) : null}
              {to ? (
                <Link className={styles.go} to={to}>
                  {known(ACTIONS, code) ?? '去办理'}
                </Link>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
