import type { AbsProtocol } from '#api/generated/corp/model/index.ts'

interface SignButtonProps {
  protocol: AbsProtocol
  /** 签的是什么，如 签署回执 */
  label: string
  onSign: (protocol: AbsProtocol) => void
}

/** 签署一份协议；轮不到当前用户签的没有。 */
export function SignButton({ protocol, label, onSign }: SignButtonProps) {
  if (!protocol.canSign) return null
  return (
    <button type="button" className="text-button" onClick={() => onSign(protocol)}>
      {label}
    </button>
  )
}
