import type { Finding } from '../Finding.ts'
import { quote } from './dom.ts'

/** 一份源文件。 */
interface Written {
  readonly path: string
  readonly text: string
}

// 单号紧接着状态，如 IS2026…待签收
const GLUED = /`\$\{\w*[nN]o\}\$\{(?:dictLabel|label)\([^`]*`/g
const SUCCESS = /(?:success: |feedback\.success\()(['"`])((?:(?!\1).)*)\1/g

/** 提交之后没有说等谁：提到提交了，却没有 等待、由、待，也没有请人接着做。 */
const saysNext = (text: string): boolean =>
  !/已提交|提交成功/.test(text) || /等待|待|由|通知|(?<!申)请/.test(text)

/** 4.1 提示：说办了什么、接着是谁；不是单号粘着状态。源文件里写着的都看。 */
export const measureFeedback = (sources: readonly Written[]): Finding[] =>
  sources.flatMap(({ path, text }) =>
    [
      ...[...text.matchAll(GLUED)].map(([hit]) => `单号粘着状态 ${quote(hit)}`),
      ...[...text.matchAll(SUCCESS)]
        .map(([, , said = '']) => said)
        .filter((said) => !saysNext(said))
        .map((said) => `没有说接着是谁 ${quote(said)}`),
    ].map((what): Finding => ({ rule: '4.1', what: `${path}：${what}` })),
  )
