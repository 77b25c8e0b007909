import type { SigningData } from '#business/signing/smsMachine.ts'

/** 用户与角色变更签什么（MC-6）：谁、怎么变、有哪些岗位与角色。 */
export const userSigning = (
  user: { personName: string; postNames?: string; roleNames?: string },
  verb: '新增' | '修改' | '停用' | '启用' | '撤回',
): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'USER_CHANGE',
  productType: 'CREDIT',
  summary: `${verb}用户 ${user.personName}`,
  content: [
    ['姓名', user.personName],
    ['岗位', user.postNames || '--'],
    ['角色', user.roleNames || '--'],
  ],
})
