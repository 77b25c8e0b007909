const CJK = '[\\u3400-\\u9fff\\u3001-\\u303f\\uff00-\\uffef]'
const QUOTES = /[“”„‟「」『』＂]/g
const SPACE_AT_CJK = new RegExp(`(?<=${CJK})[ \\t]+|[ \\t]+(?=${CJK})`, 'g')

/** 引号之外：全角数字变半角，汉字旁的空格去掉，不在数字中间的半角逗号变全角。 */
const normalizeProse = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
    .replace(SPACE_AT_CJK, '')
    .replace(/(?<!\d),|,(?!\d)/g, '，')
    .trim()

/** 一句步骤的规整写法：弯引号、直角引号、空格、全角数字与句末的全角冒号都不影响匹配；引号里的内容不动。 */
export const normalizeStep = (text: string): string =>
  text
    .replace(QUOTES, '"')
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : normalizeProse(part)))
    .join('')
    .replace(/：$/, ':')
