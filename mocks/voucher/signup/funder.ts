// 资金方与日历对签约做的事：T-SUP-05、07、08、10、11。
import { addDays } from '#domain/calendar.ts'
import { OutsideError } from '../../kernel/errors.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { CREDIT_DIRECTORS, CREDIT_OPERATORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { event } from '../../kernel/wiring.ts'
import { draftAgreements } from './agreement.ts'
import { endAgreements, tellSignup } from './flow.ts'
import type { SignupRow } from './rows.ts'
import { openProblem, WARN_DAYS } from './rules.ts'
import { signupFlow } from './transitions.ts'

/** 资金方在签约上的一步：轨迹记在资金方名下。 */
const funderStep = (
  world: World,
  row: SignupRow,
  id: 'T-SUP-05' | 'T-SUP-07' | 'T-SUP-08' | 'T-SUP-11',
  opinion?: string,
): void => {
  // 解约双方都可办，表里因此没有说是资金方
  signupFlow.step(world, row, id, undefined, { opinion, party: row.funderName, node: 'FUNDER' })
}

const needReason = (text: string): string => {
  if (!text) throw new OutsideError('请在签约编号后空一格写明原因')
  return text
}

/** T-SUP-05 要求补充：说明要补什么。 */
const askSupplement = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.signups.need(number)
  const desc = text || '最近一期财务报表'
  funderStep(world, row, 'T-SUP-05', desc)
  row.supplementDesc = desc
  tellSignup(world, row, '资金方要求补充签约资料', {
    roleCodes: CREDIT_OPERATORS,
    detail: `请补充：${desc}`,
  })
}

/** T-SUP-07 通过：生成协议，等复核签署。 */
const accept = (world: World, key: string): void => {
  const row = world.signups.need(key.trim())
  funderStep(world, row, 'T-SUP-07')
  draftAgreements(world, row)
  tellSignup(world, row, '资金方协议待签署', { roleCodes: CREDIT_DIRECTORS })
}

/** T-SUP-08 不通过：须有原因。 */
const refuse = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.signups.need(number)
  signupFlow.needState(row, 'T-SUP-08')
  const reason = needReason(text)
  funderStep(world, row, 'T-SUP-08', reason)
  row.rejectReason = reason
  tellSignup(world, row, '资金方签约未通过', { roleCodes: CREDIT_OPERATORS, detail: reason })
}

/** T-SUP-11 资金方解约：没有在途融资，须有原因。 */
const terminate = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.signups.need(number)
  signupFlow.needState(row, 'T-SUP-11')
  const problem = openProblem(world, row)
  if (problem) throw new OutsideError(problem)
  const reason = needReason(text)
  funderStep(world, row, 'T-SUP-11', reason)
  endAgreements(world, row, `资金方解约：${reason}`)
  tellSignup(world, row, '资金方已解约', {
    roleCodes: [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS],
    messageType: 'WARN',
    detail: reason,
  })
}

/** T-SUP-10：过了到期日的签约到期；到期前 30 日提醒一次。 */
export const ageSignups = (world: World): void => {
  const today = world.today()
  const roleCodes = [...CREDIT_OPERATORS, ...CREDIT_DIRECTORS]
  for (const row of world.signups.where((one) => one.signupStatus === 'ACTIVE')) {
    const expire = row.signupExpireDate!
    if (today > expire) {
      signupFlow.step(world, row, 'T-SUP-10')
      row.rejectReason = `签约已于${expire}到期，不能新增融资，在途融资不受影响；可重新签约`
      tellSignup(world, row, '资金方签约已到期', { roleCodes, messageType: 'WARN', detail: row.rejectReason })
    } else if (!row.expiryWarned && today >= addDays(expire, -WARN_DAYS)) {
      row.expiryWarned = true
      tellSignup(world, row, '资金方签约即将到期', {
        roleCodes,
        messageType: 'WARN',
        detail: `到期日${expire}`,
      })
    }
  }
}

/** 外部机构会做的。 */
export const events = [
  event('funder', 'T-SUP-05', '签约要求补充（签约编号，空格后可跟要补的资料）', askSupplement),
  event('funder', 'T-SUP-07', '签约审核通过（签约编号）', accept),
  event('funder', 'T-SUP-08', '签约审核不通过（签约编号，空格后跟原因）', refuse),
  event('funder', 'T-SUP-11', '解约（签约编号，空格后跟原因）', terminate),
]
