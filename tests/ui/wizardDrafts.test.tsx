import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useDraft } from '#hooks/useDraft.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'
import { installIndexedDb } from '../hooks/FakeIndexedDb.ts'
import { signedIn } from '../hooks/signedIn.ts'

const browser = installIndexedDb()
const draftOf = (key: string) => browser.rows.get(`U1 C1 R1 ${key}`)?.['values']

interface Values {
  remark: string
  mobilePhone: string
}
const F = fieldOf<Values>()
const onFinish = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))

/** 两步都是一张嵌入的表单，各有草稿。 */
function Page() {
  const forms = [useForm<Values>(), useForm<Values>()] as const
  const drafts = [useDraft('试-1', forms[0]), useDraft('试-2', forms[1])] as const
  const step = (at: 0 | 1, title: string) => ({
    title,
    onNext: () =>
      forms[at].validate().then(
        () => true,
        () => false,
      ),
    content: (
      <FormShell
        embedded
        label={title}
        form={forms[at]}
        draft={drafts[at]}
        onSubmit={onFinish}
        submitting={false}
        error={undefined}
      >
        <F name="remark" label={`${title}备注`} required>
          <TextInput />
        </F>
        <F name="mobilePhone" label={`${title}手机`}>
          <TextInput />
        </F>
      </FormShell>
    ),
  })
  return (
    <Wizard
      label="试办"
      steps={[step(0, '第一步'), step(1, '第二步')]}
      onFinish={onFinish}
      onDone={() => undefined}
      submitting={false}
      error={undefined}
    />
  )
}
const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )

test('分步表单：每步检查，回上一步不丢，各步的草稿可恢复且没有敏感字段', async () => {
  const user = userEvent.setup()
  signedIn()
  const { unmount } = show()
  await user.click(screen.getByRole('button', { name: '下一步' }))
  expect(await screen.findByText('请输入第一步备注')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '第一步备注' }), '甲')
  await user.type(screen.getByRole('textbox', { name: '第一步手机' }), '13800138000')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  await user.type(await screen.findByRole('textbox', { name: '第二步备注' }), '乙')
  await user.click(screen.getByRole('button', { name: '上一步' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第一步备注' }).value).toBe('甲')
  unmount()
  expect(draftOf('试-1')).toEqual({ remark: '甲' })
  show()
  await user.click((await screen.findAllByRole('button', { name: '恢复' }))[0]!)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '第一步备注' }).value).toBe('甲')
  expect(draftOf('试-2')).toEqual({ remark: '乙' })
})
