import { useCashBatchDetail } from '#api/generated/corp/cashes/cashes.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { CashFacts } from './CashFacts.tsx'
import styles from './cash.module.css'

/** 查看一批兑付：要素、各持有方的明细、轨迹。 */
export function CashDrawer({ cashNo, onClose }: { cashNo: string; onClose: () => void }) {
  return (
    <Drawer title={`兑付 ${cashNo}`} onClose={onClose} width={960}>
      <QueryState result={useCashBatchDetail({ cashNo })}>
        {(batch) => (
          <div className={styles.stack}>
            <CashFacts batch={batch} />
          </div>
        )}
      </QueryState>
    </Drawer>
  )
}
