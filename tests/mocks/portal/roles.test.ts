// ROLE-01：角色的名称。页面只显示后端给的，见“菜单与页面的权限”。
import { beforeAll, expect, it } from 'vitest'
import { type Persona, TestClient } from '../../../checks/shared/TestClient.ts'

let client: TestClient
beforeAll(async () => {
  client = await TestClient.open('default')
})

it.each<[Persona, string]>([
  ['unauthenticated-operator', '企业默认角色'],
  ['rf-core-query', '反向保理债务人查询'],
  ['rf-core-operator', '反向保理债务人经办'],
  ['rf-core-director', '反向保理债务人复核'],
  ['rf-corp-query', '反向保理债权人查询'],
  ['rf-corp-operator', '反向保理债权人经办'],
  ['rf-corp-director', '反向保理债权人复核'],
])('%s 的角色是%s', async (persona, name) => {
  const { roles, currentRoleCode } = await client.done<{
    roles: { code: string; name: string }[]
    currentRoleCode: string
  }>(persona, '/v1/userInfo')
  expect(roles.find(({ code }) => code === currentRoleCode)?.name).toBe(name)
})

it.each<[Persona, string[]]>([
  ['core-operator', ['MAKE']],
  ['core-director', ['REVIEW']],
  ['core-final', ['REVIEW']],
  ['core-query', []],
  ['abs-core-operator', ['MAKE']],
  ['abs-core-director', ['REVIEW']],
  ['abs-chain-director', ['REVIEW']],
  // 与资金方签框架协议的是复核人
  ['rf-corp-director', ['MAKE', 'REVIEW']],
  ['gua-app-director', ['REVIEW']],
])('%s 的角色办%j', async (persona, duties) => {
  const user = await client.done<{ currentRoleDuties: string[] }>(persona, '/v1/userInfo')
  expect(user.currentRoleDuties).toEqual(duties)
})
