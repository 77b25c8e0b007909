// 识别证照影像：沙盒里没有真的光学识别，按文件是哪家企业的、是哪一种影像给出像样的结果。
import type { RealNamePaper, RealNamePaperKind } from '#api/generated/corp/model/index.ts'
import { addMonths } from '#domain/calendar.ts'
import type { Context } from '../../kernel/Context.ts'
import { BusinessError } from '../../kernel/errors.ts'
import type { CorpRow } from '../../kernel/rows.ts'
import type { FileRow } from '../file/rows.ts'
import { idCardOf } from '../people/identity.ts'

/** 证件长期有效的年数与已用掉的月数：二十年的证件，领了四年多。 */
const TERM_MONTHS = 240
const USED_MONTHS = 53

/** 一家企业的法定代表人的身份证号：同一家总是同一个。 */
const legalPersonCardOf = ({ uscc }: CorpRow): string => {
  const digits = uscc.replaceAll(/\D/g, '').slice(-2)
  return idCardOf(`2101061976${String((Number(digits) % 12) + 1).padStart(2, '0')}15${digits}1`)
}

/** 认不出的影像：文件名说它模糊，好让人试出认不出时怎样。 */
const UNREADABLE = /模糊|blur/i

/** 从影像上读出的要素；文件名带着别家企业全称的，就是别家的执照。 */
export const readPaper = (ctx: Context, kind: RealNamePaperKind, { fileName }: FileRow): RealNamePaper => {
  if (UNREADABLE.test(fileName)) throw new BusinessError('OCR', '影像不清晰，没有识别出来')
  const corp = ctx.world.corps.find((one) => fileName.includes(one.corpName)) ?? ctx.corp
  const { corpName, uscc, legalPersonName } = corp
  if (kind === 'LICENSE') return { corpName, uscc, legalPersonName }
  if (kind === 'ID_CARD_FRONT') return { legalPersonName, certNo: legalPersonCardOf(corp) }
  const certValidFrom = addMonths(ctx.today, -USED_MONTHS)
  return { certValidFrom, certValidTo: addMonths(certValidFrom, TERM_MONTHS) }
}
