/** 一段的几种写法（support/clauses.ts 的参数），最常用的在前；补全、步骤目录与“最接近的句子”都由这里展开。 */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  列表: ['列表', '列表{文本}'],
  对话框: ['对话框', '{文本}对话框'],
  行: ['行{文本}', '第{数}行', '列表{文本}中行{文本}', '列表{文本}中第{数}行'],
  字段: ['字段{文本}', '查询条件{文本}', '{文本}'],
  何处: ['{文本}', '查询条件{文本}', '按钮{文本}', '行{文本}'],
  决定: ['通过', '驳回', '选择{文本}'],
  意见: ['', '，意见{文本}'],
  原因: ['', '，原因是{文本}'],
  时长: ['{数}天', '{数}个工作日', '{数}个月', '{数}小时', '{数}分钟', '{数}秒'],
  停留: ['{数}秒', '{数}分钟', '{数}小时', '{数}天'],
  笔数: ['{数}笔', '{数}笔共{文本}元'],
  看文件: ['查看', '预览', '移除', '补填'],
  开关: ['打开', '关闭'],
  尺寸: ['宽', '高', '至少高'],
  谁: ['别人', '{文本}'],
  谁的: ['{文本}的', '原来的'],
  哪些调用: ['下一次{文本}调用', '{文本}调用一直', '所有调用一直'],
}

/** 任选一个的说法：我以/换成{文本}登录。 */
const alternatives = (sentence: string): string[] => {
  const [, before = '', either = '', after = ''] = /^(.*?)([^{}/]+(?:\/[^{}/]+)+)(.*)$/.exec(sentence) ?? []
  return either === '' ? [sentence] : either.split('/').map((one) => `${before}${one}${after}`)
}

const expanded = (sentence: string): string[] => {
  const name = Object.keys(FORMS).find((one) => sentence.includes(`{${one}}`))
  if (name === undefined) return [sentence]
  return (FORMS[name] ?? []).flatMap((form) => expanded(sentence.replace(`{${name}}`, form)))
}

/** 一句话的全部写法：任选一个的与几种写法的段都展开，只剩引号里的与 {数}。 */
export const variants = (sentence: string): string[] => alternatives(sentence).flatMap(expanded)
