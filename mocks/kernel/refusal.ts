// Why a button is missing for the caller: the true reason, in the words of the trail.

import { formatInstant } from '#domain/calendar.ts'
import type { Actor } from './document.ts'
import type { TrailRow } from './rows.ts'

/** An action that is not offered, and why. */
export type Refusal = { code: string; reason: string }

const NAMES = 3

/** Other enterprises' people are not named. */
const doerOf = ({ operatorName, corpName }: TrailRow, { user, corpName: own }: Actor): string => {
  if (corpName !== own) return corpName && corpName !== '平台' ? corpName : operatorName
  return operatorName === user.personName ? '您' : operatorName
}

/** It was done, or made impossible, by that line of the trail. */
export const doneBy = (line: TrailRow, actor: Actor): string => {
  const time = formatInstant(line.time, 'minute')
  // a transition by the system has no doer, and its event often names one: 对方已签收
  const fact =
    line.operatorName === '系统'
      ? `${time} ${line.event}`
      : `${doerOf(line, actor)}已于 ${time} ${line.event}`
  return line.result ? `该单据已处理，无需再办理：${fact}` : fact
}

/** Another user has to do it: who, if they are of the same enterprise. */
export const waitingFor = (reason: string, people: readonly string[]): string => {
  if (people.length === 0) return reason
  const some = people.slice(0, NAMES).join('、')
  return `${reason}，等待${people.length > NAMES ? `${some}等 ${people.length} 人` : some}办理`
}
