import { normalizeStep } from './normalize-step.ts'
import { QUOTED } from './quoted.ts'
import { variants } from './variants.ts'

const BLANK = '□'

/** 人们常写的另一种说法 → 句子里的说法，只用来找最接近的句子。 */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/登陆|登入/g, '登录'],
  [/用户?(?=□登录)|作为(?=□登录)/g, '以'],
  [/进入(?=□页)|访问|前往/g, '打开'],
  [/页(?!面|脚|头|签)/g, '页面'],
  [/(?<=^我|并且|在)把(□|[^□]*?)(填成|填为|填上|写成|改成|改为|设为|设成)/g, '填写□为'],
  [/把/g, ''],
  [/输入|录入|填入/g, '填写'],
  [/填成|写成|改成|选成/g, '填写为'],
  [/选中?(?=□为)/g, '选择'],
  [/单击|点选|按下|点一下|点(?!击)/g, '点击'],
  [/(?<=点击□)按钮$/, ''],
  [/过了?(?=□?(天|个月|分钟|个工作日))/g, '时间推进'],
  [/检查□(是|为)□/g, '字段□应为□'],
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
    if (type in QUOTED) return `"${value}"`
    return /^\d+$/.test(value) ? value : blank
  })
}

/** 已有的句子里最像这一句的几句，最像的在前，填上写的人给的值；没有够像的就是空的。 */
export function closest(step: string, sentences: readonly string[], count = 3): string[] {
  const wanted = SYNONYMS.reduce((text, [other, ours]) => text.replace(other, ours), skeleton(step))
  return sentences
    .flatMap(variants)
    .map((sentence) => ({ sentence, score: likeness(wanted, skeleton(sentence)) }))
    .filter(({ score }) => score >= 0.45)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ sentence }) => filled(sentence, step))
}

/** 现有的名称里最像的几个，最像的在前；一个也不像就是空的。 */
export const nearest = (name: string, names: readonly string[], count = 3): string[] =>
  [...new Set(names)]
    .map((one) => ({ one, score: likeness(name, one) }))
    .filter(({ one, score }) => score >= 0.34 || (one !== '' && (one.includes(name) || name.includes(one))))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ one }) => one)

const MANY = 12

/** 一笔金额，有没有千分位都是。 */
const AMOUNT = /\d[\d,]*\.\d{2}(?!\d)/g
const centsOf = (amount: string): bigint => BigInt(amount.replaceAll(/[,.]/g, ''))
const gap = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one)

/** 这些话里与这笔金额相差最少的金额；说的不是金额，或话里没有金额，就没有。 */
export function nearestAmount(amount: string, texts: readonly string[]): string | undefined {
  if (amount.replace(AMOUNT, '') !== '') return undefined
  const wanted = centsOf(amount)
  const far = (one: string) => gap(centsOf(one), wanted)
  return texts
    .flatMap((text) => text.match(AMOUNT) ?? [])
    .reduce<string | undefined>(
      (best, one) => (best === undefined || far(one) < far(best) ? one : best),
      undefined,
    )
}

/** 最接近的是什么：金额是相差最少的，别的是写得最像的；都没有就是空的。 */
export function closestTo(name: string, texts: readonly string[]): string {
  const amount = nearestAmount(name, texts)
  if (amount !== undefined) return `；最接近的是 ${amount}`
  const near = nearest(name, texts)
  return near.length > 0 ? `；相近的有：${near.join('、')}` : ''
}

/** 没有这个名称时说的话：相近的在前，然后是现有的；texts 是现有的各自写着的话，没有给的就是名称。 */
export function absent(
  what: string,
  name: string,
  names: readonly string[],
  texts: readonly string[] = names,
): string {
  const known = [...new Set(names.map((one) => one.trim()).filter(Boolean))]
  if (known.length === 0) return `没有${what}“${name}”；现在一个也没有`
  const hint = closestTo(name, nearestAmount(name, texts) === undefined ? known : texts)
  const more = known.length > MANY ? `……共 ${known.length} 个` : ''
  return `没有${what}“${name}”${hint}；现有：${known.slice(0, MANY).join('、')}${more}`
}
