import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
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
function Page({ resumes = false }: { resumes?: boolean }) {
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
      resumes={resumes}
    />
  )
}
const show = () =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )

beforeEach(() => {
  browser.rows.clear()
})

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

/** 第一步填好 甲，到了第二步，再重新加载；resumes 的留在第二步。 */
const reloadAtSecond = async (
  user: ReturnType<typeof userEvent.setup>,
  secondRemark: string,
  between = () => {},
) => {
  signedIn()
  globalThis.history.pushState({ idx: 0 }, '', '/wizard')
  const open = () =>
    render(
      <BrowserRouter>
        <Page resumes />
      </BrowserRouter>,
    )
  const { unmount } = open()
  await user.type(await screen.findByRole('textbox', { name: '第一步备注' }), '甲')
  await user.click(screen.getByRole('button', { name: '下一步' }))
  const second = await screen.findByRole('textbox', { name: '第二步备注' })
  await user.type(second, secondRemark)
  unmount()
  between()
  open()
}
const remark = (step: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${step}备注` }).value

test('各步都有草稿的，重新加载后留在原来那一步，不问就填回全部，后退还是上一步', async () => {
  const user = userEvent.setup()
  await reloadAtSecond(user, '乙')
  await waitFor(() => expect(remark('第二步')).toBe('乙'))
  expect(screen.getByRole('group', { name: '第二步' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '恢复' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '上一步' }))
  await screen.findByRole('group', { name: '第一步' })
  expect(remark('第一步')).toBe('甲')
})

test('重新加载后草稿没有了的，再往下走先回到没有填的那一步', async () => {
  const user = userEvent.setup()
  await reloadAtSecond(user, '乙', () => browser.rows.clear())
  await user.type(screen.getByRole('textbox', { name: '第二步备注' }), '丙')
  await user.click(screen.getByRole('button', { name: '提交' }))
  await screen.findByRole('group', { name: '第一步' })
  expect(onFinish).not.toHaveBeenCalled()
})
