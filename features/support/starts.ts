// 开始办理：打开办理的页面，选好要办的那一笔，停在填写之前。
import { entryOf } from './nouns.ts'
import { headingOf } from './pages.ts'
import type { ScfWorld } from './world.ts'

interface Start {
  readonly page: string
  /** 打开表单或清单的按钮 */
  readonly button?: string
  /** 表单里选那一笔的字段 */
  readonly field?: string
  /** 那一笔所在的列表；没有写的是页面上的第一个 */
  readonly list?: string
  /** 那一行里的动作；既没有字段也没有动作的，是勾选那一行 */
  readonly action?: string
}

const STARTS: Readonly<Record<string, Start>> = {
  转让: { page: '凭证转让申请', button: '新增转让', field: '持有编号' },
  撤回: { page: '开立撤回申请', button: '申请撤回', field: '凭证编号' },
  退回: { page: '凭证退回申请', button: '申请退回', field: '持有编号' },
  协商回收: { page: '回收申请', button: '发起协商回收', field: '凭证编号' },
  提前兑付: { page: '提前兑付申请', button: '新增', field: '持有编号' },
  提前兑付答复: { page: '签收与融资首页(复核)', list: '提前兑付待同意', action: '答复' },
  融资: { page: '电子凭证/融资申请' },
  选凭证融资: { page: '签收融资申请', button: '选凭证融资', list: '可融资凭证' },
  签约: { page: '资金方签约查询', action: '去签约' },
  ABS付款: { page: '付款管理', action: '付款登记' },
  保理融资: { page: '反向保理/融资申请' },
}

/** 眼前的人开始办理那一笔。 */
export async function start(world: ScfWorld, business: string, row: string): Promise<void> {
  const { page, button, field, list, action } = entryOf(STARTS, business, '开始办理的业务')
  await world.open(page)
  await world.shell.isAt(headingOf(page))
  if (button) await world.shell.click(button)
  await world.shell.settled()
  if (field) return world.form.fillIn({ [field]: row })
  const table = world.table(list)
  await (action ? table.act(row, action) : table.check(row))
  await world.shell.settled()
}
