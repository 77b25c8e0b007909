// 控制台的中文报告：一个场景一行；没通过的列出它的步骤、错误与记下的话。
import { Status } from '@cucumber/cucumber'
import type { FormatterPlugin } from '@cucumber/cucumber/api'
import type { Envelope } from '@cucumber/messages'
import { closest } from './closest.ts'
import { readable } from './readable.ts'

type Of<Key extends keyof Envelope> = NonNullable<Envelope[Key]>

interface Run {
  testCase: Of<'testCase'>
  begun: number
  results: Map<string, Of<'testStepFinished'>['testStepResult']>
  notes: string[]
}

const MARK: Record<keyof typeof Status, string> = {
  PASSED: '✓',
  FAILED: '✗',
  AMBIGUOUS: '✗ 有多个步骤定义都匹配：',
  UNDEFINED: '? 没有步骤定义：',
  PENDING: '… 还没有写完：',
  SKIPPED: '-',
  UNKNOWN: '-',
}
const indent = (text: string, by: string): string => text.trimEnd().replace(/^/gm, by)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} 秒`
const millis = ({ seconds: s, nanos }: { seconds: number; nanos: number }): number => s * 1000 + nanos / 1e6

const plugin: FormatterPlugin = {
  type: 'formatter',
  formatter({ on, write }) {
    const pickles = new Map<string, Of<'pickle'>>()
    const features = new Map<string, string>()
    const testCases = new Map<string, Of<'testCase'>>()
    const runs = new Map<string, Run>()
    const sentences: string[] = []
    const snippets = new Map<string, string>()
    let begun = 0
    let passed = 0
    let failed = 0

    const failureText = ({ testCase, results, notes }: Run, pickle: Of<'pickle'>): string => {
      const lines = testCase.testSteps.flatMap(({ id, pickleStepId }) => {
        const step = pickle.steps.find((candidate) => candidate.id === pickleStepId)
        const { status = Status.UNKNOWN, message = '' } = results.get(id) ?? {}
        // 钩子只在出错时列出
        if (!step && status !== Status.FAILED) return []
        const error = message && status !== Status.SKIPPED ? [indent(readable(message), '        ')] : []
        if (status === Status.UNDEFINED && step)
          error.push(...closest(step.text, sentences).map((known) => `        最接近的句子：${known}`))
        return [`    ${MARK[status]} ${step?.text ?? '（场景前后的检查）'}`, ...error]
      })
      return [...lines, ...notes.map((note) => indent(note, '    '))].join('\n')
    }

    const finish = ({ testCaseStartedId, timestamp, willBeRetried }: Of<'testCaseFinished'>): void => {
      const run = runs.get(testCaseStartedId)
      const pickle = run && pickles.get(run.testCase.pickleId)
      if (!run || !pickle || willBeRetried) return
      const isPassed = [...run.results.values()].every(({ status }) => status === Status.PASSED)
      const title = `${features.get(pickle.uri) ?? ''} › ${pickle.name}`
      const time = seconds(millis(timestamp) - run.begun)
      if (isPassed) {
        passed += 1
        write(`  ✓ ${title} (${time})\n`)
      } else {
        failed += 1
        const at = `${pickle.uri}:${pickle.location?.line ?? 1}`
        write(`  ✗ ${title} (${time})  ${at}\n${failureText(run, pickle)}\n`)
      }
    }

    const end = ({ timestamp }: Of<'testRunFinished'>): void => {
      if (snippets.size > 0) {
        write(
          `\n没有这样的句子。先在步骤目录（npm run spec:steps）里找；真的没有，请开发在 features/steps 中补上：\n\n${[...snippets.values()].join('\n\n')}\n`,
        )
      }
      const time = seconds(millis(timestamp) - begun)
      write(`\n场景 ${passed + failed} 个：通过 ${passed}，失败 ${failed}；用时 ${time}\n`)
    }

    on('message', (envelope) => {
      const { gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, attachment } = envelope
      if (envelope.stepDefinition) sentences.push(envelope.stepDefinition.pattern.source)
      if (gherkinDocument?.uri) features.set(gherkinDocument.uri, gherkinDocument.feature?.name ?? '')
      if (pickle) pickles.set(pickle.id, pickle)
      if (testCase) testCases.set(testCase.id, testCase)
      if (envelope.testRunStarted) begun = millis(envelope.testRunStarted.timestamp)
      const started = testCaseStarted && testCases.get(testCaseStarted.testCaseId)
      if (testCaseStarted && started) {
        const at = millis(testCaseStarted.timestamp)
        runs.set(testCaseStarted.id, { testCase: started, begun: at, results: new Map(), notes: [] })
      }
      if (testStepFinished) {
        const { testCaseStartedId, testStepId, testStepResult } = testStepFinished
        runs.get(testCaseStartedId)?.results.set(testStepId, testStepResult)
      }
      if (attachment?.testCaseStartedId && attachment.mediaType === 'text/x.cucumber.log+plain') {
        runs.get(attachment.testCaseStartedId)?.notes.push(attachment.body)
      }
      for (const { code } of envelope.suggestion?.snippets ?? []) snippets.set(code, code)
      if (envelope.testRunHookFinished?.result.status === Status.FAILED) {
        write(
          `  ✗ 测试准备失败：\n${indent(readable(envelope.testRunHookFinished.result.message ?? ''), '    ')}\n`,
        )
      }
      if (envelope.testCaseFinished) finish(envelope.testCaseFinished)
      if (envelope.testRunFinished) end(envelope.testRunFinished)
    })
  },
}
export default plugin
