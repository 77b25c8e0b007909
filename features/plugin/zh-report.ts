// 控制台的中文报告：一个场景一行；没通过的列出它的步骤、错误与记下的话。
import { Status } from '@cucumber/cucumber'
import type { FormatterPlugin } from '@cucumber/cucumber/api'
import {
  type Duration,
  type TestCaseFinished,
  type TestCaseStarted,
  TimeConversion,
} from '@cucumber/messages'
import { Query } from '@cucumber/query'
import { closest } from './closest.ts'
import { readable } from './readable.ts'

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
const seconds = (duration: Duration = { seconds: 0, nanos: 0 }): string =>
  `${(TimeConversion.durationToMilliseconds(duration) / 1000).toFixed(1)} 秒`

const plugin: FormatterPlugin = {
  type: 'formatter',
  formatter({ on, write }) {
    const query = new Query()
    const snippets = new Set<string>()
    let passed = 0
    let failed = 0

    const failureText = (started: TestCaseStarted): string => {
      const sentences = query.findAllStepDefinitions().map(({ pattern }) => pattern.source)
      const finished = query.findTestStepFinishedAndTestStepBy(started)
      const lines = finished.flatMap(([{ testStepResult }, testStep]) => {
        const step = query.findPickleStepBy(testStep)
        const { status, message = '' } = testStepResult
        // 钩子只在出错时列出
        if (!step && status !== Status.FAILED) return []
        const error = message && status !== Status.SKIPPED ? [indent(readable(message), '        ')] : []
        if (status === Status.UNDEFINED && step)
          error.push(...closest(step.text, sentences).map((known) => `        最接近的句子：${known}`))
        return [`    ${MARK[status]} ${step?.text ?? '（场景前后的检查）'}`, ...error]
      })
      const notes = finished
        .flatMap(([one]) => query.findAttachmentsBy(one))
        .filter(({ mediaType }) => mediaType === 'text/x.cucumber.log+plain')
      return [...lines, ...notes.map(({ body }) => indent(body, '    '))].join('\n')
    }

    const finish = (finished: TestCaseFinished): void => {
      const started = query.findTestCaseStartedBy(finished)
      const pickle = query.findPickleBy(finished)
      if (!started || !pickle || finished.willBeRetried) return
      const isPassed = query.findMostSevereTestStepResultBy(finished)?.status === Status.PASSED
      const title = `${query.findLineageBy(pickle)?.feature?.name ?? ''} › ${pickle.name}`
      const time = seconds(query.findTestCaseDurationBy(finished))
      if (isPassed) {
        passed += 1
        write(`  ✓ ${title} (${time})\n`)
      } else {
        failed += 1
        const at = `${pickle.uri}:${pickle.location?.line ?? 1}`
        write(`  ✗ ${title} (${time})  ${at}\n${failureText(started)}\n`)
      }
    }

    const end = (): void => {
      if (snippets.size > 0) {
        write(
          `\n没有这样的句子。先在步骤目录（npm run spec:steps）里找；真的没有，请开发在 features/steps 中补上：\n\n${[...snippets].join('\n\n')}\n`,
        )
      }
      const time = seconds(query.findTestRunDuration())
      write(`\n场景 ${passed + failed} 个：通过 ${passed}，失败 ${failed}；用时 ${time}\n`)
    }

    on('message', (envelope) => {
      query.update(envelope)
      for (const { code } of envelope.suggestion?.snippets ?? []) snippets.add(code)
      const hook = envelope.testRunHookFinished?.result
      if (hook?.status === Status.FAILED)
        write(`  ✗ 测试准备失败：\n${indent(readable(hook.message ?? ''), '    ')}\n`)
      if (envelope.testCaseFinished) finish(envelope.testCaseFinished)
      if (envelope.testRunFinished) end()
    })
  },
}
export default plugin
