// A read whose answer is used only in a child that is rendered later (src/app/swr.ts).
import { act, render, screen } from '@testing-library/react'
import useSwr, { SWRConfig } from 'swr'
import { expect, it } from 'vitest'
import { QueryState } from '#ui/display/QueryState.tsx'
import { swrOptions } from '../../src/app/swr.ts'

it('先到的答复，后来才出现的子组件也看得到', async () => {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const useAnswer = (asked: string, answer: Promise<string>) => ({ ...useSwr(asked, () => answer), asked })
  function Gate({ children }: { readonly children: () => React.ReactNode }) {
    return <QueryState result={useAnswer('first', first.promise)}>{children}</QueryState>
  }
  function Page() {
    const later = useAnswer('second', second.promise)
    return <Gate>{() => <QueryState result={later}>{(text) => text}</QueryState>}</Gate>
  }
  render(
    <SWRConfig value={{ ...swrOptions, provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  )
  await act(async () => second.resolve('账户'))
  await act(async () => first.resolve('进度'))
  expect(screen.getByText('账户')).toBeTruthy()
})
