/** 答话里说下一步等谁的两项；本企业的人说得出姓名时用姓名。 */
export interface Handed {
  nextActor?: string
  nextPerson?: string
}

/** 一份单据的应答；一次办了几份的，以第一份为准。 */
export type HandedAnswer = Handed | readonly Handed[] | undefined

/** 看着的时候、正要办的时候别人先办了；后端的冲突也说这一句。 */
export const HANDLED_BY_OTHERS = '数据已被他人处理，请刷新后重试'

const isSeveral = (answer: HandedAnswer): answer is readonly Handed[] => Array.isArray(answer)

/**
 * 办成之后说的话：做了什么，下一步等谁（界面规则 4.1）；没有下一步的只说做了什么。
 * @param done 做了什么，如 已提交复核
 */
export const handedOn =
  (done: string) =>
  (answer: HandedAnswer): string => {
    const one = isSeveral(answer) ? answer[0] : answer
    const next = one?.nextPerson ?? one?.nextActor
    return next ? `${done}，等待${next}处理` : done
  }

/**
 * 没有通过、退回修改的话：做了什么，退给谁；不能再改的只说做了什么。
 * @param done 做了什么，如 已驳回
 * @param maker 经办人姓名；没有人经办的给空
 */
export const sentBack = (done: string, maker: string, answer: Handed): string =>
  answer.nextActor ? `${done}，退回${maker || '经办'}修改` : done
