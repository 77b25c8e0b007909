// 办之前就成立的期望：办成办不成都是绿的。
import type { Doing } from './gherkin.ts'

/** 只是在哪一环、谁的岗位或泛泛的动作：轨迹里本来就有。 */
const POST = /^(经办|复核|终审|审批|审核|提交|平台|资金方|开立机构|对方|系统)(人|岗|人员)?$/

/** 地址里每一页都有的，或不到一段的。 */
function isEverywhere(address: string): boolean {
  const own = address.replace(/^\/*(cv3(?=\/|$))?\/*/, '')
  return own.replaceAll(/[^\w-]/g, '').length < 4 || /^(https?:|localhost|[\d.:]+$)/.test(address)
}

/** 对那一行办了一件事的说法，第一个参数是行里的文字。 */
const ACTS = [/^我对"([^"]*)"执行"/, /^"[^"]*"(?:复核通过|终审通过|驳回|再次提交|提交)"([^"]*)"的/]
/** 换了页、换了条件、换了人：看到的是新的。 */
const ELSEWHERE = /^(我以|我(试图)?打开|我按.*查询$|我重置|我刷新|我后退|换成|回到)/

/** 这一步之前对那一行办的那一句；没有就没有。 */
function actOn(row: string, before: readonly Doing[]): string | undefined {
  for (const { text } of before.toReversed()) {
    if (ELSEWHERE.test(text)) return undefined
    if (ACTS.some((act) => act.exec(text)?.[1] === row)) return text
  }
  return undefined
}

function problemOf({ text }: Doing, before: readonly Doing[]): string | undefined {
  const [, address] = /^地址应含"([^"]+)"$/.exec(text) ?? []
  if (address !== undefined && isEverywhere(address))
    return `每一页的地址都含“${address}”，这一句总会成立：写那一页自己的一段，如 /my/person-info`
  const [, said] = /^审批轨迹应包含"([^"]+)"$/.exec(text) ?? []
  if (said !== undefined && POST.test(said))
    return `轨迹里本来就有“${said}”，办没办成都成立：写这一次的结果、意见或办理的人`
  const [, row] = /^列表中应有"([^"]+)"$/.exec(text) ?? []
  const act = row === undefined ? undefined : actOn(row, before)
  if (act !== undefined)
    return `“${act}”之前列表里就有“${row}”，办没办成都成立：写 行"${row}"的"状态"应为"……"`
  const [, shown] = /^页面应显示"([^"]+)"$/.exec(text) ?? []
  const title = before.map((step) => /^我打开"([^"]+)"页面$/.exec(step.text)?.[1]).findLast(Boolean)
  if (shown !== undefined && title?.includes(shown))
    return `“${title}”的标题里就有“${shown}”，打开就成立：写办成之后才有的那句话`
  const [, label = '', hint] = /^(?:字段|查询条件)?"([^"]+)"应提示"([^"]+)"$/.exec(text) ?? []
  if (hint !== undefined && label.includes(hint)) return `“${hint}”只是“${label}”的名称：写它下面说的那句话`
  return undefined
}

/** 一个场景里办之前就成立的：每步一句问题，好的没有。 */
export const foregone = (steps: readonly Doing[]): (string | undefined)[] =>
  steps.map((step, at) => (step.isOutcome ? problemOf(step, steps.slice(0, at)) : undefined))
