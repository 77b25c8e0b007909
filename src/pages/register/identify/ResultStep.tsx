import { Link } from 'react-router-dom'
import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Section } from '#ui/display/Section.tsx'
import styles from './identify.module.css'

/** 实名最后一步 结果：审核中说明要等多久，通过后去开通产品。 */
export function ResultStep({ state }: { readonly state: RealNameState }) {
  const passed = state.realnameStatus === 'PASSED'
  return (
    <Section title="结果">
      {passed ? (
        <div className={styles.stack}>
          <Alert action={<Link to={href(my.personInfo)}>去激活证书</Link>}>
            认证通过即签发管理员的软证书，设置口令激活后即可签署协议
          </Alert>
          <Alert tone="success" action={<Link to={href(shell.workbench)}>去开通产品</Link>}>
            企业实名认证已通过
          </Alert>
        </div>
      ) : (
        <Alert>资料已提交平台审核，预计1个工作日内完成，结果会以站内消息通知</Alert>
      )}
    </Section>
  )
}
