import { Link } from 'react-router-dom'
import { useReach } from '#routes/useReach.ts'
import { Code } from '#ui/display/Code.tsx'

/** 关联业务编号：有页面、有权看就能点过去，否则可复制。 */
export function BizLink({ of: { bizNo, bizPath } }: { of: { bizNo?: string; bizPath?: string } }) {
  const to = useReach()(bizPath ?? '')
  return to ? <Link to={to}>{bizNo}</Link> : <Code value={bizNo} />
}
