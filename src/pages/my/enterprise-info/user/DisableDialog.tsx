import Button from '@arco-design/web-react/es/Button'
import { disableCorpUser, useCorpUserHandover } from '#api/generated/corp/corp-users/corp-users.ts'
import type { CorpUser, CorpUserHandover } from '#api/generated/corp/model/index.ts'
import { refOf } from '#domain/documentRef.ts'
import { useSubmit } from '#hooks/useSubmit.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { userSigning } from './userSigning.ts'

interface DisableDialogProps {
  readonly user: CorpUser
  readonly onClose: () => void
}

/** 停用用户（T-USR-04）：先说他手上有什么、由谁接着办，没有人接的另外标出；须签署。 */
export function DisableDialog({ user, onClose }: DisableDialogProps) {
  const signed = useSmsSigned()
  const disable = useSubmit(disableCorpUser, { success: '已停用', onDone: onClose })
  const confirm = () =>
    signed.run({ ...userSigning(user, '停用'), businessKeys: [user.userId] }, (ticket) =>
      disable.run({ ...refOf(user, 'userId'), ...ticket }),
    )
  return (
    <Dialog
      title="停用用户"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" loading={disable.running || signed.busy} onClick={() => void confirm()}>
            停用
          </Button>
        </>
      }
    >
      <p>{`停用${user.personName}？停用后立即退出登录，名下证书一并注销。`}</p>
      <QueryState result={useCorpUserHandover({ userId: user.userId })}>
        {(list) => <Handover list={list} />}
      </QueryState>
      {disable.error ? <Alert tone="error">{disable.error.message}</Alert> : null}
      {signed.element}
    </Dialog>
  )
}

const takersText = ({ todoName, todoCount, takerNames }: CorpUserHandover) =>
  `${todoName} ${todoCount} 笔：${takerNames.length > 0 ? `${takerNames.join('、')}接着办` : '没有别人能办'}`

function Handover({ list }: { list: readonly CorpUserHandover[] }) {
  if (list.length === 0) return <p>名下没有待办。</p>
  const hasGap = list.some(({ takerNames }) => takerNames.length === 0)
  return (
    <>
      <p>待办按岗位分，停用后由同岗位的人接着办：</p>
      <ul>
        {list.map((one) => (
          <li key={one.todoName}>{takersText(one)}</li>
        ))}
      </ul>
      {hasGap ? <Alert tone="warn">有待办没有别人能办，请先为别人加上岗位与角色。</Alert> : null}
    </>
  )
}
