import Button from '@arco-design/web-react/es/Button'
import { type SubmitEvent, useId, useState } from 'react'
import { readText } from '#domain/plainText.ts'
import { TextInput } from '#ui/form/TextInput.tsx'
import styles from './TransferRecord.module.css'

interface RecordKeys {
  readonly voucherNo: string
  readonly holdingNo: string
}

/** 查哪一张：凭证编号或持有编号，至少填一个。 */
export function RecordSearch({
  keys,
  onSearch,
}: {
  readonly keys: RecordKeys
  readonly onSearch: (keys: RecordKeys) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState(keys)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch({ voucherNo: readText(typed.voucherNo), holdingNo: readText(typed.holdingNo) })
  }
  return (
    <search className="no-print">
      <form className={styles.search} aria-label="流转记录查询" onSubmit={submit}>
        <label htmlFor={`${id}v`}>凭证编号</label>
        <TextInput
          id={`${id}v`}
          maxLength={20}
          value={typed.voucherNo}
          onChange={(voucherNo) => setTyped({ ...typed, voucherNo })}
        />
        <label htmlFor={`${id}h`}>持有编号</label>
        <TextInput
          id={`${id}h`}
          maxLength={24}
          value={typed.holdingNo}
          onChange={(holdingNo) => setTyped({ ...typed, holdingNo })}
        />
        <Button type="primary" htmlType="submit">
          查询
        </Button>
      </form>
    </search>
  )
}
