import { ErrorNotice } from './ErrorNotice.tsx'

/** 页面不存在：陌生的地址，或尚未开放的功能（SHELL-24）。 */
export default function NotFoundPage() {
  return (
    <ErrorNotice
      shape="missing"
      description="您访问的页面不存在，或该功能尚未开放。请检查地址，或返回工作台。"
    />
  )
}
