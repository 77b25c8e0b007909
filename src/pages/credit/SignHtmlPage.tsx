import Button from '@arco-design/web-react/es/Button'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#api/ApiError.ts'
import { useSignProtocolContent } from '#api/generated/corp/protocols/protocols.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { SignProtocol } from './SignProtocol.tsx'

/**
 * 协议签署：新标签页凭签署临时号阅读一份协议、核对要素并签署（T-PRT-02）。
 * 刷新后重新读取；临时号失效的请人从来源页面重新打开。
 */
export default function SignHtmlPage() {
  const [search] = useSearchParams()
  const agreementSignTempId = search.get('agreementSignTempId') ?? ''
  const result = useSignProtocolContent(agreementSignTempId ? { agreementSignTempId } : null)
  const isGone =
    !agreementSignTempId ||
    (result.data === undefined &&
      result.error instanceof ApiError &&
      result.error.code === 'AGREEMENT_INVALID')
  if (isGone) {
    return (
      <PageCard>
        <Alert tone="warn" action={<Button onClick={() => window.close()}>关闭</Button>}>
          签署链接已失效，请从来源页面重新打开
        </Alert>
      </PageCard>
    )
  }
  return (
    <PageCard description={result.data?.protocolName}>
      <QueryState result={result}>
        {(protocol) => <SignProtocol key={protocol.protocolNo} protocol={protocol} />}
      </QueryState>
    </PageCard>
  )
}
