import Button from '@arco-design/web-react/es/Button'
import { guaranteeSectionLabels } from '#api/generated/corp/labels/guaranteeSection.ts'
import type { GuaranteeSection } from '#api/generated/corp/model/index.ts'
import { formatMoney, sum } from '#domain/money.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { LineActions, LinesBlock } from '#ui/form/LinesBlock.tsx'
import { useLines } from '#ui/form/useLines.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const SectionDrawer = lateDialog(() => import('./SectionDrawer.tsx').then((part) => part.SectionDrawer))

/** 除第一个标段外，至多再填多少个。 */
const MAX_SECTIONS = 20

const is = column<GuaranteeSection & { key: string }>({ ...guaranteeSectionLabels, key: '序号' })

/** 同一招标项目的其他标段：逐个填写名称、估算价与保函金额。 */
export function SectionsInput({ value = [], onChange, ...aria }: ControlProps<GuaranteeSection[]>) {
  const lines = useLines(value, onChange)
  const columns = [
    is.text('sectionName'),
    is.money('estimatePrice'),
    is.money('guaranteeAmount'),
    is.buttons(
      ({ key }) => (
        <LineActions onEdit={() => lines.edit(Number(key))} onDelete={() => lines.remove(Number(key))} />
      ),
      { width: 110 },
    ),
  ]
  return (
    <LinesBlock
      {...aria}
      tools={
        <Button disabled={value.length >= MAX_SECTIONS} onClick={lines.add}>
          添加标段
        </Button>
      }
      totalLabel="合计"
      total={
        value.length > 0 ? (
          <>
            {`另有 ${value.length} 个标段，保函金额合计 `}
            <strong>{formatMoney(sum(value.map((one) => one.guaranteeAmount)))}</strong>元
          </>
        ) : null
      }
    >
      {value.length > 0 ? (
        <PlainTable
          label="其他标段明细"
          columns={columns}
          rows={value.map((section, index) => ({ ...section, key: String(index) }))}
          rowKey="key"
        />
      ) : null}
      {lines.at === undefined ? null : (
        <SectionDrawer
          title={lines.isNew ? '添加标段' : `编辑标段 ${lines.at + 1}`}
          initial={value[lines.at] ?? {}}
          onSave={lines.save}
          onClose={lines.close}
        />
      )}
    </LinesBlock>
  )
}
