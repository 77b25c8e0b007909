// 失败的说法：Playwright 与 cucumber 的英文换成分析师读得懂的中文，控制台与报告共用。

const ROLES: Readonly<Record<string, string>> = {
  button: '按钮',
  link: '链接',
  tab: '页签',
  row: '行',
  menuitem: '操作',
  option: '选项',
  checkbox: '勾选框',
  textbox: '输入框',
  dialog: '对话框',
}

/** 标签与值的正则（support/pattern.ts）里真正的名称。 */
const plain = (pattern: string): string =>
  pattern
    .replace(/^\/(.*)\/[a-z]*$/, '$1')
    .replace(/^\^\\s\*(?:\[\*✱\]\?\\s\*)?/, '')
    .replace(/\\s\*\(（.*$|\(\\s\*元\)\?.*$/, '')
    .replaceAll(/\\(?=[.*+?^${}()|[\]\\/])/g, '')

const LITERAL = String.raw`(?:'([^']*)'|(\/(?:[^/\\]|\\.)*\/\w*))`
const NAMED = new RegExp(
  String.raw`(?:getByRole\('(\w+)', \{ name: |getBy(?:Text|Label)\(|hasText: )${LITERAL}`,
  'g',
)

/** Playwright 的定位说法 → 人看得见的名称，越往后越具体；一个也没有的是空的。 */
export function inWords(locator: string): string {
  // 里面没有什么的，不是它的名称；同一件东西的几种角色（按钮、链接或页签）只说第一种
  const named = locator
    .replaceAll(/\bhas(?:Not)?: getBy\w+\([^()]*\)|hasNotText: '[^']*'/g, '')
    .matchAll(NAMED)
  const parts = new Map<string, string>()
  for (const [, role = '', text, pattern = ''] of named) {
    const name = text ?? plain(pattern)
    if (!parts.has(name)) parts.set(name, `${ROLES[role] ?? ''}“${name}”`)
  }
  return [...parts.values()].slice(-2).join('')
}

const VALUES: readonly (readonly [RegExp, string])[] = [
  [/^visible$/, '看得到'],
  [/^(hidden|not visible)$/, '看不到'],
  [/^enabled$/, '可用'],
  [/^disabled$/, '不可用'],
  [/^editable$/, '可填写'],
  [/^(readonly|read-?only)$/, '只读'],
  [/^checked$/, '已勾选'],
  [/^unchecked$/, '没有勾选'],
  [/^<element\(s\) not found>$/, '没有找到'],
  [/^(undefined|null)$/, '没有'],
]
const valueIn = (text: string): string => {
  const value = text.trim()
  return (
    VALUES.find(([pattern]) => pattern.test(value))?.[1] ??
    (/^\/.*\/\w*$/.test(value) ? `“${plain(value)}”` : value)
  )
}

const NETWORK: Readonly<Record<string, string>> = {
  ERR_CONNECTION_REFUSED: '连不上',
  ERR_CONNECTION_RESET: '连接断了',
  ERR_INTERNET_DISCONNECTED: '断网',
  ERR_ABORTED: '打开到一半被打断',
  ERR_NAME_NOT_RESOLVED: '找不到这个地址',
  ERR_TIMED_OUT: '打开超时',
  ERR_EMPTY_RESPONSE: '没有答复',
}

const DOING: Readonly<Record<string, string>> = {
  click: '点不到',
  fill: '填不进',
  check: '勾不上',
  waitFor: '没有等到',
  selectOption: '选不到',
  setInputFiles: '传不上',
  press: '按不了',
  focus: '到不了',
  innerText: '读不到',
  inputValue: '读不到',
  evaluate: '没有等到',
  isChecked: '看不到',
  blur: '离不开',
  hover: '指不到',
  scrollIntoViewIfNeeded: '到不了',
}
const seconds = (ms: string): string => `${Math.round(Number(ms) / 100) / 10} 秒`

/** 一行一行换的；换成空的不要。 */
const LINES: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/^(?:\w*Error: )expect\((?:locator|page)\).*$/, '与所说的不符'],
  [/^(?:Error: )?expect\(.*$|^Locator: .*$/, ''],
  [
    /^(?:- )?Expected(?: string| pattern| substring| value| array| object)?: +(not )?(.*)$/,
    (_, not = '', value = '') => `${not ? '不' : ''}应为：${valueIn(value)}`,
  ],
  [
    /^Received(?: string| array| object| value| has value)?: +(.*)$/,
    (_, value = '') => `实际为：${valueIn(value)}`,
  ],
  [/^Expected length: +(\d+)$/, '应有 $1 个'],
  [/^Received length: +(\d+)$/, '实际有 $1 个'],
  [/^([-+]?\s*"?\w*"?:? ?)(?:Array|Object) ([[{][\]}]?,?)$/, '$1$2'],
  [/^- Expected +- \d+$/, '- 应为'],
  [/^\+ Received +\+ \d+$/, '+ 实际为'],
  [/^Error: element\(s\) not found$/, '实际为：没有找到'],
  [/^Timeout: +(\d+)ms$/, (_, ms = '') => `等了 ${seconds(ms)}`],
  [
    /^(?:- ?|Error: )?Timeout (\d+)ms exceeded while waiting on the predicate$/,
    (_, ms = '') => `等了 ${seconds(ms)}`,
  ],
  [/^Call [Ll]og:$/, ''],
  [
    /^(?:\w*Error: )?\w+\.(\w+): Timeout (\d+)ms exceeded\.?.*$/,
    (_, act = '', ms = '') => `${DOING[act] ?? '没有等到'}：等了 ${seconds(ms)}`,
  ],
  [
    /^(?:\w*Error: )?(?:\w+\.\w+: )?(?:Error: )?strict mode violation: (.*) resolved to (\d+) elements:?$/,
    (_, locator = '', count = '') => `${inWords(locator) || '要找的'}有 ${count} 个，分不清是哪一个`,
  ],
  [/^\s*\d+\) <.*$/, ''],
  [
    /^(?:\w*Error: )?\w+\.\w+: net::(\w+) at (.*)$/,
    (_, code = '', url = '') => `${NETWORK[code] ?? '打不开'}：${url}`,
  ],
  [/^.*(?:Target page, context or browser|Target|Page|Browser) (?:has been )?closed.*$/, '页面已经关了'],
  [/^.*Execution context was destroyed.*$/, '页面正在换，没有看成'],
  [/^.*Navigation (?:to .*)?interrupted by another.*$/, '页面又转到了别处'],
  [
    /^(?:Error: )?function timed out, ensure the promise resolves within (\d+) milliseconds$/,
    (_, ms = '') => `这一步 ${seconds(ms)}也没有做完`,
  ],
  [/^(?:\w*Error(?: \[\w+\])?: )(.*)$/, '$1'],
]

const turned = (line: string): string => {
  for (const [pattern, into] of LINES)
    if (pattern.test(line)) return line.replace(pattern, into as (...parts: string[]) => string)
  return line
}

/** 一次失败的说明：第一行是人会说的话，接着是应为与实际为；去掉颜色、依赖包的堆栈与调用日志。 */
export function readable(message: string): string {
  // 起因是 Playwright 原来的话，我们自己的一句已经说了
  const [own = ''] = message.split(/\n\s*Caused by: /)
  const text = own
    // oxlint-disable-next-line no-control-regex -- the escape character is what we look for
    .replace(/\u001b\[\d+m/g, '')
    // 没有写明在看什么的断言：定位里的名称
    .replace(/^Error: expect\(locator\).* failed\n+Locator: +(.+)$/m, (whole, locator: string) => {
      const words = inWords(locator)
      return words ? `${words}与所说的不符` : whole
    })
    .replace(/\n\s*Call log:\n(?:\s*(?:-|\d+ ×|[^\S\n]{4,}).*\n?)*/, (log) => {
      const awaited = /waiting for (.+)/.exec(log)?.[1] ?? ''
      const blocker = /<[^>]*>.* intercepts pointer events/.test(log) ? '\n上面盖着别的东西' : ''
      const words = inWords(awaited)
      const isSaid = /expect\(locator\)|strict mode violation/.test(message)
      return `${words && !isSaid ? `\n在等：${words}` : ''}${blocker}\n`
    })
  const kept = text.split('\n').filter((line) => line.trim() !== '')
  const code = kept.find((line) => /^\s+at .*features\/steps\//.test(line))
  const place = /features\/[^\s()]*?\.ts:\d+/.exec(code ? decodeURI(code) : '')?.[0]
  const lines = kept.filter((line) => !/^\s+at /.test(line)).flatMap((line) => turned(line.trimEnd()) || [])
  const [first = ''] = lines
  const messages = lines.filter(
    (line, at) =>
      // 话里已经说了的，与说了两次的，不再说
      at === 0 ||
      (line !== lines[at - 1] && !(line.startsWith('应为：') && first.endsWith(`应${line.slice(3)}`))),
  )
  const last = messages.findLastIndex((line) => line.startsWith('等了 '))
  const once = messages.filter((line, at) => !line.startsWith('等了 ') || at === last)
  return [...once, ...(place === undefined ? [] : [`（${place}）`])].join('\n')
}
