// PDF 里抽出的部首（CJK Radicals Supplement）NFKC 不收，只列合同里会遇到的
const RADICALS: Record<string, string> = {
  '⺀': '冫',
  '⺁': '厂',
  '⺄': '乙',
  '⺅': '亻',
  '⺆': '冂',
  '⺈': '刀',
  '⺉': '刂',
  '⺊': '卜',
  '⺋': '卩',
  '⺌': '小',
  '⺍': '小',
  '⺎': '兀',
  '⺏': '尣',
  '⺐': '尢',
  '⺓': '幺',
  '⺔': '彑',
  '⺕': '彐',
  '⺖': '忄',
  '⺗': '心',
  '⺘': '扌',
  '⺙': '攵',
  '⺛': '旡',
  '⺜': '日',
  '⺝': '月',
  '⺞': '歹',
  '⺟': '母',
  '⺠': '民',
  '⺡': '氵',
  '⺢': '水',
  '⺣': '灬',
  '⺤': '爪',
  '⺥': '爪',
  '⺦': '丬',
  '⺧': '牛',
  '⺨': '犭',
  '⺩': '王',
  '⺪': '疋',
  '⺫': '目',
  '⺬': '示',
  '⺭': '礻',
  '⺮': '竹',
  '⺯': '糸',
  '⺰': '纟',
  '⺱': '罓',
  '⺲': '罒',
  '⺳': '网',
  '⺴': '网',
  '⺵': '网',
  '⺶': '羊',
  '⺷': '羊',
  '⺸': '羊',
  '⺹': '老',
  '⺺': '聿',
  '⺻': '聿',
  '⺼': '肉',
  '⺽': '臼',
  '⺾': '艹',
  '⺿': '艹',
  '⻀': '艹',
  '⻁': '虎',
  '⻂': '衤',
  '⻃': '西',
  '⻄': '西',
  '⻅': '见',
  '⻆': '角',
  '⻇': '角',
  '⻈': '讠',
  '⻉': '贝',
  '⻊': '足',
  '⻋': '车',
  '⻌': '辶',
  '⻍': '辶',
  '⻎': '辶',
  '⻏': '阝',
  '⻐': '钅',
  '⻑': '長',
  '⻒': '镸',
  '⻓': '长',
  '⻔': '门',
  '⻕': '阜',
  '⻖': '阝',
  '⻗': '雨',
  '⻘': '青',
  '⻙': '韦',
  '⻚': '页',
  '⻛': '风',
  '⻜': '飞',
  '⻝': '食',
  '⻞': '食',
  '⻟': '飠',
  '⻠': '饣',
  '⻢': '马',
  '⻣': '骨',
  '⻤': '鬼',
  '⻥': '鱼',
  '⻦': '鸟',
  '⻧': '卤',
  '⻨': '麦',
  '⻩': '黄',
  '⻪': '黾',
  '⻫': '齐',
  '⻬': '齐',
  '⻭': '齿',
  '⻮': '齿',
  '⻯': '龙',
  '⻰': '龙',
  '⻱': '龟',
  '⻲': '龟',
  '⻳': '龟',
}

interface Folded {
  text: string
  /** 折后每个字在原文的位置 */
  origin: number[]
}

/** 折成可比的字：NFKC、部首还原、小写、去掉空白与零宽；跨行的词也能找到。 */
export function fold(source: string): Folded {
  let text = ''
  const origin: number[] = []
  let at = 0
  for (const char of source) {
    const plain = (RADICALS[char] ?? char.normalize('NFKC'))
      .toLowerCase()
      .replace(/[\s\u200b-\u200d\ufeff\u00ad]/gu, '')
    for (let unit = 0; unit < plain.length; unit += 1) origin.push(at)
    text += plain
    at += char.length
  }
  return { text, origin }
}

/** 每一处在折后文字里的起点，不重叠。 */
export function occurrences(folded: string, query: string): number[] {
  const wanted = fold(query).text
  const found: number[] = []
  if (!wanted) return found
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    found.push(at)
  return found
}

/** 元素里每一处的 Range，顺序与 occurrences 相同；用来标亮与滚到。 */
export function rangesIn(root: Node, query: string): Range[] {
  const wanted = fold(query).text
  if (!wanted) return []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const spots: { node: Node; offset: number; end: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const source = node.nodeValue ?? ''
    const folded = fold(source)
    text += folded.text
    for (const offset of folded.origin)
      spots.push({ node, offset, end: offset + (source.codePointAt(offset)! > 0xffff ? 2 : 1) })
  }
  return occurrences(text, query).map((start) => {
    const range = document.createRange()
    const [from, to] = [spots[start]!, spots[start + wanted.length - 1]!]
    range.setStart(from.node, from.offset)
    range.setEnd(to.node, to.end)
    return range
  })
}
