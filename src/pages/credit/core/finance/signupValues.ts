import type {
  Attachment,
  AuthLetterType,
  SignupApplication,
  SignupForm,
  SignupFunderOffer,
} from '#api/generated/corp/model/index.ts'

/** 第一步：向谁申请、收款到哪里。 */
export interface FirmValues {
  funders: string[]
  collectAccountId: string
}

/** 第二步：每种授权书一份文件、一个有效期；个人信息另外单独同意。 */
export type LetterValues = {
  [file: `letter:${string}`]: Attachment[]
  [validTo: `validTo:${string}`]: string
  personalConsent: boolean
}

/** 第三步：每项资料的文件，资金方另外的问题。 */
export type DocValues = {
  [file: `doc:${string}`]: Attachment[]
  [answer: `extra:${string}`]: string
}

/** 一项要求与提出它的资金方。 */
interface Demand<Name extends string> {
  name: Name
  by: string[]
}

const demands = <Name extends string>(
  offers: readonly SignupFunderOffer[],
  namesOf: (offer: SignupFunderOffer) => readonly Name[],
): Demand<Name>[] => {
  const found = new Map<Name, string[]>()
  for (const offer of offers)
    for (const name of namesOf(offer)) found.set(name, [...(found.get(name) ?? []), offer.funderName])
  return [...found].map(([name, by]) => ({ name, by }))
}

/** 所选资金方一共要哪些授权书：同一种只交一份。 */
export const letterDemands = (offers: readonly SignupFunderOffer[]): Demand<AuthLetterType>[] =>
  demands(offers, (offer) => offer.authLetterTypes)

/** 所选资金方一共要哪些资料：同名的只交一份。 */
export const docDemands = (offers: readonly SignupFunderOffer[]): Demand<string>[] =>
  demands(offers, (offer) => offer.requiredDocs)

/** 一个问题在表单里的名字：各资金方的问题互不相扰。 */
export const answerName = (funderProductNo: string, fieldKey: string) =>
  `extra:${funderProductNo}:${fieldKey}` as const

/** 已有的签约 → 三步的初值；没有的从所选的资金方与唯一的收款账户开始。 */
export const initialOf = (
  funders: string[],
  collectAccountId: string,
  known: SignupApplication | undefined,
): { firm: FirmValues; letters: Partial<LetterValues>; docs: Partial<DocValues> } => {
  const letters: Partial<LetterValues> = { personalConsent: known?.personalConsentTime !== undefined }
  for (const { authLetterType, attachments, authValidTo } of known?.letters ?? []) {
    letters[`letter:${authLetterType}`] = attachments
    if (authValidTo) letters[`validTo:${authLetterType}`] = authValidTo
  }
  const docs: Partial<DocValues> = {}
  for (const { docName, attachments } of known?.docs ?? []) docs[`doc:${docName}`] = attachments
  for (const { fieldKey, fieldValue } of known?.extraValues ?? [])
    docs[answerName(known!.funderProductNo, fieldKey)] = fieldValue
  return {
    firm: { funders, collectAccountId: known?.collectAccountId ?? collectAccountId },
    letters,
    docs,
  }
}

/** 三步的值 → 请求体：空的不送，已有草稿的带上看到的版本。 */
export const toRequest = (
  offers: readonly SignupFunderOffer[],
  firm: Partial<FirmValues>,
  letters: Partial<LetterValues>,
  docs: Partial<DocValues>,
): SignupForm => ({
  funders: offers.map(({ funderProductNo, version, extraFields }) => ({
    funderProductNo,
    ...(version !== undefined && { version }),
    extraValues: extraFields.flatMap(({ fieldKey }) => {
      const fieldValue = docs[answerName(funderProductNo, fieldKey)]?.trim()
      return fieldValue ? { fieldKey, fieldValue } : []
    }),
  })),
  ...(firm.collectAccountId && { collectAccountId: firm.collectAccountId }),
  letters: letterDemands(offers).flatMap(({ name }) => {
    const attachments = letters[`letter:${name}`] ?? []
    const authValidTo = letters[`validTo:${name}`]
    return attachments.length > 0 || authValidTo
      ? { authLetterType: name, attachments, ...(authValidTo && { authValidTo }) }
      : []
  }),
  docs: docDemands(offers).flatMap(({ name }) => {
    const attachments = docs[`doc:${name}`] ?? []
    return attachments.length > 0 ? { docName: name, attachments } : []
  }),
  personalConsent: letters.personalConsent ?? false,
})
