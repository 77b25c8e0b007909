// Which kind of value a parameter of a sentence takes: told by the name of the parameter in the step function, or by the
// word behind it in the sentence.

import { FORMS } from '../../features/plugin/variants.ts'

interface Meaning {
  /** What is to be written. */
  meaning: string
  /** The group of values to look into (values.ts), if there is one. */
  kind?: string
}

const KINDS: Readonly<Record<string, readonly string[]>> = {
  人员: ['person', 'colleague', 'reviewer', 'operator', 'people'],
  页面: ['title', 'page', 'pageTitle'],
  示例数据: ['scenario', 'seed'],
  单据: ['entity', 'document', 'thing'],
  外部机构: ['party', 'event'],
  企业: ['corp', 'corpName', 'buyer', 'supplier', 'member', 'enterprise', 'company'],
  调用: ['path', 'call', 'operation', 'callName'],
  日期: ['day', 'date', 'deliveryDate', 'time', 'moment'],
  金额: ['amount', 'amounts', 'face', 'fee', 'used', 'frozen', 'received', 'deduct', 'dispute'],
  文件: ['file', 'fileName', 'files'],
  决定: ['decision', 'outcome', 'answer'],
}

const MEANINGS: Readonly<Record<string, string>> = {
  人员: '人员的代号或姓名',
  页面: '页面的标题',
  示例数据: '示例数据的名称',
  单据: '单据的中文名',
  外部机构: '外部机构，或它能办理的事',
  企业: '企业名称',
  调用: '调用的名称',
  日期: '日期',
  金额: '金额',
  文件: '文件名',
  决定: '决定',
}

/** Where the name of the parameter says more than the kind. */
const CLOSER: Readonly<Record<string, string>> = { party: '外部机构的名称', event: '外部机构能办理的事' }

/** What has no list: what is on the screen says it. */
const ON_SCREEN: Readonly<Record<string, string>> = {
  row: '那一行里的编号或名称，可写【名称】',
  column: '列表的列名，照屏幕上的写',
  label: '字段或条件的名称，照屏幕上的写',
  name: '屏幕上的名称；“为……”后面的是自己起的名称，以后写【名称】取用',
  text: '屏幕上的文字，可写【名称】',
  value: '内容，可写【名称】',
  option: '选项，照屏幕上的写',
  options: '选项，以顿号隔开',
  action: '行里的操作，照屏幕上的写',
  button: '按钮，照屏幕上的写',
  opinion: '审核意见，自己写',
  reason: '说明原因的话，照屏幕上的写',
  message: '说明的话，自己写',
  key: '单据编号，可写【名称】；后面空一格写要说的话',
  tail: '账号的末四位',
  status: '状态，照屏幕上的写',
  business: '业务的名称',
  noun: '业务的名称',
  family: '产品的名称',
  type: '类型，照屏幕上的写',
  code: '验证码，总是 123456',
}

/** By the word that stands behind the parameter. */
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/^(页面|页签)/, '页面'],
  [/^(的)?调用/, '调用'],
  [/^(登录|经办|在另一台电脑)/, '人员'],
]

/** By the word that stands before it. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/(外部机构|办理)$/, '外部机构'],
  [/示例数据为$/, '示例数据'],
  [/(时间推进到|日期为)$/, '日期'],
  [/金额为?$/, '金额'],
]

const OTHER: Readonly<Record<string, string>> = { 数: '整数' }
/** The ways of writing a part of a sentence. */
const formsOf = (type: string): string | undefined => FORMS[type]?.map((form) => form || '不写').join('；或 ')

/** What the parameter called that way is, between these parts of the sentence; type is what stands in the braces. */
export function meaningOf(type: string, name: string, before: string, behind: string): Meaning {
  const other = OTHER[type] ?? formsOf(type)
  if (other !== undefined) return { meaning: other }
  const kind =
    BEFORE.find(([pattern]) => pattern.test(before))?.[1] ??
    BEHIND.find(([pattern]) => pattern.test(behind))?.[1] ??
    Object.keys(KINDS).find((one) => KINDS[one]?.includes(name))
  if (kind !== undefined) return { meaning: CLOSER[name] ?? MEANINGS[kind] ?? kind, kind }
  return {
    meaning:
      ON_SCREEN[name] ?? (/(No|no|Number)s?$/.test(name) ? '编号，可写【名称】' : '文字，可写【名称】'),
  }
}
