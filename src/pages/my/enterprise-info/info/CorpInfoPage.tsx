import { useState } from 'react'
import { useCorpProfile } from '#api/generated/corp/corps/corps.ts'
import type { CorpProfile } from '#api/generated/corp/model/index.ts'
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

const is = column<CorpProfile>()
const registered = [
  is.code('memberId', '会员编号'),
  is.text('corpName', '企业名称'),
  is.custom('formerNames', '曾用名', ({ formerNames }) => formerNames.join('、') || '--'),
  is.code('uscc', '统一社会信用代码'),
  is.dict('corpType', '企业类型', 'CORP_TYPE', { tone: 'plain' }),
  is.dict('corpScale', '企业规模', 'CORP_SCALE', { tone: 'plain' }),
  is.custom('industryCode', '所属行业', ({ industryCode }) => industryText(industryCode) ?? '--'),
  is.text('legalPersonName', '法定代表人'),
  is.money('registeredCapital', '注册资本'),
  is.date('establishDate', '成立日期'),
  is.date('businessTermEnd', '营业期限至'),
  is.text('registeredAddress', '注册地址'),
  is.text('groupCorpName', '所属集团'),
]
const contact = [
  is.text('contactName', '联系人'),
  is.text('contactPhone', '联系电话'),
  is.text('email', '电子邮箱'),
  is.text('businessAddress', '经营地址'),
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
