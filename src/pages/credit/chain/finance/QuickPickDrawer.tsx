import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { createQuickFinances, usePageFinanceableHoldings } from '#api/generated/corp/finances/finances.ts'
import { financeableHoldingLabels } from '#api/generated/corp/labels/financeableHolding.ts'
import type { BatchOutcome, FinanceableHoldingQuery } from '#api/generated/corp/model/index.ts'
import { BatchResult } from '#business/approval/BatchResult.tsx'
import { useAction } from '#hooks/useAction.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

const is = column(financeableHoldingLabels)
const columns = [
  is.code('holdingNo'),
  is.text('issuerName'),
  is.money('availableAmount'),
  is.date('promisePayDate'),
  is.number('remainDays'),
]
const first: FinanceableHoldingQuery = { pageCond: { pageNo: 1, pageSize: 10 }, enabled: true }

/** 选凭证批量融资：每笔生成一份草稿，默认到账最多的已签约资金方与够用的资料包。 */
export function QuickPickDrawer({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState(first)
  const list = usePageFinanceableHoldings(query)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<BatchOutcome>()
  const create = useAction(
    (holdingNos: readonly string[]) => createQuickFinances({ holdingNos: [...holdingNos] }),
    { onDone: setOutcome },
  )
  const onQuery = (change: Partial<FinanceableHoldingQuery>) =>
    setQuery((before) => ({ ...before, ...change }))
  return (
    <Drawer
      title="选凭证融资"
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            type="primary"
            disabled={selected.length === 0}
            loading={create.running}
            onClick={() => void create.run(selected)}
          >
            生成融资草稿
          </Button>
        </>
      }
    >
      <Alert>每笔凭证生成一份草稿，金额为全部可用金额，可再修改；缺资料包的待补资料后提交。</Alert>
      <DataTable
        label="可融资凭证"
        list={list}
        columns={columns}
        query={query}
        onQuery={onQuery}
        rowKey="holdingNo"
        guidance="没有可融资的凭证"
        selection={{ selected, onSelect: setSelected, max: 50 }}
      />
      {outcome ? <BatchResult outcome={outcome} onClose={onClose} /> : null}
    </Drawer>
  )
}
