import { guard } from '../../kernel/flow.ts'
import { CORP_DIRECTOR, CORP_MANAGER, CREDIT_DIRECTORS } from '../../kernel/roles.ts'
import type { World } from '../../kernel/World.ts'
import { PLATFORM_NAME } from '../agreement/texts.ts'
import type { ProtocolRow } from './rows.ts'
import type { Signable } from './sign.ts'
import { isTempIdValid } from './tempId.ts'

const PLATFORM_TYPES = new Set(['REG', 'PRIVACY', 'PRODUCT_OPEN'])

/** 在协议管理签署的：平台协议，以及不由业务单据带来的；其余在来源页面签署。 */
export const isSignedHere = (row: ProtocolRow): boolean =>
  PLATFORM_TYPES.has(row.protocolType) || row.bizNo === undefined

/** 协议的对方：本企业与平台以外的各方。 */
export const othersIn = ({ corpName }: { corpName: string }, { partyNames }: ProtocolRow): string[] =>
  partyNames.filter((name) => name !== corpName && name !== PLATFORM_NAME)

/** 这份协议凭签署链接签署时，签署页上的样子。 */
export const signableOf = (world: World, { bizNo }: ProtocolRow): Signable | undefined => {
  if (bizNo === undefined) return undefined
  for (const find of world.registry.contributed('signables')) {
    const found = find(world, bizNo)
    if (found) return found
  }
  return undefined
}

/** 签约带来的协议凭签署链接签署。 */
export const isSignedByLink = (world: World, row: ProtocolRow): boolean =>
  !isSignedHere(row) && signableOf(world, row) !== undefined

/** 单据编号的开头 → 它的文件在哪一页签署。 */
const PLACES: Readonly<Record<string, string>> = {
  FN: '融资查询',
  AT: 'ABS的协议管理',
  RF: '反向保理的融资管理',
  PT: '反向保理的协议管理',
  GB: '投标保函管理',
  GN: '非投标保函管理',
}

/** 业务带来的协议由谁、在哪一页签署：只说来源页面，看的人不知道去哪里找。 */
export const signedElsewhere = ({ bizNo }: ProtocolRow): string => {
  const place = PLACES[bizNo?.slice(0, 2) ?? '']
  return place ? `由复核人员到${place}签署` : '由复核人员到来源页面签署'
}

/** T-PRT-02：在协议管理签署。 */
export const signedHere = guard<ProtocolRow>('T-PRT-02', (_world, row) =>
  isSignedHere(row) ? undefined : signedElsewhere(row),
)

/** T-PRT-02：由复核人员或管理员签署。 */
export const signatory = guard<ProtocolRow>('T-PRT-02', (_world, _row, { duties = [] }) =>
  duties.includes(CORP_DIRECTOR) || duties.includes(CORP_MANAGER) ? undefined : '由复核人员或管理员签署',
)

/** 签署链接还有效。 */
export const linkValid = guard<ProtocolRow>('AGREEMENT_INVALID', (world, row) =>
  isTempIdValid(world, row) ? undefined : '签署链接已失效，请从来源页面重新打开',
)

/** 凭证的复核人员凭链接签署。 */
export const creditDirector = guard<ProtocolRow>('T-PRT-02', (_world, _row, { role }) =>
  CREDIT_DIRECTORS.includes(role) ? undefined : '由复核人员签署',
)
