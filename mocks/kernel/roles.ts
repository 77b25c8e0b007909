// The roles in the tables of the flows.

/** Role codes behind the tokens of docs/transitions.tsv (core.op, chain.dir …). */
export const CORE_OPERATOR = 'ROLE_CREDIT_CORE_OPERATOR'
export const CORE_DIRECTOR = 'ROLE_CREDIT_CORE_DIRECTOR'
export const CORE_FINAL = 'ROLE_CREDIT_CORE_FINAL'
export const CHAIN_OPERATOR = 'ROLE_CREDIT_CHAIN_OPERATOR'
export const CHAIN_DIRECTOR = 'ROLE_CREDIT_CHAIN_DIRECTOR'
export const ABS_CORE_OPERATOR = 'ROLE_ABS_CORE_OPERATOR'
export const ABS_CORE_DIRECTOR = 'ROLE_ABS_CORE_DIRECTOR'
export const ABS_CHAIN_OPERATOR = 'ROLE_ABS_CHAIN_OPERATOR'
export const ABS_CHAIN_DIRECTOR = 'ROLE_ABS_CHAIN_DIRECTOR'
export const RF_CORE_OPERATOR = 'ROLE_REVERSE_FACTORING_CORE_OPERATOR'
export const RF_CORE_DIRECTOR = 'ROLE_REVERSE_FACTORING_CORE_DIRECTOR'
export const RF_CORP_OPERATOR = 'ROLE_REVERSE_FACTORING_CORP_OPERATOR'
export const RF_CORP_DIRECTOR = 'ROLE_REVERSE_FACTORING_CORP_DIRECTOR'
export const SYSTEM = 'SYSTEM'
export const GUARANTEE_OPERATOR = 'ROLE_GUARANTEE_WARRANTEE_OPERATOR'
export const GUARANTEE_DIRECTOR = 'ROLE_GUARANTEE_WARRANTEE_DIRECTOR'
export const BENEFIT_OPERATOR = 'ROLE_GUARANTEE_BENEFIT_OPERATOR'
export const BENEFIT_DIRECTOR = 'ROLE_GUARANTEE_BENEFIT_DIRECTOR'

/** The same duty of the voucher product on either side: suppliers and core enterprises. */
export const CREDIT_OPERATORS = [CHAIN_OPERATOR, CORE_OPERATOR]
export const CREDIT_DIRECTORS = [CHAIN_DIRECTOR, CORE_DIRECTOR]

/** Duties of the account centre: users who hold them, in any role (mgr, corp.op, corp.dir of docs/transitions.tsv). */
export const CORP_MANAGER = 'CORP_MANAGER'
export const CORP_OPERATOR = 'CORP_OPERATOR'
export const CORP_DIRECTOR = 'CORP_DIRECTOR'
/** Any signed-in user. */
export const ANYBODY = 'ANYBODY'

/** Whether a role reviews and signs for its enterprise. */
export const isDirector = (who: string): boolean => who.endsWith('_DIRECTOR')

/** Whether this person has the role, or the duty in any of their roles, whichever is current. */
export const mayServe = (
  { roleCodes, postCodes }: { roleCodes: readonly string[]; postCodes: readonly string[] },
  who: string,
): boolean => {
  const ends = (...duties: readonly string[]) =>
    roleCodes.some((role) => duties.some((duty) => role.endsWith(duty)))
  if (who === CORP_MANAGER) return postCodes.includes('POST_MANAGER')
  if (who === CORP_DIRECTOR) return ends('_DIRECTOR', '_FINAL')
  if (who === CORP_OPERATOR) return ends('_OPERATOR')
  return roleCodes.includes(who)
}
