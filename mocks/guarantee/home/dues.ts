// 保函在到期日历上的：申请人的与受益人的，到期前可以续开或索赔。
import type { Context } from '../../kernel/Context.ts'
import type { Due } from '../../portal/calendar/dues.ts'
import { listAt } from '../../portal/workbench/homeFigure.ts'
import { isVisibleToBeneficiary } from '../claim/rules.ts'
import type { GuaranteeRow } from '../guarantee/rows.ts'
import { IN_FORCE } from '../guarantee/states.ts'

const due = (row: GuaranteeRow, page: string, partyName: string | undefined): Due[] =>
  row.guaranteeExpireDate === undefined || row.guaranteeNo === undefined
    ? []
    : [
        {
          kind: 'GUARANTEE',
          day: row.guaranteeExpireDate,
          title: '保函到期',
          key: row.guaranteeNo,
          bizNo: row.guaranteeNo,
          partyName,
          amount: row.guaranteeAmount,
          path: listAt(page, { guaranteeNo: row.guaranteeNo }),
        },
      ]

export const guaranteeDues = ({ world, corp }: Context): Due[] =>
  world.guarantees
    .where(({ guaranteeStatus }) => IN_FORCE.includes(guaranteeStatus))
    .flatMap((row) => {
      if (row.corpId === corp.corpId) return due(row, '/guarantee/query/index', row.beneficiaryName)
      return isVisibleToBeneficiary(world, row, corp.corpId)
        ? due(row, '/guarantee/benefit/query/index', row.guarantorName)
        : []
    })
