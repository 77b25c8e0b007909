const HEADINGS = ['功能', '规则', '背景', '场景大纲', '剧本大纲', '场景', '剧本', '例子']
const STEPS = ['假如', '假设', '假定', '当', '那么', '而且', '并且', '同时', '但是', '* ']
const ALLOWED = '假如/假设/假定、当、那么、而且/并且/同时、但是'
const LOOKS_LIKE_STEP = /^(如果|若|然后|接着|随后|最后|则|且|给定|前提|前置|操作|预期|期望|结果)/

interface Block {
  title: string
  line: number
  needsSteps: boolean
  needsExamples: boolean
  steps: number
}

/**
 * 在解析之前检查一份需求文件，返回给业务分析师看的中文问题（“文件:行号 问题”）；空数组表示没有问题。
 * 覆盖 Gherkin 不报或报得看不懂的写法：全角冒号与竖线、写错的关键字、没有步骤的场景、没有例子的大纲。
 */
export function lintFeature(uri: string, text: string): string[] {
  const problems: string[] = []
  let block: Block | undefined
  let docString: string | undefined

  const close = () => {
    if (block?.needsSteps && block.steps === 0) {
      problems.push(`${uri}:${block.line} “${block.title}”没有任何步骤，步骤的关键字只能用 ${ALLOWED}`)
    }
    if (block?.needsExamples) problems.push(`${uri}:${block.line} “${block.title}”是大纲却没有“例子:”`)
  }

  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.replaceAll('\u3000', ' ').trim()
    const at = `${uri}:${index + 1}`
    const fence = /^("""|```)/.exec(line)?.[1]
    if (docString !== undefined) {
      if (fence === docString) docString = undefined
      return
    }
    if (fence !== undefined) {
      docString = fence
      return
    }
    if (line === '' || line.startsWith('#') || line.startsWith('@')) return
    if (/^[|｜]/.test(line)) {
      if (line.startsWith('｜') || line.endsWith('｜')) problems.push(`${at} 表格用了全角竖线“｜”，请改成“|”`)
      return
    }
    const heading = HEADINGS.find((word) => line.startsWith(`${word}:`) || line.startsWith(`${word}：`))
    if (heading !== undefined) {
      if (line.startsWith(`${heading}：`)) {
        problems.push(`${at} “${heading}”后面是全角冒号“：”，请改成“:”`)
      }
      if (heading === '例子') {
        if (block) block.needsExamples = false
        return
      }
      close()
      const isScenario = /场景|剧本/.test(heading)
      block = {
        title: line.slice(heading.length + 1).trim() || heading,
        line: index + 1,
        needsSteps: isScenario || heading === '背景',
        needsExamples: heading.endsWith('大纲'),
        steps: 0,
      }
      return
    }
    if (!block?.needsSteps) return
    if (STEPS.some((word) => line.startsWith(word))) {
      block.steps += 1
    } else if (block.steps > 0 || LOOKS_LIKE_STEP.test(line)) {
      problems.push(`${at} “${line}”不是步骤：行首的关键字只能用 ${ALLOWED}`)
    }
  })
  close()
  return problems
}
