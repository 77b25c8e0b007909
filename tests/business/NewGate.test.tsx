import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewGate } from '#business/approval/NewGate.tsx'

const shown = (...offers: { code: string; enabled: boolean; reason?: string }[]) => {
  const { unmount } = render(
    <NewGate
      result={{ data: { offers }, mutate: () => undefined, asked: '/list' }}
      offersOf={(answer) => answer.offers}
      action="CREATE"
      isInside
    >
      <form aria-label="新增" />
    </NewGate>,
  )
  const found = { form: screen.queryByRole('form') !== null, text: document.body.textContent }
  unmount()
  return found
}

test('能开始的才有表单；不能的填之前就说没有权限，或说出原因', () => {
  expect(shown({ code: 'CREATE', enabled: true })).toEqual({ form: true, text: '' })
  expect(shown({ code: 'IMPORT', enabled: true })).toEqual({
    form: false,
    text: '没有权限：当前角色不能办理此业务',
  })
  expect(shown({ code: 'CREATE', enabled: false, reason: '企业已冻结' })).toEqual({
    form: false,
    text: '企业已冻结',
  })
})
