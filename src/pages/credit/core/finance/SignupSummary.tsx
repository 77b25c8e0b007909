import type { SignupForm, SignupFormContext, SignupFunderOffer } from '#api/generated/corp/model/index.ts'
import { formatDay } from '#domain/calendar.ts'
import { useDict } from '#ui/DictContext.ts'
import { Facts } from '#ui/display/Facts.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

interface Given {
  name: string
  detail: string
}

const is = column<SignupFunderOffer>()
const funderColumns = [
  is.text('funderName', '资金方'),
  is.dict('funderType', '资金方类型', 'FUNDER_TYPE', { tone: 'plain' }),
  is.text('funderProductName', '融资产品'),
  is.rate('annualRate', '年利率'),
  is.text('lendSpeed', '放款时效'),
]
const given = column<Given>()
const givenColumns = [given.text('name', '资料'), given.text('detail', '已提供')]

interface SignupSummaryProps {
  context: SignupFormContext
  offers: readonly SignupFunderOffer[]
  /** 前几步填好的内容 */
  form: SignupForm | undefined
}

/** 第四步 确认：要交给谁、交什么，一眼看完再提交。 */
export function SignupSummary({ context, offers, form }: SignupSummaryProps) {
  const letterTypes = useDict('AUTH_LETTER_TYPE')
  if (!form) return null
  const account = context.collectAccounts.find((one) => one.accountId === form.collectAccountId)
  const names = (files: readonly { fileName: string }[]) => files.map((file) => file.fileName).join('、')
  const rows: Given[] = [
    ...form.letters.map(({ authLetterType, attachments, authValidTo }) => ({
      name: letterTypes.label(authLetterType),
      detail: `${names(attachments)}　有效期至 ${formatDay(authValidTo)}`,
    })),
    ...form.docs.map(({ docName, attachments }) => ({ name: docName, detail: names(attachments) })),
    ...form.funders.flatMap(({ funderProductNo, extraValues }) => {
      const offer = offers.find((one) => one.funderProductNo === funderProductNo)
      return extraValues.map(({ fieldKey, fieldValue }) => ({
        name: offer?.extraFields.find((one) => one.fieldKey === fieldKey)?.fieldLabel ?? fieldKey,
        detail: `${fieldValue}（${offer?.funderName ?? ''}）`,
      }))
    }),
    { name: '个人信息授权', detail: form.personalConsent ? '相关个人已单独同意' : '尚未同意' },
  ]
  const about = {
    corpName: context.corpName,
    collectAccountNo: account?.accountNo ?? '',
    bankName: account?.bankName ?? '',
  }
  const fact = column<typeof about>()
  return (
    <>
      <Facts
        title="申请企业"
        of={about}
        items={[
          fact.text('corpName', '企业名称'),
          fact.text('bankName', '开户银行'),
          fact.text('collectAccountNo', '收款账号'),
        ]}
      />
      <Section title="资金方">
        <PlainTable label="资金方" columns={funderColumns} rows={offers} rowKey="funderProductNo" />
      </Section>
      <Section title="提供的资料">
        <PlainTable label="提供的资料" columns={givenColumns} rows={rows} rowKey="name" />
      </Section>
    </>
  )
}
