import { revokeAbsPayable } from '#api/generated/corp/abs-payables/abs-payables.ts'
import type { AbsPayable } from '#api/generated/corp/model/index.ts'
import { type SigningData, useSmsSigning } from '#business/useSmsSigning.tsx'
import { formatMoney } from '#domain/money.ts'
import { useAction } from '#hooks/useAction.ts'
import { confirm, notify } from '#ui/confirm.tsx'

const signingOf = ({ payableNo, creditorName, payableAmount }: AbsPayable): SigningData => ({
  businessType: 'ABS_PAYABLE',
  productType: 'ABS',
  businessKeys: [payableNo],
  summary: `撤销应付确认 ${payableNo}`,
  content: [
    ['债权人', creditorName ?? ''],
    ['账款金额', `¥${formatMoney(payableAmount)}`],
  ],
})

/** 撤销应付确认（T-APB-05）：问明、签署、撤销；element 须由页面渲染。 */
export function useRevokePayable() {
  const signer = useSmsSigning()
  const revoke = useAction(
    ([row, signTicket]: readonly [row: AbsPayable, signTicket: string | undefined]) =>
      revokeAbsPayable({
        documentNo: row.payableNo,
        version: row.version,
        ...(signTicket && { signTicket }),
      }),
    { success: '已撤销确认' },
  )
  const run = async (row: AbsPayable) => {
    const content = `撤销 ${row.payableNo} 的应付确认？付款确认书随之终止，债权人不能再转让。`
    if (!(await confirm({ content }))) return
    const answer = await signer.sign(signingOf(row))
    if (answer.code === 0) void revoke.run([row, answer.signTicket])
    else if (answer.code !== 2) void notify('操作失败', answer.message)
  }
  return { run, element: signer.element }
}
