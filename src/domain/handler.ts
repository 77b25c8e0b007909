import { maskText } from './mask.ts'

/** 一个人的姓名与证件号；证件号可以是已脱敏的。 */
interface Identity {
  name: string | undefined
  certNo: string | undefined
}

/** 经办人不是法定代表人而没有授权委托书时的说明（REAL-01）。 */
export const LETTER_REQUIRED = '经办人不是法定代表人，请上传加盖公章授权委托书'

const isSameNo = (one: string | undefined, other: string | undefined): boolean => {
  if (!one || !other) return false
  const [left, right] = [one.trim().toUpperCase(), other.trim().toUpperCase()]
  // 一方已脱敏时只能比首尾四位；两个都是原文时逐字比
  return left.includes('*') || right.includes('*') ? maskText(left) === maskText(right) : left === right
}

/**
 * 经办人要不要授权委托书：姓名或证件号与法定代表人不同就要；经办人还没有填好时不要。
 * 两人填的是不同的证件，号码不会相同，看不出是同一个人，也要。
 */
export const needsAuthLetter = (legalPerson: Identity, handler: Identity): boolean => {
  if (!handler.name?.trim() || !handler.certNo?.trim()) return false
  return handler.name.trim() !== legalPerson.name?.trim() || !isSameNo(legalPerson.certNo, handler.certNo)
}
