import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { expect } from '../../../features/support/expect.ts'
import { scenarioTally } from '../../suite/tally.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'

const MESSAGES = 'reports/deploy-messages.ndjson'
const MAIN_JOB = 'features/凭证/主流程.feature'
/**
 * Everything else that must go through nginx once besides the main flow: uploading, exporting, reading, downloading, importing
 * Excel, customer service, coming and going.
 */
const ALSO = [
  '登记真实的合同与发票后提交复核',
  '查询结果可以带走',
  '两份协议读完才能确认，依次签署',
  '附件先取地址再下载',
  '导入时错行就地说明，对的行成为草稿',
  '上传的图片显示小图',
  '第一次点击建立窗口，收起再打开还是那个会话',
  '带着令牌进来，令牌随即从地址里抹去',
  '退出之后不能再看到任何页面，存储清空',
]

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const namesIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^\s*场景(?:大纲)?:\s*(.+?)\s*$/gm)].map(([, name = '']) => name)

const runScenarios = (deployment: Deployment, names: readonly string[]): Promise<number> =>
  new Promise((done) => {
    const args = [
      'node_modules/@cucumber/cucumber/bin/cucumber.js',
      '--config',
      'checks/deploy/cucumber.json',
    ]
    const only = names.flatMap((name) => ['--name', `^${literal(name)}$`])
    const child = spawn(process.execPath, [...args, '--parallel', '2', ...only], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        BASE_URL: deployment.stack.origin,
        CHROMIUM_PATH: deployment.executablePath,
        BROWSER_ARGS: deployment.stack.browserArgs.join(' '),
        NODE_EXTRA_CA_CERTS: deployment.stack.certificate.certificate,
      },
    })
    child.once('error', () => done(1))
    child.once('close', (code) => done(code ?? 1))
  })

interface Message {
  pickle?: { name: string }
  attachment?: { body: string }
  testStepFinished?: { testStepResult: { message?: string } }
}

/** Scenarios go through nginx once (G4): not a single violation of the content security policy or of Trusted Types. */
export const cases: DeployCase[] = [
  {
    id: 'S01',
    title: '主流程与上传、导出、阅读、下载经 nginx 走通，违反策略 0 次',
    run: async (deployment) => {
      rmSync(MESSAGES, { force: true })
      mkdirSync('reports', { recursive: true })
      const names = [...namesIn(MAIN_JOB), ...ALSO]
      const exitCode = await runScenarios(deployment, names)
      const { passed, failed } = scenarioTally(MESSAGES, exitCode)
      const text = readFileSync(MESSAGES, 'utf8')
      const messages = text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Message)
      const run = new Set(messages.flatMap(({ pickle }) => (pickle ? [pickle.name] : [])))
      expect(
        names.filter((name) => !run.has(name)),
        '没有找到的场景（改了名字？）',
      ).toEqual([])
      // the browser writes each violation to the console, and the scenarios fail on what is written there
      const violations = messages.filter(({ attachment, testStepFinished }) =>
        /Content Security Policy|TrustedScript|TrustedHTML/.test(
          `${attachment?.body ?? ''}${testStepFinished?.testStepResult.message ?? ''}`,
        ),
      )
      deployment.note(
        `场景 ${passed + failed} 个：通过 ${passed}，失败 ${failed}；违反策略 ${violations.length} 次`,
      )
      expect({ failed, violations: violations.length }).toEqual({ failed: 0, violations: 0 })
      expect(passed).toBeGreaterThanOrEqual(names.length)
    },
  },
  {
    id: 'S02',
    title: '数得出来：真有一次违反，场景的检查与页面里的探头都看得见',
    run: async (deployment) => {
      const page = await deployment.browser.newPage()
      const heard: string[] = []
      page.on('console', (message) => heard.push(message.text()))
      await page.goto(`${deployment.stack.origin}/cv3/register/register`)
      await page.waitForLoadState('networkidle')
      expect(heard.filter((text) => /Content Security Policy/.test(text))).toEqual([])
      const tried = await page.evaluate(() => {
        const thrown = (work: () => unknown): string => {
          try {
            work()
            return '没有拦住'
          } catch (cause) {
            return (cause as Error).name
          }
        }
        const uploaded = document.createElement('script')
        return {
          html: thrown(() => {
            document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
          }),
          worker: thrown(() => new Worker('/cv3/assets/x.js')),
          policy: thrown(() =>
            (
              globalThis as unknown as {
                trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
              }
            ).trustedTypes.createPolicy('default', {}),
          ),
          // an uploaded file must not run as a script, though it comes from the same origin (T18)
          uploaded: thrown(() => {
            uploaded.src = '/api/web/corp/v1/files/download/evil.js'
          }),
        }
      })
      expect(tried).toEqual({
        html: 'TypeError',
        worker: 'TypeError',
        policy: 'TypeError',
        uploaded: 'TypeError',
      })
      await expect
        .poll(() => heard.filter((text) => /Content Security Policy|Trusted/.test(text)).length)
        .toBeGreaterThanOrEqual(3)
    },
  },
]
