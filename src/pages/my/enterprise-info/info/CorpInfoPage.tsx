import { useState } from 'react'
import { useCorpProfile } from '#api/generated/corp/corps/corps.ts'
import { corpProfileLabels } from '#api/generated/corp/labels/corpProfile.ts'
import { industryText } from '#domain/industry.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { PageActions } from '#ui/display/PageActions.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { StatusTag } from '#ui/display/StatusTag.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { OpenedProducts } from './OpenedProducts.tsx'

const ContactDialog = lateDialog(() => import('./ContactDialog.tsx').then((part) => part.ContactDialog))

const is = column(corpProfileLabels)
const registered = [
  is.code('memberId'),
  is.text('corpName'),
  is.custom('formerNames', ({ formerNames }) => formerNames.join('、') || '--'),
  is.code('uscc'),
  is.dict('corpType', 'CORP_TYPE', { tone: 'plain' }),
  is.dict('corpScale', 'CORP_SCALE', { tone: 'plain' }),
  is.custom('industryCode', ({ industryCode }) => industryText(industryCode) ?? '--'),
  is.text('legalPersonName'),
  is.money('registeredCapital'),
  is.date('establishDate'),
  is.date('businessTermEnd'),
  is.text('registeredAddress'),
  is.text('groupCorpName'),
]
const contact = [
  is.text('contactName'),
  is.text('contactPhone'),
  is.text('email'),
  is.text('businessAddress'),
]

/** 企业信息：工商登记的只能经实名更新，联系信息管理员可改，产品在此开通（T-PDO-01）。 */
export default function CorpInfoPage() {
  const result = useCorpProfile()
  const [editing, setEditing] = useState(false)
  return (
    <PageCard>
      <QueryState result={result}>
        {(corp) => (
          <>
            {corp.corpState === 'FROZEN' ? <Alert tone="warn">该企业/产品已暂停，仅支持查询</Alert> : null}
            <Facts
              title="登记信息"
              of={corp}
              items={registered}
              extra={<StatusTag value={corp.corpState} dict="CORP_STATE" />}
            />
            <Facts
              title="联系信息"
              of={corp}
              items={contact}
              extra={
                <PageActions
                  allowed={corp.allowed}
                  actions={{ EDIT: ['编辑联系信息', () => setEditing(true)] }}
                />
              }
            />
            <Section title="产品开通">
              <OpenedProducts corp={corp} onOpened={() => void result.mutate()} />
            </Section>
            {editing ? <ContactDialog corp={corp} onClose={() => setEditing(false)} /> : null}
          </>
        )}
      </QueryState>
    </PageCard>
  )
}
