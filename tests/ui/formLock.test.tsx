import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useSubmit } from '#hooks/useSubmit.ts'
import { fieldOf } from '#ui/form/Field.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Wizard } from '#ui/form/Wizard.tsx'

interface Values {
  remark: string
}
const F = fieldOf<Values>()
const save = vi.fn<(values: Values) => Promise<string>>()
const submit = vi.fn<(values: Values) => Promise<string>>()

/** 办成之后还留在屏幕上的表单：下一页迟迟没有来。 */
function Page({ inWizard = false }: { inWizard?: boolean }) {
  const form = useForm<Values>()
  const saving = useSubmit(save)
  const submitting = useSubmit(submit)
  const values = () => form.getFieldsValue() as Values
  const shell = (embedded: boolean) => (
    <FormShell
      label="试办"
      form={form}
      initial={{ remark: '甲' }}
      embedded={embedded}
      guard={false}
      onSubmit={embedded ? () => Promise.resolve(false) : submitting.run}
      submitting={submitting.running}
      onSave={() => saving.run(values())}
      saving={saving.running}
      error={embedded ? undefined : submitting.error}
    >
      <F name="remark" label="备注" required>
        <TextInput />
      </F>
    </FormShell>
  )
  if (!inWizard) return shell(false)
  return (
    <Wizard
      label="试办"
      steps={[{ title: '只有一步', content: shell(true) }]}
      onFinish={() => submitting.run(values())}
      onDone={() => undefined}
      submitting={submitting.running}
      onSave={() => saving.run(values())}
      saving={saving.running}
      error={submitting.error}
    />
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '备注' }), { target: { value } })

beforeEach(() => {
  for (const call of [save, submit]) call.mockReset().mockResolvedValue('ok')
})

describe.each([false, true])('办成之后锁到值变了为止（T19） 在向导里：%s', (inWizard) => {
  const show = () =>
    render(
      <MemoryRouter>
        <Page inWizard={inWizard} />
      </MemoryRouter>,
    )

  test('提交办成之后，提交与存草稿都不能再点；改了值才解开', async () => {
    show()
    fireEvent.click(button('提交'))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(button('提交').disabled).toBe(true))
    expect(button('保存草稿').disabled).toBe(true)
    type('乙')
    expect(button('提交').disabled).toBe(false)
    fireEvent.click(button('提交'))
    await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ remark: '乙' }))
  })

  test('存着草稿时提交不出去：先后点两个按钮也只办一件', async () => {
    let finish: (() => void) | undefined
    save.mockReturnValue(new Promise((resolve) => (finish = () => resolve('ok'))))
    show()
    fireEvent.click(button('保存草稿'))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    fireEvent.submit(screen.getByRole('form', { name: '试办' }))
    fireEvent.click(button('提交'))
    finish?.()
    await waitFor(() => expect(button('保存草稿').disabled).toBe(true))
    expect(submit).not.toHaveBeenCalled()
  })

  test('没有办成的，马上可以再办', async () => {
    submit.mockRejectedValueOnce(new Error('x'))
    show()
    fireEvent.click(button('提交'))
    await screen.findByRole('alert')
    await waitFor(() => expect(button('提交').className).not.toContain('loading'))
    fireEvent.click(button('提交'))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
  })
})
