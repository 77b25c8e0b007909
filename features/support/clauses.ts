// 句子里有几种说法的一段：可写可不写的，或几种写法说的是同一类东西。各写成一个参数，句子就不必每种说法一句。
import { defineParameterType } from '@cucumber/cucumber'
import { type Operation, operationNamed } from './operations.ts'
import type { Dialog } from './screens/Dialog.ts'
import type { Field } from './screens/Field.ts'
import type { Table } from './screens/Table.ts'
import type { ScfWorld } from './world.ts'

type Value = string | undefined

const clause = (
  name: string,
  regexp: RegExp,
  transformer: (this: ScfWorld, ...said: Value[]) => unknown,
): void => defineParameterType({ name, regexp, useForSnippets: false, transformer })

const recalled = (world: ScfWorld, text: Value): Value =>
  text === undefined ? undefined : world.recall(text)

// {列表}：列表，或 列表"待签收"
clause('列表', /列表(?:"([^"]*)")?/, function (name): Promise<Table> {
  return this.table(recalled(this, name)).found()
})

// {对话框}：对话框，或 "提示"对话框
clause('对话框', /(?:"([^"]*)")?对话框/, function (name): Dialog {
  return this.dialog(recalled(this, name))
})

/** 列表里的一行：写着那些文字的，或第几行；没有指明列表的是页面上的第一个。 */
export interface Row {
  readonly table: Table
  readonly row: ReturnType<Table['row']>
}

// {行}：行"IS-9001" 或 第3行；列表"资金方比价"中行"北辰商业银行" 或 列表"资金方比价"中第3行
clause(
  '行',
  /(?:列表"([^"]*)"中)?(?:行"([^"]*)"|第(\d+)行)/,
  async function (name, text, number): Promise<Row> {
    const table = await this.table(recalled(this, name)).found()
    return { table, row: text === undefined ? table.nth(Number(number)) : table.row(this.recall(text)) }
  },
)

// {字段}："凭证金额" 或 字段"凭证金额" 是表单的，查询条件"凭证金额" 是查询区的
clause('字段', /(字段|查询条件)?"([^"]*)"/, function (area, label = ''): Field {
  const name = this.recall(label)
  return area === '查询条件' ? this.query.condition(name) : this.form.field(name)
})

/** 光标可以在的地方。 */
export interface Place {
  readonly kind: string
  readonly name: string
}

// {何处}：字段（可不写“字段”）、查询条件、按钮、行
clause('何处', /(字段|查询条件|按钮|行)?"([^"]*)"/, function (kind = '字段', name = ''): Place {
  return { kind, name: this.recall(name) }
})

// {决定}：通过、驳回，或 选择"退回修改"
clause('决定', /(通过|驳回)|选择"([^"]*)"/, function (plain, other = ''): string {
  return plain ?? this.recall(other)
})

// {意见}：没有，或 ，意见"材料不清晰"
clause('意见', /(?:，意见"([^"]*)")?/, function (opinion): Value {
  return recalled(this, opinion)
})

// {原因}：没有，或 ，原因是"与该企业有在途业务"
clause('原因', /(?:，原因是"([^"]*)")?/, function (reason): Value {
  return recalled(this, reason)
})

/** 一段时间：多少，什么单位。 */
export interface Span {
  readonly count: number
  readonly unit: string
}

// {时长}：3秒、5分钟、2天、1个月、3个工作日
clause('时长', /(\d+)(秒|分钟|小时|天|个月|个工作日)/, function (count, unit = ''): Span {
  return { count: Number(count), unit }
})

// {停留}：页面停得下来的：3秒、5分钟、3小时、1天
clause('停留', /(\d+)(秒|分钟|小时|天)/, function (count, unit = ''): Span {
  return { count: Number(count), unit }
})

/** 几笔，共多少元；没有写金额的不看金额。 */
export interface Tally {
  readonly count: number
  readonly amount: Value
}

// {笔数}：2笔，或 2笔共"1,200,000.00"元
clause('笔数', /(\d+)笔(?:共"([^"]*)"元)?/, function (count, amount): Tally {
  return { count: Number(count), amount: recalled(this, amount) }
})

// {看文件}：查看、预览、移除、补填
clause('看文件', /查看|预览|移除|补填/, (verb) => verb)

// {开关}：打开、关闭
clause('开关', /打开|关闭/, (turn) => turn)

// {尺寸}：宽、高、至少高
clause('尺寸', /宽|高|至少高/, (dimension) => dimension)

// {谁}：别人，或 "rf-corp-colleague"
clause('谁', /别人|"([^"]*)"/, function (person): Value {
  return recalled(this, person)
})

// {谁的}："core-director"的，或 原来的
clause('谁的', /"([^"]*)"的|原来的/, function (person): Value {
  return recalled(this, person)
})

/** 出故障的是哪些调用，多少次；没有指明调用的是所有调用。 */
export interface Calls {
  readonly operation: Operation | undefined
  readonly times: number | undefined
}

// {哪些调用}：下一次"提交开立申请"调用、"提交开立申请"调用一直、所有调用一直
clause('哪些调用', /下一次"([^"]*)"调用|"([^"]*)"调用一直|所有调用一直/, (next, always): Calls => {
  const name = next ?? always
  return {
    operation: name === undefined ? undefined : operationNamed(name),
    times: next === undefined ? undefined : 1,
  }
})
