// 打包并补全的契约过得了 redocly 的规则：补上的东西源文件里没有，npm run api 检查源文件时看不到。
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleContract, bundlePath, services } from '../../openapi/bundle.ts'

const project = resolve(import.meta.dirname, '../..')

/** 只管人写的：打包时应答补成“成功或业务失败”，不再只是一个具名的结构。源文件由 npm run api 检查。 */
const OF_SOURCES = 'rule/no-inline-body'

/** 各处不合规则的：规则与位置。 */
const problemsIn = (root: string, files: readonly string[]): string[] => {
  const cli = join(project, 'node_modules/@redocly/cli/bin/cli.js')
  const asked = ['lint', '--format=json', `--skip-rule=${OF_SOURCES}`, ...files]
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...asked], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (stdout === '') throw new Error(stderr)
  const { problems } = JSON.parse(stdout) as {
    problems: { ruleId: string; message: string; location: { pointer?: string }[] }[]
  }
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''} ${message}`)
}

describe('打包的契约', () => {
  it.each([...services])('%s 过得了全部规则', { timeout: 120_000 }, (service) => {
    bundleContract()
    expect(problemsIn(project, [bundlePath(service)])).toEqual([])
  })

  it('没有补全的过不了：不说身份，不说失败', { timeout: 60_000 }, () => {
    const root = mkdtempSync(join(tmpdir(), 'scf-lint-'))
    try {
      cpSync(join(project, 'redocly.yaml'), join(root, 'redocly.yaml'))
      const responses = { '200': { description: '成功' } }
      const operation = {
        operationId: 'loadThing',
        tags: ['things'],
        summary: '查询',
        description: '只为这里',
        responses,
        'x-query': true,
      }
      const document = {
        openapi: '3.1.0',
        info: { title: '东西', version: '0.1.0' },
        servers: [{ url: '/api' }],
        tags: [{ name: 'things', description: '东西' }],
        paths: { '/v1/thing': { post: operation } },
      }
      writeFileSync(join(root, 'bare.json'), JSON.stringify(document))
      const rules = problemsIn(root, ['bare.json']).map((problem) => problem.split(' ')[0] ?? '')
      expect(new Set(rules)).toEqual(new Set(['operation-4xx-response', 'security-defined']))
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
