import { useLocation } from 'react-router-dom'
import { Alert } from '#ui/display/Alert.tsx'
import { Outcome } from '#ui/display/states/Outcome.tsx'
import styles from './success.module.css'

/** 刚注册的才带着结果来；直接打开的没有，只说通用的话。 */
interface Arrived {
  corpName?: string
  inviteAccepted?: boolean
}

/** 注册成功：告诉下一步是登录与企业认证，要多久（REG-01）。 */
export default function RegisterSuccessPage() {
  const { corpName, inviteAccepted } = (useLocation().state ?? {}) as Arrived
  return (
    <Outcome
      shape="done"
      description={corpName ? `${corpName}已注册，您是企业管理员` : '企业注册后，请以管理员手机号登录'}
      actions={
        <a className="shell-button shell-button-primary" href={import.meta.env.BASE_URL}>
          立即登录
        </a>
      }
    >
      {inviteAccepted === false ? (
        <Alert tone="warn">邀请码无效，已按未受邀注册；登录后仍可由对方添加为交易对手</Alert>
      ) : null}
      <section aria-labelledby="guide" className={styles.guide}>
        <h2 id="guide">接下来</h2>
        <ol>
          <li>准备营业执照、法定代表人身份证与对公账户信息；由他人经办的另需加盖公章的授权委托书。</li>
          <li>登录后进入企业认证，按页面提示上传资料、完成法定代表人人脸识别与小额打款验证。</li>
          <li>平台收到完整资料后，预计1个工作日内审核完成，结果以站内消息通知。</li>
        </ol>
      </section>
    </Outcome>
  )
}
