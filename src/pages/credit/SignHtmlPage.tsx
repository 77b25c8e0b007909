import Button from '@arco-design/web-react/es/Button'
import { useSearchParams } from 'react-router-dom'
import { useSignProtocolContent } from '#api/generated/corp/protocols/protocols.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { ApiError } from '#api/ApiError.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { SignProtocol } from './sign/SignProtocol.tsx'

/**
 * 协议签署：新标签页凭签署临时号阅读一份协议、核对要素并签署（T-PRT-02）。
 * 刷新后重新读取；临时号失效的请人从来源页面重新打开。
 */
export default function SignHtmlPage() {
  const [search] = useSearchParams()
  const title = usePageTitle()
  const agreementSignTempId = search.get('agreementSignTempId') ?? ''
  const result = useSignProtocolContent(agreementSignTempId ? { agreementSignTempId } : null)
  const isGone =
    !agreementSignTempId ||
    (result.data === undefined &&
      result.error instanceof ApiError &&
      result.error.code === 'AGREEMENT_INVALID')
  if (isGone) {
    return (
      <PageCard title={title}>
        <Notice tone="warn" action={<Button onClick={() => window.close()}>关闭</Button>}>
          签署链接已失效，请从来源页面重新打开
        </Notice>
      </PageCard>
    )
  }
  return (
    <PageCard title={title} description={result.data?.protocolName}>
      <Loaded result={result}>
        {(protocol) => <SignProtocol key={protocol.protocolNo} protocol={protocol} />}
      </Loaded>
    </PageCard>
  )
}
