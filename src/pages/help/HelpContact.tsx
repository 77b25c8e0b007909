import Button from '@arco-design/web-react/es/Button'
import useSWR from 'swr'
import { findConfig, getFindConfigKey } from '#api/generated/corp/configs/configs.ts'
import { requestCustomerService } from '#business/customerServiceRequests.ts'
import { asText } from '#state/shapes.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { Section } from '#ui/display/Section.tsx'
import styles from './help.module.css'
import { VersionInfo } from './VersionInfo.tsx'

const EMAIL = { configKey: 'service_email' }

/** 客服邮箱：单独的一条配置（API-03），没有配、取不到的不显示。 */
const useServiceEmail = (): string | undefined => {
  const { data } = useSWR(getFindConfigKey(EMAIL), () => findConfig(EMAIL, { quiet: true }), {
    shouldRetryOnError: false,
  })
  return asText(data?.configValue)
}

/** 联系方式：来自全局配置，没有配置的不显示；在线客服打开右下角的窗口。其下是版本信息，报障时说得清。 */
export function HelpContact() {
  const { bottomDocOnline, bottomDocTel, bottomDocAddr } = useConfiguration().view
  const email = useServiceEmail()
  const lines = [
    ['客服热线', bottomDocTel],
    ['服务时间', bottomDocOnline],
    ['客服邮箱', email],
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
