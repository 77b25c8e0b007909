import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { registry } from '../../../mocks/backend.ts'
import { controlCalls } from '../../../mocks/kernel/control/control.ts'

// the recorder and the opened link are parts of the panel, not of the interface
const OF_THE_PANEL = new Set(
  ['controls', 'record', 'open', 'open/check'].flatMap((name) => [
    `GET /__mock/${name}`,
    `POST /__mock/${name}`,
  ]),
)

/** Paths and methods of the document, by their indentation. */
const documentedCalls = (): string[] => {
  let path = ''
  return readFileSync('openapi/mock.yaml', 'utf8')
    .split('\n')
    .flatMap((line) => {
      path = /^ {2}(\/\S+):/.exec(line)?.[1] ?? path
      const method = /^ {4}(get|post|delete):/.exec(line)?.[1]
      return method ? [`${method.toUpperCase()} ${path}`] : []
    })
}

test('控制接口与它的说明 openapi/mock.yaml 一致', () => {
  const answered = controlCalls(registry).filter((call) => !OF_THE_PANEL.has(call))
  expect(documentedCalls().toSorted()).toEqual(answered.toSorted())
})
