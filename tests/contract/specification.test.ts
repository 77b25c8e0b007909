// Section 7 of the specification, call by call: path, verb, parameters, and the response fields that it names.
import { describe, expect, it } from 'vitest'
import type { Service } from '../../mocks/kernel/contract/operations.ts'
import { importsOf } from '../../scripts/imports.ts'
import { written } from '../../scripts/sources.ts'
import { at, calls, fieldsOf, refName } from './contract.ts'

type Row = readonly [service: Service, call: string, parameters?: string, data?: string]

const named: readonly Row[] = [
  // messages and product opening
  ['corp', 'POST /v1/sys/messages', 'messageState messageType', 'pageCond.count'],
  ['corp', 'POST /v1/agreement/can/resign/product/open', 'productType', ''],
  ['corp', 'POST /v1/agreement/pre/sign/product/open', 'productType', ''],
  ['corp', 'POST /v1/agreement/sign/product/open', 'agreementSignTempId'],
  // configuration and reference data
  ['corp', 'POST /v1/sys/configs/common/find-value-json-by-config-key', 'configKey', 'enabled appId baseUrl'],
  ['corp', 'POST /v1/sys/holidays/currentYear', 'region'],
  ['corp', 'GET /v1/credits/issue/issuers'],
  ['corp', 'POST /v1/sys/tools/load-platform-config'],
  ['corp', 'POST /v1/sys/pub/load/nav-view-config'],
  ['corp', 'POST /v1/sys/tools/load-prd-config'],
  ['corp', 'POST /v1/sys/configs/find-by-config-key', 'configKey'],
  ['corp', 'POST /v1/sys/dict-datas/list-by-dict-types', 'dictTypes'],
  // agreements
  ['corp', 'POST /v1/agreement/can/resign/canReSignAgreement', 'businessType agreementType', ''],
  ['corp', 'POST /v1/agreement/view/corp/register'],
  ['corp', 'POST /v1/agreement/pre/sign/corp/register'],
  ['corp', 'POST /v1/agreement/sign/corp/register', 'agreementSignTempId'],
  ['corp', 'POST /v1/agreement/view/corp/privacy'],
  ['corp', 'POST /v1/agreement/pre/sign/corp/privacy'],
  ['corp', 'POST /v1/agreement/sign/corp/privacy', 'agreementSignTempId'],
  // files
  [
    'file',
    'POST /v1/files/oss/sts/download/presigned-url',
    'pkFile thumbnailType xOssProcess isAttachment localFileName _t',
    'useOss url data method',
  ],
  ['file', 'GET /v1/files/download/{id}', 'id'],
  ['file', 'GET /v1/sys/pub/files/{id}/preview', 'id'],
  ['file', 'GET /v1/files/{id}/snapshot/{type}/show', 'id type'],
  // signing
  ['signing', 'POST /v1/authentication/signature/switch/find', 'businessType productType', 'open'],
  ['signing', 'POST /v1/authentication/signature/sms/apply', 'businessKeys businessType productType summary'],
  [
    'signing',
    'POST /v1/authentication/signature/sms/verify',
    'businessKeys businessType productType summary verifyCode',
  ],
  ['signing', 'POST /v1/credits/signature/softCa/projectCode'],
  // auth service
  ['uaa', 'POST /v1/security/token'],
  ['uaa', 'POST /v1/security/public-keys'],
  ['uaa', 'POST /v1/verify-code/sms'],
  ['uaa', 'POST /v1/userInfo'],
  ['uaa', 'POST /logout'],
  // corp service
  ['corp', 'POST /v1/userInfo'],
  ['corp', 'POST /v1/userInfo/granted-menu-tree'],
  ['corp', 'POST /v1/corpInfos'],
  ['corp', 'POST /v1/load-corp', 'corpId memberId'],
  // real-name and enterprise authentication
  ['corp', 'POST /v1/admit/processs/real-name/approve/info'],
  ['corp', 'POST /v1/admit/processs/real-name/submit'],
  ['corp', 'POST /v1/admit/processs/real-name/modify-submit'],
  ['corp', 'POST /v1/admit/processs/real-name/has/account/auth'],
  ['corp', 'POST /v1/admit/processs/real-name/approve/state'],
  ['corp', 'POST /v1/admit/processs/real-name/faceprint/result/notify'],
  ['corp', 'POST /v1/account-auth/modify'],
  ['corp', 'POST /v1/refresh-session'],
  ['corp', 'POST /v1/product/corp/open'],
  ['corp', 'POST /v1/ci/corps/verify/tips'],
  ['corp', 'POST /v1/account-auth/find/collect-account/by-corpId', 'corpId'],
]

const find = (service: Service, wanted: string) =>
  calls.find((call) => call.service === service && `${call.method} ${call.path}` === wanted)

/** The generated requests that the sources reached from the entry use: findX itself, or the query useFindX. */
const operationsReached = (): ReadonlySet<string> => {
  const sources = new Map(written('src').map((source) => [source.path, source]))
  const [seen, queue] = [new Set<string>(), ['src/main.tsx']]
  const found = new Set<string>()
  for (const path of queue) {
    const source = sources.get(path)
    if (!source || seen.has(path)) continue
    seen.add(path)
    for (const { target, names, isType } of importsOf(source)) {
      if (isType) continue
      if (!target.startsWith('src/api/generated/')) queue.push(target)
      // the names from an import() are in the text
      else
        for (const name of names.flatMap((one) =>
          one.name === '*' ? (source.text.match(/\b\w+(?=\()/g) ?? []) : one.name,
        )) {
          const hook = /^use([A-Z])(\w*)$/.exec(name)
          found.add(hook ? `${hook[1]!.toLowerCase()}${hook[2]}` : name)
        }
    }
  }
  return found
}

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)

describe('规范第 7 节的调用都在契约里', () => {
  it.each(named.map(([service, wanted, parameters, data]) => ({ service, wanted, parameters, data })))(
    '$service $wanted',
    ({ service, wanted, parameters, data }) => {
      const call = find(service, wanted)
      expect(call, '路径或动词不一致').toBeDefined()
      const accepted = [
        ...Object.keys(fieldsOf(service, call!.request)),
        ...(call!.operation.parameters ?? []).map(({ name }) => name),
      ]
      expect(accepted).toEqual(expect.arrayContaining(words(parameters)))
      if (data !== undefined) expect(at(service, call!.response, 'data'), 'data').toBeDefined()
      const missing = words(data).filter((path) => !at(service, call!.response, `data.${path}`))
      expect(missing).toEqual([])
    },
  )

  it('建好的产品都会发出：从 main.tsx 够得着的模块里，用了每一个的请求函数或查询', () => {
    const made = operationsReached()
    const never = named.flatMap(([service, wanted]) => {
      const { operationId = '' } = find(service, wanted)?.operation ?? {}
      return made.has(operationId) ? [] : [`${service} ${wanted} ${operationId}`]
    })
    expect(never).toEqual([])
  })

  it('GET 只有规范点名的几个，与日历软件读的', () => {
    const gets = calls.flatMap(({ service, method, path }) =>
      method === 'GET' ? [`${service} GET ${path}`] : [],
    )
    const allowed = named
      .filter(([, call]) => call.startsWith('GET '))
      .map(([service, call]) => `${service} ${call}`)
    // calendar software can only GET
    expect(gets.toSorted()).toEqual([...allowed, 'corp GET /v1/calendar/feed/{token}'].toSorted())
  })

  it('规范给出的取值', () => {
    const typeOf = (wanted: string, path: string) => refName(at('corp', find('corp', wanted)?.request, path))
    expect(typeOf('POST /v1/sys/messages', 'messageState')).toBe('MessageState')
    expect(typeOf('POST /v1/agreement/can/resign/canReSignAgreement', 'businessType')).toBe(
      'AgreementBusinessType',
    )
    expect(typeOf('POST /v1/agreement/pre/sign/product/open', 'productType')).toBe('ProductType')
  })

  it('导出是二进制应答，失败由应答头说明', () => {
    const exports = calls.filter(({ path }) => path.endsWith('/export'))
    expect(exports.length).toBeGreaterThan(0)
    expect(exports.filter(({ isBinary }) => !isBinary).map(({ path }) => path)).toEqual([])
  })
})
