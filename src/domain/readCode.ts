import { readText, visible } from './plainText.ts'

/** 全角转半角，去掉看不见的字与首尾空白。 */
const halfWidth = (raw: string) => readText(raw.slice(0, 200).normalize('NFKC'))

/** 天数、手机号等数字输入的清洗：只留数字，全角先转半角（QUERY-05）。 */
export const cleanDigits = (raw: string): string => halfWidth(raw).replace(/\D/g, '')

/** 编号、账号：去掉印在中间的空格与短横，别的字留着由检查说。 */
export const readDigits = (raw: string): string => halfWidth(raw).replace(/[\s\u2010-\u2015\u2212-]/g, '')

/** 一格里的几个发票号码，以顿号、逗号、分号或空白隔开。 */
export const readInvoiceNos = (raw: string): string[] =>
  raw
    .normalize('NFKC')
    .split(/[、,;\s]+/)
    .map(readDigits)
    .filter(Boolean)

/** 手机号：另外去掉前面的 +86（VALID-01）。 */
export const readPhone = (raw: string): string => readDigits(raw).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')

/** 统一社会信用代码：去掉空格与短横，小写转大写（GB 32100）。 */
export const readUscc = (raw: string): string => readDigits(raw).toUpperCase()

/** 电子邮箱：全角转半角，去掉空白（VALID-02）。 */
export const readEmail = (raw: string): string => halfWidth(raw).replace(/\s/g, '')

// 各家输入法打出的间隔号不同，姓名里只用 U+00B7
const DOTS = /[•‧∙・･．]/g

/** 正打着的姓名：各种间隔号统一成“·”，连续空格并成一个（VALID-04）。 */
export const cleanPersonName = (raw: string): string => visible(raw).replace(DOTS, '·').replace(/\s+/g, ' ')

/** 姓名：另去掉首尾空白。 */
export const readPersonName = (raw: string): string => cleanPersonName(raw).trim()
