import { Link } from 'react-router-dom'
import type { RfFinancingHome } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { reverseFactoring } from '#routes/reverseFactoring.ts'
import type { Reach } from '#routes/useReach.ts'
import { Section } from '#ui/display/Section.tsx'
import styles from './financing.module.css'

interface FinancingChecklistProps {
  figures: RfFinancingHome
  reach: Reach
}

/** 还没有可融资的账款时：录入账款、等待确权、签协议、融资，办到哪一步了。 */
export function FinancingChecklist({ figures, reach }: FinancingChecklistProps) {
  const { accountCount, pendingConfirmCount, effectiveProtocolCount } = figures
  const steps = [
    {
      name: '录入账款',
      state: accountCount > 0 ? `已录入 ${accountCount} 笔` : '还没有录入',
      to: reach(href(reverseFactoring.accountOperation, { type: 'add' })),
    },
    {
      name: '等待确权',
      state: pendingConfirmCount > 0 ? `${pendingConfirmCount} 笔等待债务人确权` : '没有等待确权的账款',
      to: reach(href(reverseFactoring.accountManage)),
    },
    {
      name: '签协议',
      state: effectiveProtocolCount > 0 ? `已生效 ${effectiveProtocolCount} 份` : '还没有已生效的协议',
      to: reach(href(reverseFactoring.protocolManage)),
    },
    { name: '融资', state: '确权之后即可申请', to: undefined },
  ]
  return (
    <Section title="融资之前要办的">
      <ol className={styles.checklist} aria-label="融资之前要办的">
        {steps.map(({ name, state, to }) => (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
            <small>{state}</small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
