import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { SkeletonRows } from '#ui/display/SkeletonRows.tsx'
import { sanitizeHtml } from './protocol/sanitizeHtml.ts'
import styles from './RichText.module.css'

interface RichTextProps {
  readonly html: string
  /** 按 region 与它可找到，如 公告正文 */
  readonly label: string
}

function Body({ html, label, onRetry }: RichTextProps & { readonly onRetry: () => void }) {
  const box = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<{ html: string; failure?: unknown }>()
  useEffect(() => {
    // 净化库用到才取，得到的是片段而不是文字，只能放进节点里
    let current = true
    sanitizeHtml(html).then(
      (fragment) => {
        if (!current) return
        box.current?.replaceChildren(fragment)
        setShown({ html })
      },
      (failure: unknown) => current && setShown({ html, failure }),
    )
    return () => {
      current = false
    }
  }, [html])
  const settled = shown?.html === html
  return (
    <>
      {settled && shown.failure !== undefined ? <ErrorState error={shown.failure} onRetry={onRetry} /> : null}
      {settled ? null : <SkeletonRows />}
      <section ref={box} className={styles.text} aria-label={label} hidden={!settled} />
    </>
  )
}

/** 服务端给的正文 HTML（公告、帮助）：净化后显示，脚本、表单、图片与外站嵌入都不留（T9、T11）。 */
export function RichText(props: RichTextProps) {
  const [attempt, setAttempt] = useState(0)
  return <Body key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}
