// What a new flow is called everywhere, from four words: family, flow, Chinese title, three letters of the law.

/** What is asked for. */
export interface FlowWish {
  /** One of the six families. */
  family: string
  /** Its folder, a noun in camelCase: pledge. */
  flow: string
  /** Its Chinese name: `凭证质押`. */
  title: string
  /** The three letters of the law: PLG. */
  code: string
}

/** Who makes and who decides in a family, until the flow says otherwise. */
interface Duty {
  /** Constants of mocks/kernel/roles.ts. */
  operator: string
  director: string
  /** The same two as docs/transitions.tsv writes them. */
  tokens: readonly [operator: string, director: string]
  /** Personas that hold them. */
  personas: readonly [operator: string, director: string]
  /** The enterprise of those personas, a key of CORPS. */
  corp: string
  /** The product that has to be opened. */
  product?: string
}

const CORE: Duty = {
  operator: 'CORE_OPERATOR',
  director: 'CORE_DIRECTOR',
  tokens: ['core.op', 'core.dir'],
  personas: ['core-operator', 'core-director'],
  corp: 'core',
}

/** The duties that a family's flows begin with. */
export const DUTIES: Readonly<Record<string, Duty>> = {
  portal: CORE,
  voucher: { ...CORE, product: 'CREDIT' },
  abs: {
    operator: 'ABS_CORE_OPERATOR',
    director: 'ABS_CORE_DIRECTOR',
    tokens: ['abs.core.op', 'abs.core.dir'],
    personas: ['abs-core-operator', 'abs-core-director'],
    corp: 'absCore',
    product: 'ABS',
  },
  reverseFactoring: {
    operator: 'RF_CORP_OPERATOR',
    director: 'RF_CORP_DIRECTOR',
    tokens: ['rf.corp.op', 'rf.corp.dir'],
    personas: ['rf-corp-operator', 'rf-corp-director'],
    corp: 'rfCorp',
    product: 'REVERSE_FACTORING',
  },
  guarantee: {
    operator: 'GUARANTEE_OPERATOR',
    director: 'GUARANTEE_DIRECTOR',
    tokens: ['gua.app.op', 'gua.app.dir'],
    personas: ['gua-app-operator', 'gua-app-director'],
    corp: 'guaApplicant',
    product: 'GUARANTEE',
  },
  account: CORE,
}

/** Tags of some families begin with the family, because a tag is alone of its name in the whole contract. */
const PREFIX: Readonly<Record<string, string>> = {
  abs: 'abs',
  reverseFactoring: 'rf',
  guarantee: 'guarantee',
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const separated = (text: string, separator: string): string =>
  text.replaceAll(/([a-z\d])([A-Z])/g, `$1${separator}$2`)

const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Every name that the frame writes. */
export interface FlowNames extends FlowWish {
  duty: Duty
  /** pledge, absPledge: fields, operations and variables begin with it. */
  stem: string
  /** Pledge, AbsPledge: schemas begin with it. */
  type: string
  /** pledges, absPledges: the tag of the contract and the table of the world. */
  tag: string
  /** Pledges: the tag within the name of an operation. */
  types: string
  /** The file of the contract, without the family's prefix. */
  file: string
  /** The tag's folder in the generated code, and in the address. */
  kebab: string
  /** PLEDGE_STATUS. */
  dict: string
}

/** All names of a flow. */
export function namesOf(wish: FlowWish): FlowNames {
  const { family, flow } = wish
  const prefix = PREFIX[family] ?? ''
  const stem = prefix + (prefix ? upper(flow) : flow)
  const tag = plural(stem)
  return {
    ...wish,
    duty: DUTIES[family] ?? CORE,
    stem,
    type: upper(stem),
    tag,
    types: upper(tag),
    file: plural(flow),
    kebab: separated(tag, '-').toLowerCase(),
    dict: separated(`${stem}Status`, '_').toUpperCase(),
  }
}
