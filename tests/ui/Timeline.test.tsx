import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timeline } from '#ui/display/Timeline.tsx'

const line = (event: string, part: object = {}) => ({
  node: 'OPERATOR',
  operatorName: '周明远',
  corpName: '恒源重工',
  time: '2026-11-18T09:30:01+08:00',
  event,
  ...part,
})

test('一次点击办了两步的只说后一步；别人办的、有意见的、一样的两行都在', () => {
  render(
    <Timeline
      rows={[
        line('保存草稿'),
        line('提交复核'),
        line('复核驳回', { operatorName: '沈若溪', opinion: '金额有误' }),
        line('签收', { operatorName: '沈若溪' }),
        line('签收', { operatorName: '沈若溪' }),
      ]}
    />,
  )
  const shown = [...screen.getByLabelText('审批轨迹').querySelectorAll('strong')].map(
    (event) => event.textContent,
  )
  expect(shown).toEqual(['提交复核', '复核驳回', '签收', '签收'])
})
