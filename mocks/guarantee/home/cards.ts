// 保函在工作台上的数：申请人看额度、有效的、快到期的与被索赔的，受益人看有效的与索赔在途的。
import type { WorkbenchCard } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import type { Context } from '../../kernel/Context.ts'
import type { ProductFigures } from '../../portal/workbench/figures.ts'
import { figure, limitFigure, listAt, SOON } from '../../portal/workbench/homeFigure.ts'
import { isVisibleToBeneficiary } from '../claim/rules.ts'
import { openClaimsOf } from '../claim/transitions.ts'
import { guaranteeLimitOf } from '../guarantee/book.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { shownStatus } from '../guarantee/states.ts'
import { issueTimeOf } from '../guarantee/transitions.ts'

const QUERY = '/guarantee/query/index'
const HOME = '/guarantee/warrantee/index'
const BENEFIT = '/guarantee/benefit/query/index'
const CLAIM = '/guarantee/benefit/claim/index'

const card = figure('GUARANTEE')
const amountOf = (row: GuaranteeRow) => row.guaranteeAmount ?? '0.00'

const applicantCards = ({ world, corp, today }: Context): WorkbenchCard[] => {
  const mine = world.guarantees.where((row) => row.corpId === corp.corpId)
  const limit = guaranteeLimitOf(world, corp.corpId)
  const effective = mine.filter((row) => shownStatus(world, row) === 'EFFECTIVE')
  const soon = addDays(today, SOON)
  const limitCards = limit
    ? [
        limitFigure('GUARANTEE')(
          ['GUA_LIMIT', '可用保函额度', `保函额度减去已用与冻结的，${limit.limitExpireDate} 到期`],
          limit,
        ),
      ]
    : []
  // 还没有保函的，有了额度也要看得到
  if (mine.length === 0) return limitCards
  return [
    ...limitCards,
    card(
      [
        'GUA_EFFECTIVE',
        '有效保函',
        '到了生效日、没有被索赔、还没有到期或撤销的保函',
        listAt(QUERY, { guaranteeStatus: 'EFFECTIVE' }),
      ],
      effective,
      amountOf,
    ),
    card(
      [
        'GUA_EXPIRING',
        `${SOON}天内到期`,
        `有效保函中${SOON}天内到期的，到期前可续开`,
        listAt(QUERY, { guaranteeStatus: 'EFFECTIVE', guaranteeExpireDateTo: soon }),
      ],
      effective.filter((row) => row.guaranteeExpireDate! <= soon),
      amountOf,
    ),
    card(
      [
        'GUA_CLAIMED',
        '被索赔',
        '受益人已交单、还没有结果的索赔，按索赔金额；与保函首页、保函数据统计同一口径',
        HOME,
      ],
      openClaimsOf(world, corp.corpId),
      (row) => row.claimAmount ?? '0.00',
    ),
  ]
}

const beneficiaryCards = ({ world, corp }: Context): WorkbenchCard[] => {
  const mine = world.guarantees.where((row) => isVisibleToBeneficiary(world, row, corp.corpId))
  const claims = world.guaranteeClaims.where((row) => row.corpId === corp.corpId)
  if (mine.length === 0 && claims.length === 0) return []
  return [
    card(
      [
        'GUA_MINE',
        '受益的有效保函',
        '以本企业为受益人、已生效的保函',
        listAt(BENEFIT, { guaranteeStatus: 'EFFECTIVE' }),
      ],
      mine.filter((row) => shownStatus(world, row) === 'EFFECTIVE'),
      amountOf,
    ),
    card(
      [
        'GUA_AUDITING',
        '索赔审单中',
        '已交单、开立机构正在审单的索赔',
        listAt(CLAIM, { claimStatus: 'ISSUER_AUDITING' }),
      ],
      claims.filter((row) => row.claimStatus === 'ISSUER_AUDITING'),
      (row) => row.claimAmount ?? '0.00',
    ),
    card(
      ['GUA_ACCEPTED', '待赔付', '审单相符、还没有赔付的索赔', listAt(CLAIM, { claimStatus: 'ACCEPTED' })],
      claims.filter((row) => row.claimStatus === 'ACCEPTED'),
      (row) => row.claimAmount ?? '0.00',
    ),
  ]
}

/** 保函的指标：申请人的与受益人的。 */
const guaranteeCards = (ctx: Context): WorkbenchCard[] => [...applicantCards(ctx), ...beneficiaryCards(ctx)]

/** 保函告诉工作台的数；趋势里是开出的保函。 */
export const guaranteeFigures: ProductFigures = {
  productType: 'GUARANTEE',
  cards: guaranteeCards,
  open: () => [],
  trend: ({ world, corp: { corpId } }) => ({
    guaranteeAmount: world.guarantees
      .where((row) => row.corpId === corpId && row.guaranteeNo !== undefined)
      .map((row) => [issueTimeOf(row), row.guaranteeAmount]),
  }),
}
