import { Alert } from '#ui/display/Alert.tsx'
import type { PreviewKind } from './previewKind.ts'

/** 浏览器里看不了的文件：为什么，怎么看。 */
export function Unreadable({ kind }: { kind: PreviewKind }) {
  return (
    <Alert tone="warn">
      {kind === 'ofd'
        ? 'OFD 是版式文件的国家标准（GB/T 33190），浏览器不能直接显示。请下载后用 OFD 阅读器打开；内容与签章以下载的文件为准。'
        : '这种文件不能在浏览器内显示，请下载后查看。'}
    </Alert>
  )
}
