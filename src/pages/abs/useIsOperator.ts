import { useUser } from '#state/useSession.ts'

/** 当前角色是不是经办（后端说的）：新增、导入的入口只给经办，能不能办仍由服务端决定（MC-2）。 */
export const useIsOperator = (): boolean => useUser().currentRoleDuties.includes('MAKE')
