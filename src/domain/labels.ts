/**
 * 一种结构的各字段叫什么：契约里的由契约生成（api/generated/<服务>/labels），页面自己的结构在声明词汇的地方写。
 * 列、详情、查询条件与表单的名称都从这里来，页面只写与它不同的。
 */
export type Labels<Row> = { readonly [Name in keyof Row & string]-?: string }
