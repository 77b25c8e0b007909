// 契约里的名称只说一次：改一个字段的中文名，由它生成的、列、条件与表单的名称都是新的。
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Labels } from '#domain/labels.ts'
import { Descriptions } from '#ui/display/Descriptions.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { labelsIn, labelsTexts } from '../../scripts/orval/labels.ts'

interface Pledge {
  pledgeNo: string
  pledgeAmount: string
  pledgeTimeFrom?: string
  pledgeTimeTo?: string
}

const contract = (name: string) => ({
  info: { title: '', version: '' },
  paths: {
    '/v1/pledge/detail': {
      post: {
        operationId: 'pledgeDetail',
        tags: ['pledges'],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pledge' } } } },
        responses: {
          '200': {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/PledgeResult' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Money: { type: 'string', description: '金额' },
      Base: { properties: { pledgeNo: { type: 'string', description: '质押编号，由平台编' } } },
      Pledge: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: {
          pledgeAmount: { $ref: '#/components/schemas/Money', description: `${name}：只算本金` },
          pledgeTimeFrom: { type: 'string', description: '质押日期，起' },
          pledgeTimeTo: { type: 'string', description: '质押日期，止' },
        },
      },
      PledgeResult: { properties: { code: { type: 'string', description: '业务码' } } },
    },
  },
})

test.each(['质押金额', '出质金额'])('契约里叫“%s”的，到处就这样叫', (name) => {
  expect(labelsTexts(contract(name))['pledge.ts']).toContain(name)
  expect(Object.keys(labelsIn(contract(name)))).toEqual(['Base', 'Pledge'])
  const labels = labelsIn(contract(name))['Pledge'] as Labels<Pledge>
  const is = column(labels)
  expect(is.money('pledgeAmount').title).toBe(`${name}（元）`)
  expect(is.code('pledgeNo').title).toBe('质押编号')
  expect(is.code('pledgeNo', { title: '编号' }).title).toBe('编号')
  expect(filters(labels).dates('pledgeTime').label).toBe('质押日期')

  const F = fieldOf<Pledge, typeof labels>(labels)
  function Page() {
    const form = useForm<Pledge>()
    const row = { pledgeNo: 'PL1', pledgeAmount: '1.00' }
    return (
      <>
        <Descriptions label="质押" of={row} items={[is.money('pledgeAmount')]} />
        <FormShell
          label="质押"
          form={form}
          onSubmit={() => Promise.resolve(true)}
          submitting={false}
          error={undefined}
        >
          <F name="pledgeAmount">
            <TextInput />
          </F>
          <F name="pledgeNo" label="原编号">
            <TextInput />
          </F>
        </FormShell>
      </>
    )
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  expect(screen.getByText(`${name}（元）`)).toBeTruthy()
  expect(screen.getByRole('textbox', { name })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '原编号' })).toBeTruthy()
})
