import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useListReusablePackages } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { tradeContractLabels } from '#api/generated/corp/labels/tradeContract.ts'
import type { FinanceDataPackage } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { Alert } from '#ui/display/Alert.tsx'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { AssignmentClause } from './AssignmentClause.tsx'
import { counterpartyOf, type FinanceDataFamily, type FinanceDataProps } from './family.ts'
import { ReusableNotice } from './ReusableNotice.tsx'
import { UploadFrame } from './UploadFrame.tsx'
import { useRemoveItem } from './usePackage.ts'
import styles from './views.module.css'

const PackageContractDrawer = lateDialog(() =>
  import('./PackageContractDrawer.tsx').then((part) => part.PackageContractDrawer),
)
const PickContractDrawer = lateDialog(() =>
  import('./PickContractDrawer.tsx').then((part) => part.PickContractDrawer),
)

const is = column(tradeContractLabels)

/** 上传合同（第 2 步）：上传新合同或选已有的（T-FDP-02）。 */
export function ContractsView(props: FinanceDataProps) {
  return (
    <UploadFrame {...props} step={1}>
      {(row, editable) => <Contracts row={row} editable={editable} family={props.family} />}
    </UploadFrame>
  )
}

interface ContractsProps {
  row: FinanceDataPackage
  editable: boolean
  family: FinanceDataFamily
}

function Contracts({ row, editable, family }: ContractsProps) {
  const [drawer, setDrawer] = useState<'upload' | 'pick'>()
  const { packageNo, productType, counterpartyName, contracts } = row
  const { word } = counterpartyOf(productType)
  const first = contracts[0]?.contractNo
  const reusable = useListReusablePackages(
    editable && first
      ? { productType, counterpartyName, contractNo: first, exceptPackageNo: packageNo }
      : null,
  )
  const remove = useRemoveItem(row)
  const odd = contracts.filter((contract) => contract.partyA !== counterpartyName)
  const columns = [
    is.code('contractNo'),
    is.text('contractName'),
    is.text('partyA', { title: '甲方（买方）' }),
    is.money('contractAmount'),
    is.money('contractUsedAmount', { title: '合同已用金额' }),
    is.money('contractRemainAmount', { title: '合同剩余金额' }),
    is.dict('contractDocStatus', 'CONTRACT_DOC_STATUS'),
    ...(productType === 'ABS'
      ? [
          is.derived('clause', '禁止转让条款', (contract) => <AssignmentClause contract={contract} />, {
            width: 130,
          }),
        ]
      : []),
    is.buttons(
      ({ contractNo, contractFile }) => (
        <span className={styles.actions}>
          <FileName file={contractFile} text="预览" />
          {editable ? (
            <button
              type="button"
              className="text-button"
              onClick={() => void remove('CONTRACT', contractNo, `合同 ${contractNo}`)}
            >
              删除
            </button>
          ) : null}
        </span>
      ),
      { width: 110 },
    ),
  ]
  const tools = editable ? (
    <div className={styles.tools}>
      <Button type="primary" onClick={() => setDrawer('upload')}>
        上传合同
      </Button>
      <Button onClick={() => setDrawer('pick')}>选择已有合同</Button>
    </div>
  ) : null
  return (
    <Section title="合同" extra={tools}>
      <div className={styles.block}>
        {odd.length > 0 ? (
          <Alert tone="warn">
            {odd
              .map(
                (contract) =>
                  `合同 ${contract.contractNo} 的甲方是 ${contract.partyA}，与${word}不一致，请核对`,
              )
              .join('\n')}
          </Alert>
        ) : null}
        {reusable.data ? <ReusableNotice packages={reusable.data} family={family} /> : null}
        {contracts.length > 0 ? (
          <PlainTable label="合同" columns={columns} rows={contracts} rowKey="contractNo" />
        ) : (
          <EmptyState guidance={`至少一份与${word}的合同，本企业为卖方`} />
        )}
      </div>
      {drawer === 'upload' ? <PackageContractDrawer row={row} onClose={() => setDrawer(undefined)} /> : null}
      {drawer === 'pick' ? <PickContractDrawer row={row} onClose={() => setDrawer(undefined)} /> : null}
    </Section>
  )
}
