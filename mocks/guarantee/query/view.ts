import type { GuaranteeBrief, IssuedGuarantee } from '#api/generated/corp/model/index.ts'
import { guaranteeDaysOf } from '#domain/guaranteeRules.ts'
import { present } from '../../kernel/actions.ts'
import type { Context } from '../../kernel/Context.ts'
import type { World } from '../../kernel/World.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { shownStatus } from '../guarantee/states.ts'
import { guaranteeFlow } from '../guarantee/transitions.ts'
import { issuedFlow } from './transitions.ts'

const waiting = (
  world: World,
  row: GuaranteeRow,
): Pick<GuaranteeBrief, 'nextActor' | 'deadline' | 'stateReason'> => {
  const deadline = row.guaranteeExpireDate
  switch (shownStatus(world, row)) {
    case 'ISSUED':
      return { stateReason: `自${row.guaranteeEffectiveDate}起生效` }
    case 'EFFECTIVE':
      return { nextActor: '受益人', deadline, stateReason: '有效期内，受益人可索赔' }
    case 'CLAIMING':
      return { nextActor: row.issuerOrgName, deadline, stateReason: '受益人已交单，机构审单中' }
    default:
      return { stateReason: row.auditTrail.at(-1)!.event }
  }
}

/** 受益人只看开立之后的轨迹：申请人内部的经办与复核与他无关。 */
const trailFor = (ctx: Context, row: GuaranteeRow) => {
  if (row.corpId === ctx.corp.corpId) return row.auditTrail
  return row.auditTrail.slice(
    row.auditTrail.findIndex(({ event }) => event === guaranteeFlow.eventOf('T-GUA-11')),
  )
}

/** 已开立保函的要素与当前用户可做的操作；申请人与受益人各看各的。 */
export const issuedGuaranteeBrief = (ctx: Context, row: GuaranteeRow): GuaranteeBrief => {
  const { world } = ctx
  return present({
    guaranteeNo: row.guaranteeNo!,
    guaranteeType: row.guaranteeType,
    guaranteeForm: row.guaranteeForm!,
    guarantorName: row.guarantorName,
    beneficiaryName: row.beneficiaryName!,
    issuerOrgName: row.issuerOrgName!,
    tenderProjectName: row.tenderProjectName,
    guaranteeContractNo: row.guaranteeContractNo,
    guaranteeAmount: row.guaranteeAmount!,
    guaranteeEffectiveDate: row.guaranteeEffectiveDate!,
    guaranteeExpireDate: row.guaranteeExpireDate!,
    guaranteeStatus: shownStatus(world, row),
    guaranteeFile: row.guaranteeFile,
    version: row.version,
    auditTrail: trailFor(ctx, row),
    ...waiting(world, row),
    actions: [
      ...(row.guaranteeFile ? [{ code: 'DOWNLOAD', enabled: true }] : []),
      ...issuedFlow.offer(ctx, row),
    ],
  })
}

/** 已开立保函的全部内容；保函费只给申请人。 */
export const issuedGuaranteeView = (ctx: Context, row: GuaranteeRow): IssuedGuarantee =>
  present({
    ...issuedGuaranteeBrief(ctx, row),
    guaranteeDays: guaranteeDaysOf(row)!,
    issuerOrgType: row.issuerOrgType,
    beneficiaryUscc: row.beneficiaryUscc,
    antiFakeCode: row.antiFakeCode!,
    deliveryWay: row.deliveryWay!,
    tenderNo: row.tenderNo,
    sectionName: row.sectionName,
    bidOpenTime: row.bidOpenTime,
    guaranteeContractAmount: row.guaranteeContractAmount,
    guaranteeFee: row.corpId === ctx.corp.corpId ? row.guaranteeFee : undefined,
    paidTotal: row.paidAmount,
  })
