// 中文不用空格分词，cucumber 自己的表达式生成器认不出 "…" 是参数。
interface SnippetOptions {
  functionName: string
  stepParameterNames: string[]
  generatedExpressions: readonly { source: string }[]
}

const TYPES: Record<string, [name: string, type: string]> = {
  文本: ['text', 'string'],
  数: ['count', 'number'],
  float: ['amount', 'number'],
}

/** 为没有定义的步骤生成一段可以直接粘贴的代码。 */
export default class ZhSnippet {
  build({ functionName, generatedExpressions, stepParameterNames }: SnippetOptions): string {
    const sentence = (generatedExpressions[0]?.source ?? '')
      .replace(/"[^"]*"/g, '{文本}')
      .replaceAll('{int}', '{数}')
    const types = [...sentence.matchAll(/\{([^}]*)\}/g)].map(
      ([, name = '']) => TYPES[name] ?? ['value', 'string'],
    )
    const parameters = [
      'this: ScfWorld',
      ...types.map(([name, type], index) => `${name}${index + 1}: ${type}`),
      ...stepParameterNames.map((name) => (name === 'dataTable' ? 'table: DataTable' : `${name}: string`)),
    ]
    return `${functionName}('${sentence}', async function (${parameters.join(', ')}) {\n  return 'pending'\n})`
  }
}
