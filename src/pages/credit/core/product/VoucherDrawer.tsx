import { Link } from 'react-router-dom'
import type { Holding, VoucherDetail } from '#api/generated/corp/model/index.ts'
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

const is = column<VoucherDetail>()
const basics = [
  is.code('voucherNo', '凭证编号'),
  is.dict('voucherStatus', '凭证状态', 'VOUCHER_STATUS'),
  is.text('issuerName', '开立方'),
  is.text('receiverName', '接收方'),
  is.money('faceAmount', '凭证金额'),
  is.money('outstandingAmount', '未付金额'),
  is.money('cashedTotal', '已兑付金额'),
  is.money('cancelledTotal', '已注销金额'),
  is.date('issueDate', '开立日'),
  is.date('promisePayDate', '承诺付款日'),
  is.number('termDays', '期限（天）'),
  is.custom('remainDays', '剩余天数', (row) => <RemainDays voucher={row} />),
  is.masked('payAccountNo', '付款账号'),
  is.text('contractNo', '合同编号'),
  is.text('stateReason', '状态说明'),
  is.code('chainHash', '存证哈希'),
]
const held = column<Holding>()
const holding = [
  held.code('holdingNo', '持有编号'),
  held.text('holderName', '持有方'),
  held.custom('currentAmount', '当前持有（元）', (row) => <Money value={currentAmountOf(row)} />),
  held.money('holdAmount', '最初金额'),
  held.money('availableAmount', '可用金额'),
  held.number('transferLevel', '流转层级'),
  held.dict('holdingSource', '持有来源', 'HOLDING_SOURCE', { tone: 'plain' }),
  held.dict('holdingStatus', '持有状态', 'HOLDING_STATUS'),
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
