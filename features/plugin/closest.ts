import { normalizeStep } from './normalize-step.ts'

const BLANK = '□'

/** 人们常写的另一种说法 → 句子里的说法，只用来找最接近的句子。 */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/登陆|登入/g, '登录'],
  [/用户?(?=□登录)|作为(?=□登录)/g, '以'],
  [/进入(?=□页)|访问|前往/g, '打开'],
  [/页(?!面|脚|头|签)/g, '页面'],
  [/输入|录入|填入/g, '填写'],
  [/单击|点选|按下|点(?!击)/g, '点击'],
  [/应该|应当|必须/g, '应'],
  [/看到|看见|出现/g, '显示'],
  [/选中|打勾/g, '勾选'],
  [/表格|表(?=[里中□应])/g, '列表'],
  [/里面?/g, '中'],
  [/行(?=$)|笔(?=$)/g, '条'],
]

/** 一句话的骨架：引号里的内容、数字与 {参数} 都换成一个空格位，两句的骨架可以直接比。 */
export const skeleton = (sentence: string): string =>
  normalizeStep(sentence)
    .replace(/"[^"]*"|\{[^}]*\}|[\d,.]*\d/g, BLANK)
    .replace(/[，。、；:\s]/g, '')

/** 两组东西的重合程度，0 到 1；同样的东西出现几次算几个。 */
function overlap(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  let shared = 0
  for (const item of one) {
    const at = rest.indexOf(item)
    if (at < 0) continue
    rest.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (one.length + other.length || 1)
}

const pairsOf = (text: string): string[] => {
  const padded = `^${text}$`
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** 两副骨架有多像，0 到 1：一半看相邻两字，一半看用字。 */
export const likeness = (one: string, other: string): number =>
  (overlap(pairsOf(one), pairsOf(other)) + overlap(one.split(''), other.split(''))) / 2

/** 写的人给的值放进句子的参数里；个数对不上时参数原样。 */
function filled(sentence: string, step: string): string {
  const values = normalizeStep(step).match(/"[^"]*"|[\d,.]*\d/g) ?? []
  const blanks = sentence.match(/\{[^}]*\}/g) ?? []
  if (values.length !== blanks.length) return sentence
  return sentence.replace(/\{([^}]*)\}/g, (blank, type: string) => {
    const value = (values.shift() ?? '').replaceAll('"', '')
    if (type === '文本') return `"${value}"`
    return /^\d+$/.test(value) ? value : blank
  })
}

/** 已有的句子里最像这一句的几句，最像的在前，填上写的人给的值；没有够像的就是空的。 */
export function closest(step: string, sentences: readonly string[], count = 3): string[] {
  const wanted = SYNONYMS.reduce((text, [other, ours]) => text.replace(other, ours), skeleton(step))
  return sentences
    .map((sentence) => ({ sentence, score: likeness(wanted, skeleton(sentence)) }))
    .filter(({ score }) => score >= 0.45)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ sentence }) => filled(sentence, step))
}
