/** 答话里说下一步等谁的两项；本企业的人说得出姓名时用姓名。 */
export interface Handed {
  nextActor?: string
  nextPerson?: string
}

/** 一份单据的应答；一次办了几份的，以第一份为准。 */
type HandedAnswer = Handed | readonly Handed[] | undefined

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

/** 办成之后要读的一份结果（规范第 8 节 操作成功）：做了什么、下一步等谁，与往后凭它查的编号。 */
export interface Done {
  readonly text: string
  readonly documentNos: readonly string[]
}

/**
 * 交出一份申请之后的结果：说的话同 handedOn，另有申请编号；一次交出几份的，各有一个。
 * @param done 做了什么，如 已提交复核
 * @param no 一份申请的编号；没有的得 undefined
 */
export const applied =
  <One extends Handed>(done: string, no: (one: One) => string | undefined) =>
  (answer: One | readonly One[]): Done => ({
    text: handedOn(done)(answer),
    documentNos: (Array.isArray(answer) ? (answer as readonly One[]) : [answer as One]).flatMap(
      (one) => no(one) ?? [],
    ),
  })

/**
 * 没有通过、退回修改的话：做了什么，退给谁；不能再改的只说做了什么。
 * @param done 做了什么，如 已驳回
 * @param maker 经办人姓名；没有人经办的给空
 */
export const sentBack = (done: string, maker: string, answer: Handed): string =>
  answer.nextActor ? `${done}，退回${maker || '经办'}修改` : done
