import type { Persona } from '../../shared/TestClient.ts'

/** Operators, directors and managers of three enterprises: an issuer, a supplier, a member of the issuer's group. */
export const OPERATORS: readonly Persona[] = [
  'core-operator',
  'core-operator',
  'chain-operator',
  'member-operator',
]
export const DIRECTORS: readonly Persona[] = [
  'core-director',
  'core-director',
  'chain-director',
  'member-director',
]
export const MANAGERS: readonly Persona[] = ['core-manager', 'core-manager', 'chain-manager']
export const CORE_OP: readonly Persona[] = ['core-operator']
export const CORE_DIR: readonly Persona[] = ['core-director']
export const EVERYBODY: readonly Persona[] = [
  ...new Set([...OPERATORS, ...DIRECTORS, ...MANAGERS]),
  'core-query',
  'gua-app-operator',
]
