import Button from '@arco-design/web-react/es/Button'
import { type ReactNode, useState } from 'react'
import type { SigningData } from '#business/signing/smsMachine.ts'
import { refOf } from '#domain/documentRef.ts'
import { HANDLED_BY_OTHERS } from '#domain/outcome.ts'
import { Alert } from '#ui/display/Alert.tsx'
import { DetailView, type DetailViewProps, type Numbered, numberIn } from '#ui/display/DetailView.tsx'
import { SideBySide } from '#ui/display/SideBySide.tsx'
import { FoldContext } from '#ui/FoldContext.ts'
import { GoOnInput, recallGoOn } from './GoOnInput.tsx'
import { type Offering, refusalOf } from './offering.ts'
import { ApprovalPanel, type ApprovalPanelProps } from './Panel.tsx'
import { Stakes, type StakesProps } from './Stakes.tsx'
import type { DecisionQueue } from './useDecisionQueue.ts'

/** 可审批的单据：带版本与当前用户可做的操作，不能做的带原因。 */
interface Reviewable extends Offering {
  version: number
}

/** 单据与看到的那一份不同了：已不能办的由 Decision 说明，还能办的须重新核对。 */
const staleness = (seen: Reviewable, now: Reviewable | undefined, action: string): string | undefined => {
  // 一份单据的版本号不会是另一份的：换了一份，也就不同
  if (!now || now.version === seen.version) return undefined
  return now.actions.some(({ code }) => code === action)
    ? '单据刚有变动，已显示最新内容，请核对后再办理'
    : HANDLED_BY_OTHERS
}

interface DecisionViewProps<Document extends Reviewable> extends DetailViewProps<Document> {
  of: Numbered<Document>
  /** 单据上允许审批的操作代码，如 REVIEW、FINAL */
  action: string
  /** 可选的决定与文字；不给为 通过、驳回 */
  decisions?: (document: Document) => ApprovalPanelProps['decisions']
  /** 同意时签什么：所见即所签；不须签署的不给 */
  signing?: (document: Document) => Omit<SigningData, 'businessKeys'>
  send: ApprovalPanelProps['send']
  /** 一眼要看清的：金额、从谁到谁、日期、影响 */
  stakes?: (document: Document) => StakesProps
  /** 来处的列表：给了就可以办完接着办下一笔 */
  queue?: DecisionQueue
}

/**
 * 审批子视图：左边看单据，右边给出决定并签署（MC-1、MC-4、MC-6）；不能办的只能看，并说明真实的原因。
 * 看的、签的、送出的编号与版本出自同一份数据，地址里的编号只用来取它（决定 0049）。
 */
export function DecisionView<Document extends Reviewable>({
  action,
  decisions,
  signing,
  send,
  stakes,
  queue,
  children,
  ...view
}: DecisionViewProps<Document>) {
  const field = numberIn(view.of)![0]
  const [goOn, setGoOn] = useState(recallGoOn)
  // 接着办的，办到没有了的那一份
  const [last, setLast] = useState<string>()
  const close = async (done: string) => {
    if (!goOn || !queue) return view.onClose()
    if (!(await queue.next())) setLast(done)
  }
  return (
    <DetailView {...view}>
      {(document) => (
        <SideBySide
          side={
            <Decision
              document={document}
              action={action}
              settled={last === String(document[field]) ? <NoMore onClose={view.onClose} /> : undefined}
            >
              {(reason, settle) => (
                <ApprovalPanel
                  documents={[refOf(document as Document & Record<typeof field, string>, field)]}
                  decisions={decisions?.(document)}
                  signing={signing?.(document)}
                  send={send}
                  disabledReason={reason}
                  // SWR 的 mutate 取回最新的一份；取不到时得到原来的，由提交去说
                  recheck={async () =>
                    staleness(document, (await view.result.mutate()) as Document | undefined, action)
                  }
                  onDone={() => {
                    settle()
                    void close(String(document[field]))
                  }}
                  extra={queue ? <GoOnInput queue={queue} checked={goOn} onChange={setGoOn} /> : null}
                />
              )}
            </Decision>
          }
        >
          <FoldContext value={true}>
            {stakes ? <Stakes {...stakes(document)} /> : null}
            {children(document)}
          </FoldContext>
        </SideBySide>
      )}
    </DetailView>
  )
}

/** 接着办到了头：说没有了，给一条回去的路。 */
function NoMore({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      tone="success"
      action={
        <Button size="small" onClick={onClose}>
          回到列表
        </Button>
      }
    >
      没有待办了
    </Alert>
  )
}

interface DecisionProps {
  document: Reviewable
  action: string
  /** 办完了说什么；不给只说已办理 */
  settled: ReactNode
  children: (reason: string | undefined, settle: () => void) => ReactNode
}

/** 可办理时给出审批意见；不能办的说明原因，看着的时候被别人办了也说明白，不让提示一闪而过。 */
function Decision({ document, action, settled, children }: DecisionProps) {
  const [wasOffered, setWasOffered] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const offered = document.actions.find((item) => item.code === action)
  if (offered && !wasOffered) setWasOffered(true)
  // 自己刚办完，正去下一笔或回列表：单据先刷新了，不说成是别人办的
  if (isSettled) return settled ?? <Alert>已办理</Alert>
  if (offered) return children(offered.reason, () => setIsSettled(true))
  const reason = refusalOf(document, action)
  return wasOffered ? <Alert tone="warn">{`${HANDLED_BY_OTHERS}。${reason}`}</Alert> : <Alert>{reason}</Alert>
}
