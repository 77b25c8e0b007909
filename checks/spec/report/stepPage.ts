import { QUOTED } from '../../../features/plugin/quoted.ts'
import { escape, page, tile, tools } from '../../../scripts/html/page.ts'
import { type Group, nearDuplicates, type Sentence, unused } from '../sentences.ts'
import { type ValueGroup, valuesIn } from '../values.ts'
import { placeOf, VALUE_SCRIPT, VALUE_STYLE, valueSections, valueSide } from './valuePart.ts'

/** An example: of a used sentence a copy of its shortest use, of an unused one the pattern filled in. */
const exampleOf = ({ pattern, keyword, example, takes }: Sentence): string => {
  const text =
    example?.text ?? pattern.replace(/\{([^}]*)\}/g, (_, type: string) => (type in QUOTED ? '"内容"' : '…'))
  const rows = (
    example?.table ??
    (takes === '表格'
      ? [
          ['列', '列'],
          ['值', '值'],
        ]
      : [])
  ).map((row) => `\n      | ${row.join(' | ')} |`)
  const doc = example?.doc ? `\n      """\n      ${example.doc.replaceAll('\n', '\n      ')}\n      """` : ''
  return `    ${keyword} ${text}${rows.join('')}${doc}`
}

/** What each parameter takes: the kind, a link to its values, and what scenarios have written there. */
const parameterTable = ({ parameters, takes }: Sentence): string => {
  const rows = parameters.map(({ name, meaning, kind, used }, at) => {
    const what =
      kind === undefined ? escape(meaning) : `<a href="#${escape(placeOf(kind))}">${escape(meaning)}</a>`
    return `<tr><td>第 ${at + 1} 个 {${escape(name)}}</td><td>${what}</td><td>${used.map((text) => escape(text)).join('　')}</td></tr>`
  })
  const last = takes ? `<tr><td>${takes}</td><td>写在下一行的${takes}</td><td></td></tr>` : ''
  return `<table><tr><th>参数</th><th>写什么</th><th>写过的</th></tr>${rows.join('')}${last}</table>`
}

const card = (sentence: Sentence): string => {
  const pattern = escape(sentence.pattern).replaceAll(/\{[^}]*\}/g, '<i>$&</i>')
  const parameters = parameterTable(sentence)
  const places = [...Map.groupBy(sentence.uses, ({ uri }) => uri)].map(
    ([uri, uses]) =>
      `<li>${escape(uri)}：${uses.map(({ line, scenario }) => `<span title="${escape(scenario)}">${line} 行</span>`).join('、')}</li>`,
  )
  const isBare = sentence.uses.length === 0
  return `<details class="card" data-find data-is="${isBare ? 'unused' : 'used'} ${sentence.keyword}"><summary><span class="faint">${sentence.keyword}</span><b>${pattern}</b>${sentence.takes ? `<span class="tag">带${sentence.takes}</span>` : ''}<span class="${isBare ? 'warn' : 'faint'}">${isBare ? '没有人用' : `用了 ${sentence.uses.length} 处`}</span></summary><div class="body"><pre>${escape(exampleOf(sentence))}</pre><button data-copy="${escape(exampleOf(sentence).trim())}">复制例子</button>${sentence.parameters.length > 0 || sentence.takes ? parameters : ''}<ul>${places.join('')}</ul><p class="faint">定义在 ${escape(sentence.file)}:${sentence.line}</p></div></details>`
}

/**
 * The catalogue of steps: how each sentence is written, its parameters, an example and where it is used, and the values
 * that can be used in it; unused and duplicate ones are listed too.
 */
export function stepPage(groups: readonly Group[], values: readonly ValueGroup[] = []): string {
  const all = groups.flatMap(({ sentences }) => sentences)
  const pairs = nearDuplicates(all)
  const side = groups.map(
    ({ name, sentences }) =>
      `<a href="#组-${escape(name)}">${escape(name)}<span>${sentences.length}</span></a>`,
  )
  const body = groups.map(({ name, about, sentences }) => {
    const sections = [...Map.groupBy(sentences, ({ section }) => section)].map(
      ([section, members]) => `${section ? `<h3>${escape(section)}</h3>` : ''}${members.map(card).join('')}`,
    )
    return `<section data-group id="组-${escape(name)}"><h2>${escape(name)} <span class="faint">${escape(about)}</span></h2>${sections.join('')}</section>`
  })
  const doubts = pairs.map(
    ({ one, other, reason }) =>
      `<tr><td>${escape(one.pattern)}</td><td>${escape(other.pattern)}</td><td>${reason}</td></tr>`,
  )
  return page({
    name: 'steps.html',
    title: '步骤目录',
    side: `${values.length > 0 ? `<h2>能写的值</h2>${valueSide(values)}<h2>句子</h2>` : ''}${side.join('')}<h2>整理</h2><a href="#重复">重复的嫌疑<span>${pairs.length}</span></a>`,
    content: `<style>summary i,b i{font-style:normal;color:#0b4f8a}${VALUE_STYLE}</style><h1>步骤目录</h1><p class="lead">场景里能写的每一句话，和引号里能写的值。{文本}、{人员}、{金额} 等是引号里的一个值，写哪一种列在句子下面；{数} 写整数，其余 {…} 的写法列在句子下面，用“/”隔开的任选一个；标点、空格与全角数字不必在意。值点一下就复制。</p>
<div class="tiles">${tile(all.length, '句子')}${values.length > 0 ? tile(values.flatMap(valuesIn).length, '能写的值') : ''}${tile(unused(all).length, '没有人用', unused(all).length ? 'warn' : '')}${tile(pairs.length, '重复的嫌疑', pairs.length ? 'warn' : '')}</div>
${tools('搜索句子、例子、用处与值', [
  ['', '全部'],
  ['假如', '假如'],
  ['当', '当'],
  ['那么', '那么'],
  ['value', '值'],
  ['unused', '没有人用'],
])}${body.join('')}${valueSections(values)}
<section id="重复"><h2>重复的嫌疑</h2>${pairs.length ? `<table class="wide"><tr><th>这一句</th><th>那一句</th><th>为什么</th></tr>${doubts.join('')}</table>` : '<p class="faint">没有</p>'}</section>`,
    script: VALUE_SCRIPT,
  })
}
