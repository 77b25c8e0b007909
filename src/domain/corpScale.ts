import { compare } from './money.ts'

/** 划型用到的三个数：从业人员（人）、营业收入与资产总额（万元，十进制字符串）。 */
interface ScaleFigures {
  industryCode: string
  employeeCount: number
  annualRevenue: string
  totalAssets: string
}
type CorpScaleCode = 'LARGE' | 'MEDIUM' | 'SMALL' | 'MICRO'

/** 一档的下限：从业人员 x、营业收入 y、资产总额 z；没有的不看。 */
type Floor = Readonly<{ x?: number; y?: number; z?: number }>
type Industry = Readonly<{ name: string; codes: RegExp; floors: readonly [Floor, Floor, Floor] }>

/** 工信部联企业〔2011〕300号《中小企业划型标准规定》第四条；每行为大型、中型、小型的下限。 */
const INDUSTRIES: readonly Industry[] = [
  { name: '农、林、牧、渔业', codes: /^A/, floors: [{ y: 20000 }, { y: 500 }, { y: 50 }] },
  {
    name: '工业',
    codes: /^[BCD]/,
    floors: [
      { x: 1000, y: 40000 },
      { x: 300, y: 2000 },
      { x: 20, y: 300 },
    ],
  },
  {
    name: '建筑业',
    codes: /^E/,
    floors: [
      { y: 80000, z: 80000 },
      { y: 6000, z: 5000 },
      { y: 300, z: 300 },
    ],
  },
  {
    name: '批发业',
    codes: /^F51/,
    floors: [
      { x: 200, y: 40000 },
      { x: 20, y: 5000 },
      { x: 5, y: 1000 },
    ],
  },
  {
    name: '零售业',
    codes: /^F52/,
    floors: [
      { x: 300, y: 20000 },
      { x: 50, y: 500 },
      { x: 10, y: 100 },
    ],
  },
  {
    name: '仓储业',
    codes: /^G59/,
    floors: [
      { x: 200, y: 30000 },
      { x: 100, y: 1000 },
      { x: 20, y: 100 },
    ],
  },
  {
    name: '邮政业',
    codes: /^G60/,
    floors: [
      { x: 1000, y: 30000 },
      { x: 300, y: 2000 },
      { x: 20, y: 100 },
    ],
  },
  {
    name: '交通运输业',
    codes: /^G5[4-8]/,
    floors: [
      { x: 1000, y: 30000 },
      { x: 300, y: 3000 },
      { x: 20, y: 200 },
    ],
  },
  {
    name: '住宿和餐饮业',
    codes: /^H/,
    floors: [
      { x: 300, y: 10000 },
      { x: 100, y: 2000 },
      { x: 10, y: 100 },
    ],
  },
  {
    name: '软件和信息技术服务业',
    codes: /^I65/,
    floors: [
      { x: 300, y: 10000 },
      { x: 100, y: 1000 },
      { x: 10, y: 50 },
    ],
  },
  {
    name: '信息传输业',
    codes: /^I6[34]/,
    floors: [
      { x: 2000, y: 100000 },
      { x: 100, y: 1000 },
      { x: 10, y: 100 },
    ],
  },
  {
    name: '物业管理',
    codes: /^K702/,
    floors: [
      { x: 1000, y: 5000 },
      { x: 300, y: 1000 },
      { x: 100, y: 500 },
    ],
  },
  {
    name: '房地产开发经营',
    codes: /^K701/,
    floors: [
      { y: 200000, z: 10000 },
      { y: 1000, z: 5000 },
      { y: 100, z: 2000 },
    ],
  },
  {
    name: '租赁和商务服务业',
    codes: /^L/,
    floors: [
      { x: 300, z: 120000 },
      { x: 100, z: 8000 },
      { x: 10, z: 100 },
    ],
  },
  { name: '其他行业', codes: /^[A-T]/, floors: [{ x: 300 }, { x: 100 }, { x: 10 }] },
]

/** GB/T 4754 代码 → 划型标准里的行业；不是行业代码的为 undefined。 */
export const industryName = (industryCode: string): string | undefined =>
  INDUSTRIES.find(({ codes }) => codes.test(industryCode))?.name

const reaches = ({ x, y, z }: Floor, figures: ScaleFigures): boolean =>
  (x === undefined || figures.employeeCount >= x) &&
  (y === undefined || compare(figures.annualRevenue, String(y)) >= 0) &&
  (z === undefined || compare(figures.totalAssets, String(z)) >= 0)

/** 建议的企业规模：各项指标都达到下限的最高一档，都达不到的为微型；行业代码不对的为 undefined。 */
export const suggestScale = (figures: ScaleFigures): CorpScaleCode | undefined => {
  const industry = INDUSTRIES.find(({ codes }) => codes.test(figures.industryCode))
  if (!industry) return undefined
  const [large, medium, small] = industry.floors
  if (reaches(large, figures)) return 'LARGE'
  if (reaches(medium, figures)) return 'MEDIUM'
  return reaches(small, figures) ? 'SMALL' : 'MICRO'
}
