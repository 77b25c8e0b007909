import Button from '@arco-design/web-react/es/Button'
import { requestCustomerService } from '#business/customerServiceRequests.ts'
import { useConfiguration } from '#state/configuration.ts'
import { Section } from '#ui/display/Section.tsx'
import styles from './help.module.css'
import { VersionInfo } from './VersionInfo.tsx'

/** 联系方式：来自全局配置，没有配置的不显示；在线客服打开右下角的窗口。其下是版本信息，报障时说得清。 */
export function HelpContact() {
  const { bottomDocOnline, bottomDocTel, bottomDocAddr } = useConfiguration().view
  const lines = [
    ['客服热线', bottomDocTel],
    ['服务时间', bottomDocOnline],
    ['联系地址', bottomDocAddr],
  ].filter(([, text]) => text)
  return (
    <aside className={styles.contact}>
      <Section title="联系我们">
        <dl>
          {lines.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={requestCustomerService}>在线客服</Button>
      </Section>
      <Section title="版本信息">
        <VersionInfo />
      </Section>
    </aside>
  )
}
