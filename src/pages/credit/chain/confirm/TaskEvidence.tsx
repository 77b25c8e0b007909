import { useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { Evidence } from '#business/approval/Evidence.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'

/** 一笔签收任务的凭据在它的详情里，看的时候才取。 */
export const useProof = (signNo: string) => useSignTaskDetail({ signNo })

/** 签收或拒签之前核对的：前手的合同、发票与附件。 */
export function TaskEvidence({ signNo }: { signNo: string }) {
  return (
    <QueryState result={useProof(signNo)}>
      {(task) => <Evidence of={task} occupies={task.signAmount} />}
    </QueryState>
  )
}
