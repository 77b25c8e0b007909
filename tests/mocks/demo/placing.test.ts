import { describe, expect, it } from 'vitest'
import { placeCard } from '../../../mocks/demo/page/placing.ts'

const view = { width: 1200, height: 600 }
const card = { width: 440, height: 220 }

describe('卡片放在哪里', () => {
  it('没有所指的，在右边正中', () => {
    expect(placeCard(view, card)).toEqual({ left: 732, top: 190 })
  })

  it('整行的在它下面，靠右', () => {
    expect(placeCard(view, card, { left: 224, top: 280, width: 952, height: 40 })).toEqual({
      left: 732,
      top: 334,
    })
  })

  it('下面放不下的在它上面', () => {
    expect(placeCard(view, card, { left: 224, top: 480, width: 952, height: 40 })).toEqual({
      left: 732,
      top: 246,
    })
  })

  it('右边有地方的挨着右边，除非到角上能让开它所在的表', () => {
    const button = { left: 224, top: 250, width: 60, height: 30 }
    expect(placeCard(view, card, button)).toEqual({ left: 298, top: 155 })
    const table = { left: 224, top: 290, width: 952, height: 60 }
    expect(placeCard(view, card, button, table)).toEqual({ left: 732, top: 366 })
  })

  it('处处都压得到的，在右下角', () => {
    expect(placeCard(view, card, { left: 0, top: 0, width: 1200, height: 600 })).toEqual({
      left: 732,
      top: 366,
    })
  })
})
