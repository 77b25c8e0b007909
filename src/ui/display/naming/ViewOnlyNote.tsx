import { use } from 'react'
import { Alert } from '../Alert.tsx'
import { PlaceContext } from './PlaceContext.ts'

/** 只有查询岗的人看一份单据：说明为什么没有按钮，谁能办；别的岗位没有这一句。 */
export function ViewOnlyNote() {
  return use(PlaceContext).isViewOnly ? <Alert>查询岗只能查看；办理要经办岗、复核岗</Alert> : null
}
