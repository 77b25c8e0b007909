import Button from '@arco-design/web-react/es/Button'
import { ApprovalPanel } from '#business/approval/Panel.tsx'
import { useProtocolReader } from '#business/protocol/useProtocolReader.tsx'
import { feedback } from '#hooks/feedback.ts'
import { Section } from '#ui/display/Section.tsx'
import { Timeline } from '#ui/display/Timeline.tsx'

const PAGE = '<h2>样例协议</h2><p>第一条　本协议只供试用。</p><script>alert(1)</script>'
const DOCUMENTS = [
  { name: '样例协议', source: { html: PAGE + '<p>条款</p>'.repeat(200) } },
  { name: '打不开的文件', source: { data: new Uint8Array([1, 2, 3]) } },
]
const TRAIL = [
  { node: 'OPERATOR', operatorName: '张三', time: '2026-11-20T09:30:00+08:00', event: '提交' },
  {
    node: 'DIRECTOR',
    operatorName: '李四',
    time: '2026-11-20T15:00:00+08:00',
    event: '复核',
    result: 'REJECT',
    opinion: '合同金额不足',
  },
]

/** 阅读、审批与提示。 */
export function LivingDialogs() {
  const reader = useProtocolReader()
  const read = (documents: typeof DOCUMENTS) =>
    void reader.open({ title: '样例协议', documents, mode: 'confirm', confirmText: '确认阅读并同意' })
  return (
    <Section title="阅读、审批与提示">
      <p>
        <Button onClick={() => read(DOCUMENTS.slice(0, 1))}>协议</Button>{' '}
        <Button onClick={() => read(DOCUMENTS)}>两份，其中一份打不开</Button>{' '}
        <Button onClick={() => feedback.failure('余额不足（示例）')}>操作失败</Button>{' '}
        <Button
          onClick={() =>
            void feedback
              .confirm({ content: '作废这份样例？' })
              .then((yes) => feedback.success(yes ? '确认' : '取消'))
          }
        >
          确认框
        </Button>{' '}
        <Button onClick={() => feedback.success('已保存')}>提示</Button>
      </p>
      {reader.element}
      <Timeline rows={TRAIL} />
      <ApprovalPanel
        documents={[{ documentNo: 'YL00000001', version: 1 }]}
        signing={undefined}
        guard={false}
        send={({ items }) =>
          Promise.resolve({
            results: items.map(({ documentNo }) => ({
              documentNo,
              success: false,
              message: '单据已被他人处理（示例）',
            })),
          } as never)
        }
        onDone={() => feedback.success('办完')}
      />
    </Section>
  )
}
