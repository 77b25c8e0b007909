import { ukeyLabels } from '#api/generated/corp/labels/ukey.ts'
import { useListMyUkeys } from '#api/generated/corp/ukeys/ukeys.ts'
import { ExpiryDay } from '#pages/my/enterprise-info/ukey/ExpiryDay.tsx'
import { useUkeyActions } from '#pages/my/enterprise-info/ukey/useUkeyActions.tsx'
import { QueryList } from '#ui/display/QueryList.tsx'
import { Section } from '#ui/display/Section.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(ukeyLabels)
const facts = [
  is.dict('ukeyMedium', 'UKEY_MEDIUM', { tone: 'plain' }),
  is.dict('ukeyStatus', 'UKEY_STATUS'),
  is.code('ukeySn'),
  is.custom('certValidDate', (row) => <ExpiryDay ukey={row} />),
  is.text('stateReason', { title: '说明' }),
]

/** 我的证书：本人激活、修改口令、解锁、挂失、更新补办（T-UKY-05、07、08、10）；申请由管理员办。 */
export function MyCertificates() {
  const { actions, element } = useUkeyActions()
  return (
    <Section title="我的证书">
      <QueryList
        result={useListMyUkeys()}
        guidance="您还没有证书，不能签署合同与协议：请管理员在企业证书管理中为您申请"
      >
        {(ukeys) => (
          <PlainTable
            label="我的证书"
            columns={[...facts, is.actions(actions, { width: 190 })]}
            rows={ukeys}
            rowKey="id"
          />
        )}
      </QueryList>
      {element}
    </Section>
  )
}
