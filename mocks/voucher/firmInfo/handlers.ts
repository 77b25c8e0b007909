import type * as calls from '#api/generated/corp/firm-infos/firm-infos.ts'
import type { CorpScale } from '#api/generated/corp/model/index.ts'
import { compare } from '#domain/money.ts'
import * as msw from '../../generated/corp/firm-infos/firm-infos.msw.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import { defineTag } from '../../kernel/define.ts'
import { checkVersion } from '../../kernel/document.ts'
import { BusinessError } from '../../kernel/errors.ts'
import { CREDIT_OPERATORS } from '../../kernel/roles.ts'
import { firmInfoView } from './view.ts'

const PAGES = ['/credit/core/finance/firm-info-modify', '/credit/core/finance/signup-apply']
const isScale = (value: string): value is CorpScale =>
  dictionaries.CORP_SCALE!.some(([known]) => known === value)

export default defineTag<typeof msw, typeof calls>({
  msw,
  allow: { firmInfoDetail: [...PAGES, '/credit/core/finance/signup-query'], saveFirmInfo: PAGES },
})({
  firmInfoDetail: ({ world, corp }) => firmInfoView(world, corp),

  saveFirmInfo(ctx, { version, financeContactMobile, ...form }) {
    ctx.needActive('CREDIT')
    if (!CREDIT_OPERATORS.includes(ctx.role)) throw new BusinessError('ROLE', '当前角色不能办理此业务')
    const { world, corp } = ctx
    const known = world.firmInfos.get(corp.corpId)
    if (known) checkVersion(known, version)
    // 掩码的号码不提交：沿用已知的
    const mobile = financeContactMobile ?? known?.financeContactMobile
    if (!mobile || !/^1[3-9]\d{9}$/.test(mobile))
      throw new BusinessError('FORMAT', '财务联系人手机格式不正确')
    if (compare(form.beneficialShareRatio, '100') > 0) throw new BusinessError('FORMAT', '持股比例不超过100%')
    const { corpScale } = form
    if (!isScale(corpScale)) throw new BusinessError('FORMAT', '企业规模不正确')
    world.firmInfos.put({
      ...form,
      corpScale,
      corpId: corp.corpId,
      financeContactMobile: mobile,
      firmInfoUpdateTime: ctx.now,
      version: (known?.version ?? 0) + 1,
    })
    return firmInfoView(world, corp)
  },
})
