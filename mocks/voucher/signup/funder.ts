// What funders and the calendar do to an admission: T-SUP-05, 07, 08, 10, 11 (domain/03-flows.md §6).
import { addDays } from '#domain/calendar.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { SignupRow } from './rows.ts'
import type { World } from '../../kernel/World.ts'
import { splitKey } from '../../kernel/eventKey.ts'
import { FINANCE_DIRECTORS, FINANCE_OPERATORS } from '../finance/notices.ts'
import { checkState, step } from '../../kernel/machine.ts'
import { signupMachine } from './transitions.ts'
import { draftAgreements } from './agreement.ts'
import { endAgreements, tellSignup } from './flow.ts'
import { terminateProblem, WARN_DAYS } from './rules.ts'
import { event } from '../../kernel/wiring.ts'

/** 资金方在签约上的一步：轨迹记在资金方名下。 */
const funderStep = (world: World, row: SignupRow, id: keyof typeof signupMachine, opinion?: string): void => {
  step(world, row, 'signupStatus', signupMachine[id], undefined, opinion)
  Object.assign(row.auditTrail.at(-1)!, {
    node: 'FUNDER',
    operatorName: row.funderName,
    corpName: row.funderName,
  })
}

const needReason = (text: string): string => {
  if (!text) throw new BusinessError('REASON', '请在签约编号后空一格写明原因')
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
    roleCodes: FINANCE_OPERATORS,
    detail: `请补充：${desc}`,
  })
}

/** T-SUP-07 通过：生成协议，等复核签署。 */
const accept = (world: World, key: string): void => {
  const row = world.signups.need(key.trim())
  funderStep(world, row, 'T-SUP-07')
  draftAgreements(world, row)
  tellSignup(world, row, '资金方协议待签署', { roleCodes: FINANCE_DIRECTORS })
}

/** T-SUP-08 不通过：须有原因。 */
const refuse = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.signups.need(number)
  checkState(row, 'signupStatus', signupMachine['T-SUP-08'])
  const reason = needReason(text)
  funderStep(world, row, 'T-SUP-08', reason)
  row.rejectReason = reason
  tellSignup(world, row, '资金方签约未通过', { roleCodes: FINANCE_OPERATORS, detail: reason })
}

/** T-SUP-11 资金方解约：没有在途融资，须有原因。 */
const terminate = (world: World, key: string): void => {
  const [number, text] = splitKey(key)
  const row = world.signups.need(number)
  checkState(row, 'signupStatus', signupMachine['T-SUP-11'])
  const problem = terminateProblem(world, row)
  if (problem) throw new BusinessError('T-SUP-11', problem)
  const reason = needReason(text)
  funderStep(world, row, 'T-SUP-11', reason)
  endAgreements(world, row, `资金方解约：${reason}`)
  tellSignup(world, row, '资金方已解约', {
    roleCodes: [...FINANCE_OPERATORS, ...FINANCE_DIRECTORS],
    messageType: 'WARN',
    detail: reason,
  })
}

/** T-SUP-10：过了到期日的签约到期；到期前 30 日提醒一次。 */
export const ageSignups = (world: World): void => {
  const today = world.today()
  const roleCodes = [...FINANCE_OPERATORS, ...FINANCE_DIRECTORS]
  for (const row of world.signups.where((one) => one.signupStatus === 'ACTIVE')) {
    const expire = row.signupExpireDate!
    if (today > expire) {
      step(world, row, 'signupStatus', signupMachine['T-SUP-10'], undefined)
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
  event('funder', 'T-SUP-11', '资金方解约（签约编号，空格后跟原因）', terminate),
]
