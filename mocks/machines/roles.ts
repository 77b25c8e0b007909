/** Role codes behind the tokens of domain/transitions.tsv (core.op, chain.dir …). */
export const CORE_OPERATOR = 'ROLE_CREDIT_CORE_OPERATOR'
export const CORE_DIRECTOR = 'ROLE_CREDIT_CORE_DIRECTOR'
export const CORE_FINAL = 'ROLE_CREDIT_CORE_FINAL'
export const CHAIN_OPERATOR = 'ROLE_CREDIT_CHAIN_OPERATOR'
export const CHAIN_DIRECTOR = 'ROLE_CREDIT_CHAIN_DIRECTOR'
export const SYSTEM = 'SYSTEM'
