import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import type { GuaranteeSection } from '#api/generated/corp/model/index.ts'
import { PlainTable } from '#ui/PlainTable.tsx'
import { formatMoney, sum } from '#domain/money.ts'
import { column } from '#ui/columns.tsx'
import type { ControlProps } from '#ui/ControlProps.ts'
import styles from './apply.module.css'
import { SectionDrawer } from './SectionDrawer.tsx'

/** 除第一个标段外，至多再填多少个。 */
const MAX_SECTIONS = 20

const is = column<GuaranteeSection & { key: string }>()

/** 同一招标项目的其他标段：逐个填写名称、估算价与保函金额。 */
export function SectionsInput({ value = [], onChange, ...aria }: ControlProps<GuaranteeSection[]>) {
  /** 正在填的是第几个；等于个数是新增 */
  const [editing, setEditing] = useState<number>()
  const put = (at: number, section: GuaranteeSection) =>
    onChange?.(at < value.length ? value.with(at, section) : [...value, section])
  const columns = [
    is.text('sectionName', '标段名称', { width: 220 }),
    is.money('estimatePrice', '招标估算价', { width: 180 }),
    is.money('guaranteeAmount', '保函金额', { width: 180 }),
    is.custom(
      'edit',
      '操作',
      ({ key }) => (
        <>
          <button type="button" className="text-button" onClick={() => setEditing(Number(key))}>
            编辑
          </button>{' '}
          <button
            type="button"
            className="text-button"
            onClick={() => onChange?.(value.toSpliced(Number(key), 1))}
          >
            删除
          </button>
        </>
      ),
      { width: 110 },
    ),
  ]
  return (
    <div className={styles.stack} role="group" aria-label={aria['aria-label']} id={aria.id}>
      <div className={styles.tools}>
        <Button disabled={value.length >= MAX_SECTIONS} onClick={() => setEditing(value.length)}>
          添加标段
        </Button>
        {value.length > 0 ? (
          <span role="status" aria-label="合计">
            {`另有 ${value.length} 个标段，保函金额合计 ${formatMoney(sum(value.map((one) => one.guaranteeAmount)))} 元`}
          </span>
        ) : null}
      </div>
      {value.length > 0 ? (
        <PlainTable
          label="其他标段明细"
          columns={columns}
          rows={value.map((section, index) => ({ ...section, key: String(index) }))}
          rowKey="key"
        />
      ) : null}
      {editing === undefined ? null : (
        <SectionDrawer
          title={editing === value.length ? '添加标段' : `编辑标段 ${editing + 1}`}
          initial={value[editing] ?? {}}
          onSave={(section) => {
            put(editing, section)
            setEditing(undefined)
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  )
}
