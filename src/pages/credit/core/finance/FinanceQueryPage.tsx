import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  exportFinanceApplications,
  removeFinanceDraft,
  supplementFinanceApplication,
  urgeFinanceApplication,
  usePageFinanceApplications,
} from '#api/generated/corp/finances/finances.ts'
import { financeApplicationLabels } from '#api/generated/corp/labels/financeApplication.ts'
import { financeApplicationQueryLabels } from '#api/generated/corp/labels/financeApplicationQuery.ts'
import type { FinanceApplication } from '#api/generated/corp/model/index.ts'
import { issuerNames } from '#business/credit/finance/issuerNames.ts'
import { useCancelFinance } from '#business/credit/finance/useCancelFinance.tsx'
import { useContractSigning } from '#business/credit/finance/useContractSigning.tsx'
import { useDocumentDownload } from '#business/credit/finance/useDocumentDownload.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { credit } from '#routes/credit.ts'
import { href } from '#routes/define.ts'
import { useReach } from '#routes/useReach.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ExportButton } from '#ui/table/ExportButton.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const SupplementDrawer = lateDialog(() =>
  import('#business/financing/SupplementDrawer.tsx').then((part) => part.SupplementDrawer),
)
const RetryDrawer = lateDialog(() => import('./RetryDrawer.tsx').then((part) => part.RetryDrawer))

const filter = filters(financeApplicationQueryLabels)
const conditions = [
  filter.text('financeNo'),
  filter.text('voucherNo'),
  filter.suggest('issuerName', issuerNames),
  filter.text('funderName'),
  filter.dicts('financeStatuses', 'FINANCE_STATUS'),
  filter.money('financeAmount'),
  filter.dates('lendTime', { label: '放款时间' }),
  filter.dates('maturityDate'),
  filter.dict('financeMode', 'FINANCE_MODE'),
  filter.dict('switchStage', 'SWITCH_STAGE'),
]
const is = column(financeApplicationLabels)

/** 融资查询：本企业全部融资及进度；补件、签约、撤销、重新放款、换资金方、催办（T-FIN-06、09、13、16）。 */
export default function FinanceQueryPage() {
  const page = useListPage(usePageFinanceApplications, { conditions })
  const { query } = page
  const navigate = useNavigate()
  const reach = useReach()
  const [supplementing, setSupplementing] = useState<FinanceApplication>()
  const [retrying, setRetrying] = useState<FinanceApplication>()
  const { cancel, element: cancelling } = useCancelFinance()
  const { sign, element: signing } = useContractSigning()
  const { save } = useDocumentDownload()
  const urge = useAction((row: FinanceApplication) => urgeFinanceApplication(refOf(row, 'financeNo')), {
    success: '已催办资金方',
  })
  const remove = useAction((row: FinanceApplication) => removeFinanceDraft(refOf(row, 'financeNo')), {
    ask: (row) => ({ title: '移除草稿', content: `移除草稿 ${row.financeNo}？`, ok: '移除' }),
    success: '草稿已移除',
  })
  const go = (to: string) => void navigate(to)
  const edit = ({ financeNo, financeMode }: FinanceApplication) =>
    go(
      financeMode === 'QUICK'
        ? href(credit.chainFinanceApply)
        : href(credit.coreFinanceApply, { view: 'edit', financeNo }),
    )
  const downloadContract = ({ financeNo, documents }: FinanceApplication) => {
    const contract = documents.find((one) => one.protocolType === 'FACTORING')
    if (contract) save(financeNo, contract)
  }
  const change = ({ financeNo }: FinanceApplication) =>
    go(href(credit.coreFinanceSwitchFinance, { view: 'create', financeNo }))

  const columns = [
    is.link('financeNo', (row) => href(credit.chainFinanceDetail, { financeNo: row.financeNo })),
    is.dict('financeStatus', 'FINANCE_STATUS'),
    is.text('funderName'),
    is.money('financeAmount', { sort: true }),
    is.date('maturityDate', { sort: true }),
    is.text('issuerName'),
    is.rate('annualRate'),
    is.money('netAmount'),
    is.instant('lendTime', { sort: true }),
    is.code('voucherNo'),
    is.dict('registerStatus', 'REGISTER_STATUS', { tone: 'plain' }),
    is.dict('financeMode', 'FINANCE_MODE', { tone: 'plain' }),
    is.actions(
      {
        EDIT: ['编辑', edit],
        SUPPLEMENT: ['补件', setSupplementing],
        SIGN: ['签署合同', sign],
        RETRY: ['重新放款', setRetrying],
        SWITCH: ['换资金方', change],
        DOWNLOAD: ['下载合同', downloadContract],
        URGE: ['催办', (row) => void urge.run(row)],
        CANCEL: ['撤销', (row) => void cancel(row)],
        REMOVE: ['移除', (row) => void remove.run(row)],
      },
      { width: 170 },
    ),
  ]
  const apply = reach(href(credit.coreFinanceApply))
  return (
    <ListCard
      label="融资"
      {...page}
      columns={columns}
      rowKey="financeNo"
      guidance="还没有融资。签收的凭证可以向已签约的资金方融资"
      toolbar={
        <>
          {apply ? (
            <Button type="primary" onClick={() => go(apply)}>
              申请融资
            </Button>
          ) : null}
          <ExportButton
            fileName="凭证融资.xlsx"
            load={(transfer) => exportFinanceApplications(query, transfer)}
          />
        </>
      }
    >
      {supplementing ? (
        <SupplementDrawer
          documentNo={supplementing.financeNo}
          wanted={supplementing}
          items={supplementing.supplementItems.map(({ itemName }) => itemName)}
          accept={['pdf', 'jpg', 'png', 'ofd']}
          send={(attachments, remark) =>
            supplementFinanceApplication({
              ...refOf(supplementing, 'financeNo'),
              supplementItems: supplementing.supplementItems.map(({ itemName }, index) => ({
                itemName,
                attachments: attachments[index] ?? [],
              })),
              ...remark,
            })
          }
          onClose={() => setSupplementing(undefined)}
        />
      ) : null}
      {retrying ? <RetryDrawer application={retrying} onClose={() => setRetrying(undefined)} /> : null}
      {cancelling}
      {signing}
    </ListCard>
  )
}
