import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scenarioTally, unitTally } from '../../checks/suite/tally.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scf-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const report = (content: string): string => {
  const path = join(folder, 'report')
  writeFileSync(path, content)
  return path
}

describe('单元测试的计数', () => {
  const unit = (passed: number, failed: number) =>
    report(JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))

  it('照报告数', () => {
    expect(unitTally(unit(7, 2), 1)).toMatchObject({ passed: 7, failed: 2 })
    expect(unitTally(unit(7, 0), 0)).toMatchObject({ passed: 7, failed: 0 })
  })

  it('说出失败的是哪一个、为什么；没能加载的是文件', () => {
    const bad = {
      status: 'failed',
      fullName: '金额 相加',
      failureMessages: ['\u001b[31m差一分\u001b[39m\n  at x'],
    }
    const path = report(
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          { name: '甲', status: 'failed', assertionResults: [bad] },
          { name: '乙', status: 'failed', message: '语法错误', assertionResults: [] },
        ],
      }),
    )
    expect(unitTally(path, 1).failures).toEqual(['金额 相加：差一分   at x', '乙：语法错误'])
  })

  it('没有失败的用例而程序失败（没能加载的文件），算一个失败', () => {
    expect(unitTally(unit(7, 0), 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('没有报告，算一个失败，哪怕程序说成功', () => {
    expect(unitTally(join(folder, 'none'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('场景的计数', () => {
  const step = (id: string, status: string) => ({
    testStepFinished: { testCaseStartedId: id, testStepResult: { status } },
  })
  const end = (id: string, willBeRetried = false) => ({
    testCaseFinished: { testCaseStartedId: id, willBeRetried },
  })
  const messages = (...lines: object[]) => report(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)

  it.each(['FAILED', 'UNDEFINED', 'AMBIGUOUS', 'PENDING', 'SKIPPED'])('有一步 %s，场景就算失败', (status) => {
    const path = messages(step('a', 'PASSED'), end('a'), step('b', 'PASSED'), step('b', status), end('b'))
    expect(scenarioTally(path, 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  it('说出失败的是哪一个、为什么', () => {
    const path = messages(
      { pickle: { id: 'p', uri: 'features/甲.feature', name: '签收' } },
      { testCase: { id: 'c', pickleId: 'p' } },
      { testCaseStarted: { id: 'a', testCaseId: 'c' } },
      {
        testStepFinished: {
          testCaseStartedId: 'a',
          testStepResult: { status: 'FAILED', message: '没有按钮' },
        },
      },
      end('a'),
    )
    expect(scenarioTally(path, 1).failures).toEqual(['features/甲.feature 签收：没有按钮'])
  })

  it('将要重试的那次不算', () => {
    const path = messages(step('a', 'FAILED'), end('a', true), step('a2', 'PASSED'), end('a2'))
    expect(scenarioTally(path, 0)).toMatchObject({ passed: 1, failed: 0 })
  })

  it('场景都通过而程序失败（收尾的钩子），算一个失败；没有报告也是', () => {
    expect(scenarioTally(messages(step('a', 'PASSED'), end('a')), 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(scenarioTally(join(folder, 'none'), 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})
