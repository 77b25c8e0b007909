import { signupFunderOfferLabels } from '#api/generated/corp/labels/signupFunderOffer.ts'
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

const is = column(signupFunderOfferLabels)
const funderColumns = [
  is.text('funderName'),
  is.dict('funderType', 'FUNDER_TYPE', { tone: 'plain' }),
  is.text('funderProductName'),
  is.rate('annualRate'),
  is.text('lendSpeed'),
]
const given = column<Given>({ name: '资料', detail: '已提供' })
const givenColumns = [given.text('name'), given.text('detail')]

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
  const fact = column<typeof about>({
    corpName: '企业名称',
    bankName: '开户银行',
    collectAccountNo: '收款账号',
  })
  return (
    <>
      <Facts
        title="申请企业"
        of={about}
        items={[fact.text('corpName'), fact.text('bankName'), fact.text('collectAccountNo')]}
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
