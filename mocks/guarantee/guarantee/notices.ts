import { yuan } from '#domain/money.ts'
import {
  BENEFIT_DIRECTOR,
  BENEFIT_OPERATOR,
  GUARANTEE_DIRECTOR,
  GUARANTEE_OPERATOR,
} from '../../kernel/roles.ts'
import type { MessageRow } from '../../kernel/rows.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow } from './rows.ts'

/** 申请人一方办理保函的角色。 */
export const APPLICANTS = [GUARANTEE_OPERATOR, GUARANTEE_DIRECTOR]
/** 受益人一方的角色。 */
export const BENEFICIARIES = [BENEFIT_OPERATOR, BENEFIT_DIRECTOR]

/** 一份保函在申请人那里的地址：投标与非投标各有自己的列表。 */
const guaranteePath = (row: GuaranteeRow): string => {
  const list =
    row.guaranteeType === 'BID' ? '/guarantee/warrantee/manage/bid/index' : '/guarantee/no-bid/index'
  return `${list}?view=detail&guaranteeApplyNo=${row.guaranteeApplyNo}`
}

const describe = (row: GuaranteeRow): string =>
  `${row.guaranteeNo ?? row.guaranteeApplyNo}，受益人${row.beneficiaryName}，金额${yuan(row.guaranteeAmount)}`

/** 告诉申请人：默认跳到保函详情。 */
export const tellApplicant = (
  world: World,
  row: GuaranteeRow,
  messageType: MessageRow['messageType'],
  messageTitle: string,
  {
    roleCodes = APPLICANTS,
    detail,
    jumpPath = guaranteePath(row),
  }: { roleCodes?: string[]; detail?: string; jumpPath?: string } = {},
): void =>
  world.notify({
    corpId: row.corpId,
    roleCodes,
    messageType,
    messageTitle,
    messageContent: detail ? `${describe(row)}，${detail}` : describe(row),
    bizNo: row.guaranteeApplyNo,
    jumpPath,
  })

/** 告诉受益人；受益人不是平台上的企业时没有消息。 */
export const tellBeneficiary = (
  world: World,
  row: GuaranteeRow,
  messageTitle: string,
  detail: string,
): void => {
  if (!row.beneficiaryCorpId) return
  world.notify({
    corpId: row.beneficiaryCorpId,
    roleCodes: BENEFICIARIES,
    messageType: 'NOTICE',
    messageTitle,
    messageContent: detail,
    bizNo: row.guaranteeApplyNo,
    jumpPath: '/guarantee/benefit/query/index',
  })
}
