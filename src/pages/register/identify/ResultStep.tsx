import { Link } from 'react-router-dom'
import type { RealNameState } from '#api/generated/corp/model/index.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { Result } from '#ui/display/states/Result.tsx'

/** 实名最后一步 结果：审核中说明要等多久，通过后去开通产品。 */
export function ResultStep({ state }: { readonly state: RealNameState }) {
  return state.realnameStatus === 'PASSED' ? (
    <Result
      shape="done"
      label="认证结果"
      title="企业实名认证已通过"
      description="认证通过即签发管理员的软证书，设置口令激活后即可签署协议"
      actions={
        <>
          <Link className="shell-button shell-button-primary" to={href(shell.workbench)}>
            去开通产品
          </Link>
          <Link className="shell-button" to={href(my.personInfo)}>
            去激活证书
          </Link>
        </>
      }
    />
  ) : (
    <Result
      shape="time"
      label="认证结果"
      title="资料已提交平台审核"
      description="预计1个工作日内完成，结果会以站内消息通知"
    />
  )
}
