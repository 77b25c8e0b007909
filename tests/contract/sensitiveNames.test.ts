// Values that the contract wants encrypted, verification codes and tickets are never stored on this machine.
import { expect, test } from 'vitest'
import { isSensitiveName } from '#hooks/sensitiveNames.ts'
import { documentOf, serviceNames } from './contract.ts'

test('契约里标为敏感的字段、验证码与凭据都不进草稿', () => {
  const properties = serviceNames.flatMap((service) =>
    Object.values(documentOf(service).components.schemas).flatMap((schema) =>
      Object.entries<object>(schema.properties ?? {}),
    ),
  )
  const secret = properties.filter(
    ([name, schema]) => 'x-sensitive' in schema || /(smsCode|verifyCode|Ticket)$/i.test(name),
  )
  const names = [...new Set(secret.map(([name]) => name))]
  expect(names.length).toBeGreaterThan(12)
  expect(names.filter((name) => !isSensitiveName(name))).toEqual([])
})
