import Button from '@arco-design/web-react/es/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  cancelGuarantee,
  reviewGuarantees,
  usePageGuarantees,
} from '#api/generated/corp/guarantees/guarantees.ts'
import { guaranteeLabels } from '#api/generated/corp/labels/guarantee.ts'
import type { Guarantee, GuaranteeQuery } from '#api/generated/corp/model/index.ts'
import { MyDecisions } from '#business/approval/MyDecisions.tsx'
import { useReviewPage } from '#business/approval/useReviewPage.ts'
import { downloadAttachment } from '#business/attachments/download.ts'
import type { GuaranteeKind } from '#business/guarantee/apply/kind.ts'
import { useGuaranteeSigning } from '#business/guarantee/apply/useGuaranteeSigning.tsx'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useDownload } from '#hooks/useDownload.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { guarantee as routes } from '#routes/guarantee.ts'
import { useReach } from '#routes/useReach.ts'
import { useUser } from '#state/useSession.ts'
import { lateView } from '#ui/late.ts'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import type { Filter } from '#ui/query/filters.ts'
import { type Column, column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'

const GuaranteeDecision = lateView(() =>
  import('#business/guarantee/apply/GuaranteeDecision.tsx').then((part) => part.GuaranteeDecision),
)
const GuaranteeDetailView = lateView(() =>
  import('#business/guarantee/apply/GuaranteeDetailView.tsx').then((part) => part.GuaranteeDetailView),
)
const FeeDrawer = lateDialog(() =>
  import('#business/guarantee/apply/FeeDrawer.tsx').then((part) => part.FeeDrawer),
)

interface GuaranteeListProps {
  kind: GuaranteeKind
  conditions: readonly Filter<GuaranteeQuery>[]
  /** 模块级常量，带投标或非投标 */
  defaults: Partial<GuaranteeQuery>
  /** 申请编号与操作之间的列；复核人的办理期限接在保函金额之后 */
  columns: readonly Column<Guarantee>[]
}

const is = column(guaranteeLabels)
const listed = [
  is.code('guaranteeApplyNo'),
  is.text('beneficiaryName'),
  is.money('guaranteeAmount'),
  is.date('guaranteeExpireDate'),
]

/** 保函管理：查询、复核、签约、缴费、作废、下载（T-GUA-03、04、09、10、18）；投标与非投标共用。 */
export function GuaranteeList({ kind, conditions, defaults, columns }: GuaranteeListProps) {
  const [view, { guaranteeApplyNo = '' }, open, close] = useView('detail', 'review')
  const page = useListPage(usePageGuarantees, { conditions, defaults })
  const navigate = useNavigate()
  const reach = useReach()
  const isReviewer = useUser().postCodes.includes('POST_DIRECTOR')
  const [paying, setPaying] = useState<Guarantee>()
  const signing = useGuaranteeSigning()
  const download = useDownload()
  const cancel = useAction((row: Guarantee) => cancelGuarantee(refOf(row, 'guaranteeApplyNo')), {
    ask: (row) => ({
      title: '作废保函申请',
      content: `作废 ${row.guaranteeApplyNo}？作废后不能恢复。`,
      ok: '作废',
    }),
    success: '已作废',
  })
  const { queue, batch } = useReviewPage(page, {
    rowKey: 'guaranteeApplyNo',
    current: guaranteeApplyNo,
    open,
    action: 'REVIEW',
    amountOf: (row) => row.guaranteeAmount,
    listed,
    party: ['受益人', (row) => row.beneficiaryName],
    signing: { businessType: 'GUARANTEE_APPLY', productType: 'GUARANTEE', summary: '申请开立保函' },
    send: reviewGuarantees,
  })

  if (view === 'review')
    return <GuaranteeDecision guaranteeApplyNo={guaranteeApplyNo} queue={queue} onClose={close} />
  if (view === 'detail') return <GuaranteeDetailView guaranteeApplyNo={guaranteeApplyNo} onClose={close} />

  const go = (address: string) => void navigate(address)
  const update = (row: Guarantee) => go(kind.updateOf(row.guaranteeApplyNo))
  const copy = (row: Guarantee) => go(kind.copyOf(row.guaranteeApplyNo))
  const save = ({ guaranteeFile }: Guarantee) => {
    if (guaranteeFile)
      void download.run({
        fileName: guaranteeFile.fileName,
        load: (transfer) => downloadAttachment(guaranteeFile, transfer),
      })
  }
  const revoke = reach(href(routes.revokeAdd))
  const amountEnd = columns.findIndex(({ key }) => key === 'guaranteeAmount') + 1
  const all = [
    is.open('guaranteeApplyNo', (row) => open('detail', { guaranteeApplyNo: row.guaranteeApplyNo })),
    ...columns.slice(0, amountEnd),
    ...(isReviewer ? [is.deadline('deadline')] : []),
    ...columns.slice(amountEnd),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { guaranteeApplyNo: row.guaranteeApplyNo })],
        SIGN: ['签约', signing.sign],
        PAY: ['缴费', setPaying],
        EDIT: ['修改', update],
        SUPPLEMENT: ['补正', update],
        DOWNLOAD: ['下载保函', save],
        ...(revoke && {
          REVOKE: ['撤销', (row) => go(href(routes.revokeAdd, { guaranteeNo: row.guaranteeNo }))] as const,
        }),
        RENEW: ['续开', copy],
        COPY: ['复制', copy],
        CANCEL: ['作废', (row) => void cancel.run(row)],
      },
      { width: 210 },
    ),
  ]
  const add = reach(kind.add)
  return (
    <ListCard
      label={kind.name}
      {...page}
      columns={all}
      rowKey="guaranteeApplyNo"
      guidance={`还没有${kind.name}。新增一份，经复核、机构审核、签约与缴费后开立`}
      toolbar={
        <>
          {add ? (
            <Button type="primary" onClick={() => go(add)}>
              新增
            </Button>
          ) : null}
          <MyDecisions of="Guarantee" />
        </>
      }
      {...(isReviewer && { batch })}
    >
      {signing.element}
      {paying ? <FeeDrawer guarantee={paying} onClose={() => setPaying(undefined)} /> : null}
    </ListCard>
  )
}
