import type { Unsaved } from '#state/session.ts'

/** 留下的草稿里没有的；门户的话里都这样说。 */
const LEFT_OUT = '手机号、证件号、账号、密码等敏感信息与没传完的附件没有保存，恢复后请补上'

/** 换了企业或角色之后，怎样才回到原来的草稿。 */
export const backTo = { corp: '切换回原来的企业', role: '切换回原来的角色' } as const

/**
 * 填到一半的内容会怎样，一句话：存成了草稿的说谁、怎样才恢复得了，没有草稿的说要重填，没填的没有话（H、G10）。
 * @param again 怎样才再给出，如 切换回原来的企业、打开原来的页面
 */
export const fateOf = (unsaved: Unsaved | undefined, again: string): string => {
  if (unsaved === 'kept')
    return `填写的内容已自动存为草稿，24 小时内${again}，即可恢复，其他人看不到；${LEFT_OUT}`
  return unsaved === 'lost' ? '没有提交的内容不会保存，需要重新填写' : ''
}
