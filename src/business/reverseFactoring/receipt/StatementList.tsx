import { useState } from 'react'
import { rfStatementLabels } from '#api/generated/corp/labels/rfStatement.ts'
import { rfStatementQueryLabels } from '#api/generated/corp/labels/rfStatementQuery.ts'
import type { DocumentRef, RfStatement } from '#api/generated/corp/model/index.ts'
import {
  cancelRfStatement,
  sendRfStatement,
  usePageRfStatements,
} from '#api/generated/corp/rf-statements/rf-statements.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { refOf } from '#domain/documentRef.ts'
import type { Asking } from '#hooks/feedback.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { lateDialog } from '#ui/overlay/Dialog.tsx'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { SIDES, type Side } from '../sides.ts'
import { periodText } from './statementValues.ts'

const StatementDrawer = lateDialog(() => import('./StatementDrawer.tsx').then((part) => part.StatementDrawer))
const StatementConfirmDrawer = lateDialog(() =>
  import('./StatementConfirmDrawer.tsx').then((part) => part.StatementConfirmDrawer),
)
const StatementDisputeDrawer = lateDialog(() =>
  import('./StatementDisputeDrawer.tsx').then((part) => part.StatementDisputeDrawer),
)

const filter = filters(rfStatementQueryLabels)
const conditionsOf = (side: Side) => [
  filter.text('statementNo'),
  filter.text(SIDES[side].partnerField, { label: SIDES[side].partner }),
  filter.text('statementPeriod'),
  ...(side === 'CREDITOR' ? [filter.money('statementAmount')] : []),
  filter.dict('statementStatus', 'STATEMENT_STATUS'),
]
const conditions = { CREDITOR: conditionsOf('CREDITOR'), DEBTOR: conditionsOf('DEBTOR') }
const is = column(rfStatementLabels)

type Send = (body: DocumentRef) => Promise<RfStatement>
/** 一份对账单上的一步；两方共用。 */
const useStep = (send: Send, success: string, ask: (row: RfStatement) => Asking) =>
  useAction((row: RfStatement) => send(refOf(row, 'statementNo')), { ask, success })

/** 一方的对账单：新增、发送对方确认、确认、异议、作废；待本方确认的在前（T-RST-01～05）。 */
export function StatementList({ side }: { side: Side }) {
  const { partner, partnerField } = SIDES[side]
  const page = useListPage(usePageRfStatements, { conditions: conditions[side] })
  const { list } = page
  const [editing, setEditing] = useState<RfStatement | 'new'>()
  const [confirming, setConfirming] = useState<RfStatement>()
  const [disputing, setDisputing] = useState<RfStatement>()
  const send = useStep(sendRfStatement, '对账单已发送，等待对方确认', ({ statementNo }) => ({
    title: '发送对账单',
    content: `把对账单 ${statementNo} 发送给对方确认？`,
    ok: '发送',
  }))
  const discard = useStep(cancelRfStatement, '已作废', ({ statementNo }) => ({
    title: '作废对账单',
    content: `作废对账单 ${statementNo}？作废后不能恢复。`,
    ok: '作废',
  }))
  const columns = [
    is.code('statementNo'),
    is.dict('statementStatus', 'STATEMENT_STATUS'),
    is.text(partnerField, { title: partner }),
    is.custom('statementPeriod', (row) => `${periodText(row)}${row.isSupplement ? '（补充）' : ''}`, {
      width: 220,
    }),
    is.money('statementAmount', { sort: true }),
    is.money('deductAmount'),
    is.money('settleAmount'),
    is.date('statementDate', { sort: true }),
    is.custom('statementFile', (row) => <FileName file={row.statementFile} text="预览" />, {
      width: 110,
    }),
    is.actions(
      {
        CONFIRM: ['确认', setConfirming],
        DISPUTE: ['异议', setDisputing],
        EDIT: ['修改', setEditing],
        SEND: ['发送确认', (row) => void send.run(row)],
        VOID: ['作废', (row) => void discard.run(row)],
      },
      { width: 180 },
    ),
  ]
  return (
    <ListCard
      label="对账单"
      {...page}
      columns={columns}
      rowKey="statementNo"
      guidance="还没有对账单。新增一份，发送对方确认后可关联账款"
      toolbar={
        <PageActions allowed={list.data?.offers} actions={{ CREATE: ['新增', () => setEditing('new')] }} />
      }
    >
      {editing ? (
        <StatementDrawer
          side={side}
          {...(editing !== 'new' && { statement: editing })}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {confirming ? (
        <StatementConfirmDrawer statement={confirming} onClose={() => setConfirming(undefined)} />
      ) : null}
      {disputing ? (
        <StatementDisputeDrawer statement={disputing} onClose={() => setDisputing(undefined)} />
      ) : null}
    </ListCard>
  )
}
