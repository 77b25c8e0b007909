import Button from '@arco-design/web-react/es/Button'
import { useSignTaskDetail } from '#api/generated/corp/sign-tasks/sign-tasks.ts'
import { usePageTitle } from '#routes/pageTitle.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { PageCard } from '#ui/PageCard.tsx'
import { SignFacts } from './SignFacts.tsx'

/** 查看一份签收任务。 */
export function SignDetailView({ signNo, onClose }: { signNo: string; onClose: () => void }) {
  const detail = useSignTaskDetail({ signNo })
  return (
    <PageCard
      title={usePageTitle()}
      description={`签收任务 ${signNo}`}
      extra={<Button onClick={onClose}>返回列表</Button>}
    >
      <Loaded result={detail}>{(task) => <SignFacts task={task} />}</Loaded>
    </PageCard>
  )
}
