import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import useSWR from 'swr'
import { getPageMessagesKey, pageMessages } from '#api/generated/corp/messages/messages.ts'
import type { PageMessagesRequest } from '#api/generated/corp/model/pageMessagesRequest.ts'
import { confirmLogout } from '#app/session/logout.ts'
import { DEFAULT_ROLE } from '#domain/permissions.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { shell } from '#routes/shell.ts'
import { useGrants } from '#state/useGrants.ts'
import { useUser } from '#state/useSession.ts'
import { AccountSwitches } from './AccountSwitches.tsx'
import { DownloadsTool } from './downloads/DownloadsTool.tsx'
import { FindTool } from './finding/Tool.tsx'
import { Icon } from './Icon.tsx'
import { reachable } from './navigation.ts'

/** 未读数就是这个查询的总数（API-01）。 */
const unread = {
  messageState: 'SENT',
  messageType: 'ALL',
  pageCond: { pageNo: 1, pageSize: 1 },
} satisfies PageMessagesRequest

interface ToolProps {
  readonly to: string
  readonly label: string
  readonly children: ReactNode
}

function Tool({ to, label, children }: ToolProps) {
  return (
    <Link className="shell-tool" to={to} aria-label={label} title={label}>
      {children}
    </Link>
  )
}

function Messages({ to }: Pick<ToolProps, 'to'>) {
  // 角标取不到就不显示，不为它弹对话框
  const { data } = useSWR(getPageMessagesKey(unread), () => pageMessages(unread, { quiet: true }), {
    refreshInterval: 120_000,
    shouldRetryOnError: false,
  })
  const count = data?.pageCond?.count ?? 0
  return (
    <Tool to={to} label={count > 0 ? `消息，${count} 条未读` : '消息'}>
      <Icon shape="message" />
      {count > 0 ? <span className="shell-badge">{count > 99 ? '99+' : count}</span> : null}
    </Tool>
  )
}

/** 页眉与工作台共用：是谁、哪家企业、什么角色，查找、下载中心、消息、帮助与退出（SHELL-02、SHELL-15）。 */
export function AccountTools() {
  const user = useUser()
  const named = user.roles?.find(({ code }) => code === user.currentRoleCode && code !== DEFAULT_ROLE)
  const role = named?.name ?? user.postNames?.[0]
  const grants = useGrants()
  const account = reachable(my.personInfo, grants)
  // 没有权限就没有图标，也不问未读数（SHELL-14）
  const messages = reachable(my.message, grants)
  const help = reachable(shell.help, grants)
  const identity = (
    <>
      <span className="shell-person">
        {user.personName}
        {role ? <span className="shell-role">{role}</span> : null}
      </span>
      <span className="shell-corp">{user.corpName}</span>
    </>
  )
  return (
    <div className="shell-tools">
      {account ? (
        <Link className="shell-identity" to={href(my.personInfo)} title="账户中心">
          {identity}
        </Link>
      ) : (
        <span className="shell-identity">{identity}</span>
      )}
      <AccountSwitches />
      <FindTool />
      {account ? <DownloadsTool /> : null}
      {messages ? <Messages to={messages} /> : null}
      {help ? (
        <Tool to={help} label="帮助">
          <Icon shape="help" />
        </Tool>
      ) : null}
      <button type="button" className="shell-tool" onClick={() => void confirmLogout()}>
        <Icon shape="exit" />
        退出登录
      </button>
    </div>
  )
}
