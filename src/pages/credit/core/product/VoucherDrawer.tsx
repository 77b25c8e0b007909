import { Link } from 'react-router-dom'
import { holdingLabels } from '#api/generated/corp/labels/holding.ts'
import { voucherDetailLabels } from '#api/generated/corp/labels/voucherDetail.ts'
import { useVoucherDetail } from '#api/generated/corp/vouchers/vouchers.ts'
import { circulationNodes } from '#business/pictures/circulationNodes.ts'
import { HoldingEquation } from '#business/pictures/HoldingEquation.tsx'
import { SplitTree } from '#business/pictures/SplitTree.tsx'
import { VoucherFace } from '#business/pictures/VoucherFace.tsx'
import { currentAmountOf } from '#domain/currentAmount.ts'
import { IssueProtocolButton } from '#pages/credit/IssueProtocolButton.tsx'
import { href } from '#routes/define.ts'
import { shell } from '#routes/shell.ts'
import { useDict } from '#ui/DictContext.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { Facts } from '#ui/display/Facts.tsx'
import { ViewOnlyNote } from '#ui/display/naming/ViewOnlyNote.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import { Section } from '#ui/display/Section.tsx'
import { Trail } from '#ui/display/Trail.tsx'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column, Money } from '#ui/table/columns.tsx'
import { RemainDays } from './RemainDays.tsx'

const is = column(voucherDetailLabels)
const basics = [
  is.code('voucherNo'),
  is.dict('voucherStatus', 'VOUCHER_STATUS'),
  is.text('issuerName'),
  is.text('receiverName'),
  is.money('faceAmount'),
  is.money('outstandingAmount'),
  is.money('cashedTotal'),
  is.money('cancelledTotal'),
  is.date('issueDate'),
  is.date('promisePayDate'),
  is.number('termDays', { title: '期限（天）' }),
  is.custom('remainDays', (row) => <RemainDays voucher={row} />),
  is.masked('payAccountNo'),
  is.text('contractNo'),
  is.text('stateReason', { title: '状态说明' }),
  is.code('chainHash'),
]
const held = column(holdingLabels)
const holding = [
  held.code('holdingNo'),
  held.text('holderName'),
  held.derived('currentAmount', '当前持有（元）', (row) => <Money value={currentAmountOf(row)} />),
  held.money('holdAmount'),
  held.money('availableAmount'),
  held.number('transferLevel'),
  held.dict('holdingSource', 'HOLDING_SOURCE', { tone: 'plain' }),
  held.dict('holdingStatus', 'HOLDING_STATUS'),
]

/** 凭证详情：要素、持有方、时间线。 */
export function VoucherDrawer({ voucherNo, onClose }: { voucherNo: string; onClose: () => void }) {
  const detail = useVoucherDetail({ voucherNo })
  const { label } = useDict('HOLDING_STATUS')
  return (
    <Drawer title={`凭证 ${voucherNo}`} onClose={onClose} width={760}>
      <QueryState result={detail}>
        {(voucher) => (
          <>
            <ViewOnlyNote />
            <VoucherFace voucher={voucher} />
            <Facts
              title="凭证信息"
              of={voucher}
              items={basics}
              columns={2}
              extra={
                <>
                  <IssueProtocolButton voucherNo={voucherNo} />
                  <Link to={href(shell.transferRecord, { voucherNo })} target="_blank" rel="noopener">
                    流转记录
                  </Link>
                </>
              }
            />
            <Section title="持有方">
              <HoldingEquation {...voucher} />
              <SplitTree label="持有与拆分" nodes={circulationNodes(voucher, label)} />
              {voucher.holdings.map((row) => (
                <Descriptions
                  key={row.holdingNo}
                  label={row.holdingNo}
                  of={row}
                  items={holding}
                  columns={2}
                />
              ))}
            </Section>
            <Trail title="时间线" rows={voucher.auditTrail} />
          </>
        )}
      </QueryState>
    </Drawer>
  )
}
