import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useLoadProfile } from '#api/generated/uaa/accounts/accounts.ts'
import { loginDeviceLabels } from '#api/generated/uaa/labels/loginDevice.ts'
import { noticeSettingsLabels } from '#api/generated/uaa/labels/noticeSettings.ts'
import { profileLabels } from '#api/generated/uaa/labels/profile.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { MyCertificates } from './MyCertificates.tsx'

const ChangeMobileDialog = lateDialog(() =>
  import('./ChangeMobileDialog.tsx').then((part) => part.ChangeMobileDialog),
)
const ChangePasswordDialog = lateDialog(() =>
  import('./ChangePasswordDialog.tsx').then((part) => part.ChangePasswordDialog),
)
const NoticeDialog = lateDialog(() => import('./NoticeDialog.tsx').then((part) => part.NoticeDialog))

const ActivitiesDrawer = lateDialog(() =>
  import('#business/account/ActivitiesDrawer.tsx').then((part) => part.ActivitiesDrawer),
)

const is = column(profileLabels)
const profileFacts = [
  is.text('personName'),
  is.text('mobilePhone'),
  is.text('idCard'),
  is.text('postNames'),
  is.text('roleNames'),
  is.instant('lastLoginTime'),
]
const setting = column(noticeSettingsLabels)
const noticeFacts = [
  setting.bool('noticeBySms', { title: '短信通知' }),
  setting.bool('noticeByEmail', { title: '邮件通知' }),
  setting.text('email'),
]
const device = column(loginDeviceLabels)
const deviceFacts = [
  device.text('deviceName'),
  device.instant('loginTime'),
  device.bool('isCurrent', { title: '本机' }),
]

/** 个人信息：账户中心的入口；资料、修改手机号与密码、通知设置、本人的证书、登录设备（SHELL-15）。 */
export default function PersonInfoPage() {
  const profile = useLoadProfile()
  const [open, setOpen] = useState<'mobile' | 'password' | 'notice' | 'activities'>()
  const close = () => setOpen(undefined)
  return (
    <PageCard>
      <QueryState result={profile}>
        {(person) => (
          <>
            <Facts
              title="基本资料"
              of={person}
              items={profileFacts}
              extra={
                <>
                  <Button onClick={() => setOpen('mobile')}>修改手机号</Button>{' '}
                  <Button onClick={() => setOpen('password')}>修改密码</Button>{' '}
                  <Button onClick={() => setOpen('activities')}>我的操作记录</Button>
                </>
              }
            />
            <Facts
              title="通知设置"
              of={person.noticeSettings}
              items={noticeFacts}
              extra={<Button onClick={() => setOpen('notice')}>修改通知设置</Button>}
            />
            <MyCertificates />
            <Section title="登录设备">
              {person.devices.map((one) => (
                <Descriptions key={one.loginTime} label={one.deviceName} of={one} items={deviceFacts} />
              ))}
            </Section>
            {open === 'mobile' ? <ChangeMobileDialog current={person.mobilePhone} onClose={close} /> : null}
            {open === 'activities' ? <ActivitiesDrawer scope="OWN" onClose={close} /> : null}
            {open === 'password' ? <ChangePasswordDialog onClose={close} /> : null}
            {open === 'notice' ? <NoticeDialog settings={person.noticeSettings} onClose={close} /> : null}
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
