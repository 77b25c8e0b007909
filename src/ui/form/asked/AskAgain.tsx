import type { Answer } from './answer.ts'

interface AskAgainProps {
  /** 少了什么，如 合同 */
  what: string
  answer: Answer & { mutate: () => unknown }
}

/** 选项没有取到：在字段的说明里说少了什么，点了再取；取到了、还在取、没有什么可问的不画。 */
export function AskAgain({ what, answer }: AskAgainProps) {
  if (answer.data !== undefined || !answer.error || answer.asked === '') return null
  return (
    <button type="button" className="text-button" onClick={() => void answer.mutate()}>
      {`${what}没有取到，重试`}
    </button>
  )
}
