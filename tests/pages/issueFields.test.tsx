import { fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Invoice, IssueFormContext } from '#api/generated/corp/model/index.ts'
import { judgeIssue } from '#domain/issueRules.ts'
import { FormShell } from '#ui/form/Shell.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { IssueFields } from '../../src/pages/credit/core/issue/IssueFields.tsx'
import type { IssueValues } from '../../src/pages/credit/core/issue/issueValues.ts'

// 每画一次记一笔：表单的哪一项，哪一张发票
const drawn = vi.hoisted(() => ({ fields: [] as string[], invoices: 0 }))

vi.mock('@arco-design/web-react/es/Form', async (load) => {
  const { default: Form } = await load<typeof import('@arco-design/web-react/es/Form')>()
  const Item = (props: { field?: string }) => {
    drawn.fields.push(String(props.field))
    return createElement(Form.Item, props)
  }
  return { default: Object.assign(Object.create(Form), { Item }) }
})
vi.mock('#ui/display/StatusTag.tsx', () => ({
  StatusTag: ({ value }: { value: string }) => {
    drawn.invoices += 1
    return value
  },
}))

const SELLER = '江苏恒拓精密机械有限公司'
const COUNT = 200
const context: IssueFormContext = {
  issueDate: '2026-11-20',
  availableLimit: '9000000.00',
  finalThreshold: '5000000.00',
  issuerScale: 'LARGE',
  maxTransferLevel: 5,
  overdueBlocked: false,
  receivers: [
    { corpName: SELLER, uscc: '91210112MA0X02K025', corpScale: 'SMALL', ready: true },
  ] as IssueFormContext['receivers'],
  payAccounts: [],
  funderNames: [],
}
const invoices = Array.from(
  { length: COUNT },
  (_, at) =>
    ({
      invoiceNo: `26${String(at).padStart(18, '0')}`,
      invoiceDate: '2026-10-20',
      invoiceAmount: '1000.00',
      invoiceRemainAmount: '1000.00',
      invoiceVerifyStatus: 'PASS',
    }) as Invoice,
)
const initial: Partial<IssueValues> = {
  receiverName: SELLER,
  promisePayDate: '2027-03-18',
  invoiceNos: invoices.map(({ invoiceNo }) => invoiceNo),
  attachments: [],
}

function Page() {
  const form = useForm<IssueValues>()
  return (
    <FormShell
      label="凭证开立申请"
      form={form}
      initial={initial}
      onSubmit={() => Promise.resolve(false)}
      submitting={false}
      error={undefined}
    >
      <IssueFields
        form={form}
        context={context}
        judge={(values) => judgeIssue(values, { ...context, today: context.issueDate, holidays: [] })}
        holidays={[]}
        contracts={{ data: [], mutate: () => undefined, asked: 'contracts' }}
        invoices={{ data: invoices, mutate: () => undefined, asked: 'invoices' }}
      />
    </FormShell>
  )
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: '凭证金额' })
const type = (value: string) => fireEvent.change(amount(), { target: { value } })

beforeEach(async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  await screen.findByText(`已选 ${COUNT} 张，发票总金额 200,000.00元`, { exact: false })
  // 各行晚于合计的一句：机器忙时不在同一次里画
  await screen.findByText(invoices.at(-1)!.invoiceNo)
  expect(drawn.invoices).toBeGreaterThanOrEqual(COUNT)
  Object.assign(drawn, { fields: [], invoices: 0 })
})

test('列着并选中 200 张发票：打金额只重画金额，提示跟着变', async () => {
  for (const value of ['6', '60', '6000000']) type(value)
  expect(amount().value).toBe('6,000,000')
  await screen.findByText('期限 118 天，需终审')
  expect(drawn).toEqual({ fields: [], invoices: 0 })
})

test('勾掉一张只重画那一张', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: invoices[7]!.invoiceNo }))
  await screen.findByText(`已选 ${COUNT - 1} 张，发票总金额 199,000.00元`, { exact: false })
  // 测试里 React 每次画两遍
  expect(drawn.invoices).toBe(2)
})
