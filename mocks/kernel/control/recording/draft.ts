// What a person did in the portal, in the sentences of the features. Runs in the recorder's page and in tests: no imports.

/** One action; area is where it happened. */
export type Act =
  | { kind: 'signedIn'; person: string }
  | { kind: 'opened'; title: string; path: string }
  | { kind: 'filled'; area: Area; label: string; value: string }
  | { kind: 'uploaded'; label: string; file: string }
  | { kind: 'ticked'; row: string }
  | { kind: 'clicked'; area: Area; name: string; row?: string; dialog?: string }
  | { kind: 'said'; text: string }
  | { kind: 'refused'; text: string }
  | { kind: 'control'; name: string; body: Record<string, unknown> }

export type Area = 'page' | 'search' | 'approval' | 'signing' | 'dialog' | 'menu'

type Phase = '假如' | '当' | '那么'
interface Line {
  phase: Phase
  text: string
  rows?: string[][]
}

const FAMILIES: readonly (readonly [string, string])[] = [
  ['/credit/', 'FAM-CREDIT'],
  ['/abs/', 'FAM-ABS'],
  ['/reverse_factoring/', 'FAM-RF'],
  ['/my/', 'FAM-MY'],
  ['/guarantee/', 'FAM-GUARANTEE'],
]
const SUBMIT = /^(提交|提交复核|确认提交)$/
const quoted = (text: string): string => `"${text.replaceAll('"', '”')}"`

const durationOf = (advance: string): string | undefined => {
  const [, count, unit] = /^PT?(\d+)([DMH])$/.exec(advance) ?? []
  if (count === undefined || unit === undefined) return undefined
  if (unit === 'D') return `${count}天`
  if (unit === 'H') return `${Number(count) * 60}分钟`
  return advance.startsWith('PT') ? `${count}分钟` : `${count}个月`
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The sentence for an action on the control panel; undefined when there is none. */
function controlLine(name: string, body: Record<string, unknown>): Line | undefined {
  const text = (key: string): string => shown(body[key])
  if (name === 'world') return { phase: '假如', text: `示例数据为${quoted(text('scenario') || '日常')}` }
  if (name === 'events')
    return {
      phase: '当',
      text: `外部机构${quoted(text('actor'))}对${quoted(text('key'))}办理${quoted(text('event'))}`,
    }
  if (name === 'clock') {
    const duration = durationOf(text('advance'))
    if (duration !== undefined) return { phase: '当', text: `时间推进${duration}` }
    return body['now'] === undefined
      ? undefined
      : { phase: '当', text: `时间推进到${quoted(text('now').slice(0, 10))}` }
  }
  if (name === 'settings' && 'signatureSwitchOpen' in body)
    return {
      phase: '假如',
      text: `平台已${body['signatureSwitchOpen'] === true ? '打开' : '关闭'}"短信签署"`,
    }
  if (name === 'seed' && Array.isArray(body['rows'])) {
    const rows = body['rows'] as Record<string, unknown>[]
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const values = rows.map((row) => keys.map((key) => shown(row[key])))
    return { phase: '假如', text: `系统中有如下${quoted(text('entity'))}:`, rows: [keys, ...values] }
  }
  return undefined
}

const fillLines = (fills: ReadonlyMap<string, string>): Line[] => {
  const pairs = [...fills]
  const [only] = pairs
  if (!only) return []
  if (pairs.length === 1) return [{ phase: '当', text: `我填写${quoted(only[0])}为${quoted(only[1])}` }]
  return [{ phase: '当', text: '我填写如下:', rows: pairs }]
}
const queryLine = (fills: ReadonlyMap<string, string>): Line => {
  const pairs = [...fills]
  const [only] = pairs
  if (!only) return { phase: '当', text: '我点击"查询"' }
  if (pairs.length === 1) return { phase: '当', text: `我按${quoted(only[0])}为${quoted(only[1])}查询` }
  return { phase: '当', text: '我按如下条件查询:', rows: pairs }
}
const decisionLine = (decision: string, fills: ReadonlyMap<string, string>): Line => {
  const opinion = fills.get('审核意见')
  const tail = opinion === undefined ? '' : `，意见${quoted(opinion)}`
  if (decision === '通过') return { phase: '当', text: `审批通过${tail}` }
  if (decision === '驳回') return { phase: '当', text: `审批驳回${tail}` }
  return { phase: '当', text: `审批选择${quoted(decision)}，意见${quoted(opinion ?? '')}` }
}

function clickLine(act: Extract<Act, { kind: 'clicked' }>): Line {
  const { area, name, row, dialog } = act
  if (area === 'search' && name === '重置') return { phase: '当', text: '我重置查询条件' }
  if (area === 'dialog')
    return { phase: '当', text: `我在${dialog ? quoted(dialog) : ''}对话框中点击${quoted(name)}` }
  if (row !== undefined && row === name) return { phase: '当', text: `我查看${quoted(name)}` }
  if (row !== undefined) return { phase: '当', text: `我对${quoted(row)}执行${quoted(name)}` }
  if (SUBMIT.test(name)) return { phase: '当', text: '我提交' }
  if (name === '保存草稿') return { phase: '当', text: '我保存草稿' }
  return { phase: '当', text: `我点击${quoted(name)}` }
}

/**
 * Acts → sentences: fields filled in succession become one table; searching, reviewing and signing become one sentence
 * each; a page reached by a click is named only once, and a page where nothing is done before the next is not named.
 */
function linesOf(acts: readonly Act[]): Line[] {
  const lines: Line[] = []
  let fills = new Map<string, string>()
  let filling: Area = 'page'
  const flush = () => {
    if (filling === 'page' || filling === 'dialog') lines.push(...fillLines(fills))
    fills = new Map()
  }
  let people = 0
  acts.forEach((act, at) => {
    if (act.kind === 'filled') {
      if (act.area !== filling) flush()
      filling = act.area
      fills.set(act.label, act.value)
      return
    }
    if (act.kind === 'clicked' && act.area === 'search' && act.name === '查询') {
      lines.push(queryLine(filling === 'search' ? fills : new Map()))
      fills = new Map()
    } else if (act.kind === 'clicked' && act.area === 'approval') {
      lines.push(decisionLine(act.name, filling === 'approval' ? fills : new Map()))
      fills = new Map()
    } else if (act.kind === 'clicked' && act.area === 'signing') {
      if (/^(确认|确定|签署|确认签署)$/.test(act.name)) lines.push({ phase: '当', text: '完成短信签署' })
      fills = new Map()
    } else {
      flush()
      filling = 'page'
      if (act.kind === 'signedIn') {
        lines.push({
          phase: people ? '当' : '假如',
          text: people ? `换成${quoted(act.person)}登录` : `我以${quoted(act.person)}登录`,
        })
        people += 1
      }
      if (act.kind === 'uploaded')
        lines.push({ phase: '当', text: `我上传${quoted(act.file)}到${quoted(act.label)}` })
      if (act.kind === 'ticked') lines.push({ phase: '当', text: `我勾选${quoted(act.row)}` })
      if (act.kind === 'said') lines.push({ phase: '那么', text: `应提示${quoted(act.text)}` })
      if (act.kind === 'refused') lines.push({ phase: '那么', text: `应提示失败${quoted(act.text)}` })
      if (act.kind === 'control') {
        const line = controlLine(act.name, act.body)
        if (line) lines.push(line)
      }
      if (act.kind === 'opened') {
        const before = acts[at - 1]
        const led = before?.kind === 'clicked' && before.area !== 'menu'
        // The landing page after a sign-in is not an action of the user
        if (before?.kind === 'signedIn') return
        // a page that is only passed on the way to another
        if (!led && lines.at(-1)?.text.startsWith('我打开')) lines.pop()
        lines.push(
          led
            ? { phase: '那么', text: `应进入${quoted(act.title)}页面` }
            : { phase: '当', text: `我打开${quoted(act.title)}页面` },
        )
      }
      if (act.kind === 'clicked' && act.area !== 'menu') {
        const before = acts[at - 1]
        // `应提示失败` confirms by itself
        if (!(before?.kind === 'refused' && act.name === '确认')) lines.push(clickLine(act))
      }
    }
  })
  flush()
  return lines
}

const wide = (text: string): number =>
  text.split('').reduce((sum, char) => sum + (/[\u1100-\uffef]/.test(char) ? 2 : 1), 0)
const tableText = (rows: readonly string[][]): string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => wide(row[at] ?? ''))))
  return rows.map(
    (row) =>
      `      | ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - wide(cell))).join(' | ')} |`,
  )
}

/** The recorded actions, as the draft of a feature file that runs; empty when there are none. */
export function draftOf(acts: readonly Act[], name = '记录下来的操作'): string {
  const lines = linesOf(acts)
  if (lines.length === 0) return ''
  const paths = acts.flatMap((act) => (act.kind === 'opened' ? [act.path] : []))
  const tag = FAMILIES.find(([prefix]) => paths.some((path) => path.includes(prefix)))?.[1] ?? 'FAM-WORKBENCH'
  let phase = ''
  const steps = lines.flatMap((line) => {
    const keyword = line.phase === phase ? '并且' : line.phase
    phase = line.phase
    return [`    ${keyword} ${line.text}`, ...(line.rows ? tableText(line.rows) : [])]
  })
  return [
    '# language: zh-CN',
    '# 草稿：换上它表明的需求编号，起个说明业务的名字，补上应得到什么',
    `@${tag}`,
    `功能: ${name}`,
    '',
    `  场景: ${name}`,
    ...steps,
    '',
  ].join('\n')
}
