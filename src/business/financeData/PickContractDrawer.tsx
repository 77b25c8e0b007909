import { useState } from 'react'
import {
  addPackageContract,
  useListPackageContracts,
} from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type { FinanceDataPackage, TradeContract } from '#api/generated/corp/model/index.ts'
import { isPositive } from '#domain/money.ts'
import { useAction } from '#hooks/useAction.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(tradeContractLabels)
const hasLeft = ({ contractRemainAmount }: TradeContract) => isPositive(contractRemainAmount)

/** 选择已有合同（T-FDP-02）：与该交易对手的有效合同，本企业为卖方。 */
export function PickContractDrawer({ row, onClose }: { row: FinanceDataPackage; onClose: () => void }) {
  const { packageNo, version } = row
  const [showsAll, setShowsAll] = useState(false)
  const list = useListPackageContracts({ packageNo })
  const add = useAction((contractNo: string) => addPackageContract({ packageNo, version, contractNo }), {
    success: '合同已加入',
    onDone: onClose,
  })
  const columns = [
    is.code('contractNo'),
    is.text('contractName'),
    is.money('contractRemainAmount', { title: '合同剩余金额' }),
    is.date('contractEndDate'),
    is.buttons(
      ({ contractNo }) => (
        <button
          type="button"
          className="text-button"
          aria-label={`选择 ${contractNo}`}
          disabled={add.running}
          onClick={() => void add.run(contractNo)}
        >
          选择
        </button>
      ),
      { width: 80 },
    ),
  ]
  return (
    <Drawer title="选择已有合同" onClose={onClose} width={820}>
      <QueryState result={list}>
        {(contracts) =>
          contracts.length > 0 ? (
            <>
              <PlainTable
                label="已有合同"
                columns={columns}
                rows={showsAll ? contracts : contracts.filter(hasLeft)}
                rowKey="contractNo"
              />
              {contracts.every(hasLeft) ? null : (
                <button type="button" className="text-button" onClick={() => setShowsAll(!showsAll)}>
                  {showsAll
                    ? '只看有剩余金额的'
                    : `另有 ${contracts.filter((one) => !hasLeft(one)).length} 份没有剩余金额，查看`}
                </button>
              )}
            </>
          ) : (
            <EmptyState guidance="没有可选的合同，请上传新合同" />
          )
        }
      </QueryState>
    </Drawer>
  )
}
