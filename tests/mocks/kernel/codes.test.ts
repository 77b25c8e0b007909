import { describe, expect, it } from 'vitest'
import { MockClient } from '../../../checks/shared/MockClient.ts'
import { createBackend } from '../../../mocks/backend.ts'
import { readContract } from '../../../mocks/hosts/contract.ts'
import { Contract } from '../../../mocks/kernel/contract/Contract.ts'
import type { Documents } from '../../../mocks/kernel/contract/operations.ts'

/** A client of the mock whose contract no longer says that an operation may be refused as NOT_FOUND. */
const forgetful = (operationId: string): Promise<MockClient> => {
  const documents = JSON.parse(JSON.stringify(readContract().documents)) as Documents
  const known = Object.values(documents)
    .flatMap(({ paths }) => Object.values(paths as Record<string, Record<string, Record<string, unknown>>>))
    .flatMap((item) => Object.values(item))
    .find((one) => one['operationId'] === operationId)!
  known['x-codes'] = (known['x-codes'] as string[]).filter((code) => code !== 'NOT_FOUND')
  const contract = new Contract(documents)
  return new MockClient(createBackend({ contract, validate: true })).signIn('core-operator')
}

const problemOf = (response: Response): string =>
  decodeURIComponent(response.headers.get('x-mock-problem') ?? '')

describe('应答的业务码与契约核对', () => {
  it.each([
    ['信封里的', 'presignUrl', '/v1/files/oss/sts/download/presigned-url', { pkFile: 'NONE' }],
    ['文件调用的应答头里的', 'downloadFile', '/v1/files/download/NONE', undefined],
  ])('没有写明的码是问题，写明的不是：%s', async (_name, operationId, path, body) => {
    const send = (client: MockClient) => client.send(path, body, { method: body ? 'POST' : 'GET' })
    const strict = await send(await forgetful(operationId))
    expect(problemOf(strict)).toContain(`${operationId} 应答的业务码 NOT_FOUND 不在契约的 x-codes 里`)
    const whole = await send(await forgetful('voucherDetail'))
    expect(problemOf(whole)).toBe('')
  })
})
