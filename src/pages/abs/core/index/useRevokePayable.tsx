import { revokeAbsPayable } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { useSignedAction } from '#business/signing/useSignedAction.tsx'
import type { SigningData } from '#business/signing/useSms.tsx'
import { refOf } from '#domain/documentRef.ts'
import { formatMoney } from '#domain/money.ts'

const signingOf = ({
  payableNo,
  creditorName,
  payableAmount,
}: AbsPayable): Omit<SigningData, 'businessKeys'> => ({
  businessType: 'ABS_PAYABLE',
  productType: 'ABS',
  summary: `撤销应付确认 ${payableNo}`,
  content: [
    ['债权人', creditorName ?? ''],
    ['账款金额', `¥${formatMoney(payableAmount)}`],
  ],
})

/** 撤销应付确认（T-APB-05）：问明、签署、撤销；element 须由页面渲染。 */
export const useRevokePayable = () =>
  useSignedAction({
    ask: (row: AbsPayable) => ({
      title: '撤销应付确认',
      content: `撤销 ${row.payableNo} 的应付确认？付款确认书随之终止，债权人不能再转让。`,
      ok: '撤销',
    }),
    signing: signingOf,
    of: (row) => refOf(row, 'payableNo'),
    send: (body) => revokeAbsPayable(body),
    success: '已撤销确认',
  })
