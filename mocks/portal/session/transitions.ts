// 企业资料页上由管理员办的；企业状态不在这里变。
import { CorpState } from '#api/generated/corp/model/index.ts'
import { flow, guard } from '../../kernel/flow.ts'
import { CORP_MANAGER } from '../../kernel/roles.ts'
import type { CorpRow } from '../../kernel/rows.ts'

const authenticated = guard<CorpRow>('NOT_READY', (_world, corp) =>
  corp.isCorpAuthenticated ? undefined : '请您进行实名认证后继续开展业务',
)

const anywhere = Object.values(CorpState)

export const corpFlow = flow<CorpRow>()(
  { code: 'COR', title: '企业资料', entity: 'Corp', field: 'corpState', dict: 'CORP_STATE' },
  {
    EDIT: { from: anywhere, event: '修改联系信息', who: CORP_MANAGER },
    OPEN: { from: anywhere, event: '开通产品', who: CORP_MANAGER, guards: [authenticated] },
  },
)
