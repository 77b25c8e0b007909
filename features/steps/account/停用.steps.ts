// 停用：复核人停用定价方案与银行账户
import { When } from '@cucumber/cucumber'
import { decide } from '../../support/handling.ts'
import type { ScfWorld } from '../../support/world.ts'

/** 停用的是什么 → 在哪一页。 */
const LISTS: Readonly<Record<string, string>> = { 定价: '定价管理', 银行账户: '银行账户管理' }

When(
  '{人员}停用{编号}的{业务}',
  async function (this: ScfWorld, person: string, row: string, business: string) {
    const list = LISTS[business]
    if (!list) throw new Error(`“${business}”不由复核人停用；可以停用的：${Object.keys(LISTS).join('、')}`)
    await decide(this, [person, list, row], '停用', '停用')
  },
)
