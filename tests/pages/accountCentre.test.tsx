import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Limit, Ukey } from '#api/generated/corp/model/index.ts'
import { ActivateDialog } from '#pages/my/enterprise-info/ukey/ActivateDialog.tsx'
import { UserEditView } from '#pages/my/enterprise-info/user/UserEditView.tsx'
import { emptyLine, judgeLines } from '#pages/my/limit/distributeValues.ts'
import { my } from '#routes/my.ts'
import { answers, openPage, signedInPage } from './harness.tsx'

signedInPage()

test('激活证书：口令是6位数字，不列登录密码的要求', async () => {
  const ukey = { id: 'U1', version: 0, bindUserName: '林晓棠', ukeyMedium: 'SOFT' } as unknown as Ukey
  openPage(() => <ActivateDialog ukey={ukey} onClose={() => {}} />, my.enterpriseInfoUkeyList)
  expect(await screen.findByText('6位数字，签署时使用，请勿告诉他人')).toBeDefined()
  expect(screen.queryByRole('list', { name: '密码要求' })).toBeNull()
})

test('修改用户：现在不再授予的角色照名称显示，不露代码', async () => {
  answers.set('/v1/corp-users/context', {
    roles: [{ roleCode: 'ROLE_NEW', roleName: '开立与兑付经办', postCode: 'POST_OPERATOR' }],
  })
  answers.set('/v1/corp-users/detail', {
    userId: 'U2',
    version: 1,
    personName: '顾全',
    certType: 'ID_CARD',
    roleCodes: ['ROLE_GONE', 'ROLE_PAST'],
    roleNames: '保函申请人经办、保函受益人经办',
  })
  openPage(() => <UserEditView userId="U2" onClose={() => {}} />, my.enterpriseInfoUserList)
  expect(await screen.findByText('保函申请人经办')).toBeDefined()
  expect(screen.queryByText(/ROLE_/)).toBeNull()
})

test('额度分配：还没选企业的空行请选择，不说重复', () => {
  const context = { type: 'ALLOCATE' as const, limit: { availableLimit: '1.00' } as Limit, members: [] }
  expect(judgeLines([emptyLine, emptyLine], context)).toBe('请选择成员企业')
  const twice = { ...emptyLine, memberCorpName: '华岳智造（西安）叶片有限公司' }
  expect(judgeLines([twice, twice], context)).toBe('同一成员企业只填一行')
})
