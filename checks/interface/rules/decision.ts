import type { Finding } from '../Finding.ts'
import { contentArea, isSeen, ownText, px, quote, seen, textNodes } from './dom.ts'
import { kindOfText } from './kinds.ts'

const CAPITALS = /[零壹贰叁肆伍陆柒捌玖拾佰仟万亿]{2,}[元圆]/
const VERDICT = /^(通过|同意|驳回|退回|退回经办|不同意)$/

/** 有人要在这里作决定：有通过、驳回之类的按钮或单选，也有意见可填。 */
const isDecision = (root: HTMLElement): boolean =>
  seen('button, label, [role="radio"]', root).filter(
    (one) => VERDICT.test(ownText(one)) && !one.closest('table'),
  ).length >= 2

const sizeOf = (text: Text) =>
  Number.parseFloat(getComputedStyle(text.parentElement ?? document.body).fontSize)

function headFaults(root: HTMLElement): string[] {
  const texts = textNodes(root).filter(({ parentElement }) => parentElement && isSeen(parentElement))
  const amounts = texts.filter((text) => kindOfText(text.data.replace(/^[¥￥]\s*/, '')) === 'amount')
  if (amounts.length === 0) return []
  const largest = Math.max(...amounts.map(sizeOf))
  const others = texts.filter((text) => !text.parentElement?.closest('h1') && !amounts.includes(text))
  const most = Math.max(...others.map(sizeOf), 0)
  return [
    ...(largest <= most || largest < 20 ? [`金额最大 ${px(largest)}，别的字 ${px(most)}`] : []),
    ...(CAPITALS.test(root.innerText) ? [] : ['没有金额大写']),
  ]
}

/** 2.2 决定：金额最大并有大写，没填的收起来。 */
export function measureDecision(): Finding[] {
  const root = contentArea()
  if (!isDecision(root)) return []
  const pairs = seen('dt, [role="term"], dd, [role="definition"]', root)
  const blanks = pairs.filter((one) => one.matches('dd, [role="definition"]') && ownText(one) === '--')
  // 名称就在内容的前一个
  const names = blanks.map((one) => ownText(pairs[pairs.indexOf(one) - 1] ?? one))
  const folded = blanks.length > 0 ? [`列着 ${blanks.length} 项没填的 ${quote(names.join('、'))}`] : []
  return [...headFaults(root), ...folded].map((what) => ({ rule: '2.2', what }))
}
