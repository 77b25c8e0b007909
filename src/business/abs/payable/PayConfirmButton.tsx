import Button from '@arco-design/web-react/es/Button'
import { usePayConfirm } from './usePayConfirm.ts'

/** 付款确认书：取来阅读、打印，不签署。 */
export function PayConfirmButton({ payableNo }: { payableNo: string }) {
  const confirmation = usePayConfirm()
  return (
    <>
      <Button loading={confirmation.busy} onClick={() => confirmation.show(payableNo)}>
        付款确认书
      </Button>
      {confirmation.element}
    </>
  )
}
