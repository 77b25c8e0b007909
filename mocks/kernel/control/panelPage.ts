import { type Html, html, verbatim } from '../html.ts'
import type { World } from '../World.ts'
import { personaCards } from './loginPage.ts'
import { page } from './page.ts'
import { worldFileSection } from './worldFile.ts'

const FAULTS: [label: string, respond: object][] = [
  ['登录失效 401', { status: 401, code: 'UNAUTHORIZED', message: '登录已失效' }],
  ['无权限 403', { status: 403, code: 'FORBIDDEN', message: '无权限' }],
  ['服务器错误 500', { status: 500, body: { message: 'error' } }],
  ['网关超时 504', { status: 504, body: '<html>504</html>' }],
  ['断开连接', { abort: true }],
  ['办理后断开', { abort: 'after' }],
  ['迟 3 秒', { delayMs: 3000 }],
  ['业务失败', { code: 'BUSY', message: '系统繁忙，请稍后再试' }],
]

// Runs in the page: every form with data-call sends its fields as JSON and shows the answer.
const script = verbatim(`
const say = (text) => { document.querySelector('[role=status]').textContent = text };
const call = async (method, path, body) => {
  const answer = await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const data = await answer.json();
  say(answer.ok ? '已办理' : data.message);
  if (answer.ok) setTimeout(() => location.reload(), 400);
};
document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target, fields = Object.fromEntries(new FormData(form));
  const [method, path] = form.dataset.call.split(' ');
  if (path === '/__mock/clock') return call(method, path, event.submitter.value ? { advance: event.submitter.value } : { now: fields.now });
  if (path === '/__mock/faults') return call(method, path, method === 'DELETE' ? {} : { match: { path: fields.path || '*' }, respond: JSON.parse(fields.respond), times: Number(fields.times) });
  if (path === '/__mock/events') { const [actor, name] = fields.event.split(' '); return call(method, path, { actor, event: name, key: fields.key }); }
  return call(method, path, fields);
});
`)

const option = (value: string, label: string, selected = false): Html =>
  html`<option value="${value}"${selected && html` selected`}>${label}</option>`

const STEPS = [
  ['PT1H', '前进 1 小时'],
  ['P1D', '前进 1 天'],
  ['P7D', '前进 7 天'],
  ['P1M', '前进 1 个月'],
] as const

const scenarios = (world: World): Html => {
  const options = world.registry
    .scenarioList()
    .map(({ name, label, title }) => option(label, `${label}　${title}`, name === world.scenario))
  return html`<section aria-label="情景"><h2>情景</h2><form data-call="POST /__mock/world"><label>情景<select name="scenario">${options}</select></label><label>种子<input name="seed" value="${world.seed}" inputmode="numeric"></label><button class="primary">重新开始</button></form></section>`
}

const clock = (world: World): Html =>
  html`<section aria-label="时钟"><h2>时钟</h2><form data-call="POST /__mock/clock"><label>调到<input name="now" value="${world.now()}"></label><button value="">调整</button>${STEPS.map(([value, label]) => html`<button value="${value}">${label}</button>`)}</form></section>`

const outside = ({ registry }: World): Html => {
  const options = registry.events.map((one) =>
    option(`${registry.partyOf(one)} ${one.label}`, `${registry.partyOf(one)}　${one.title}`),
  )
  const form =
    options.length === 0
      ? html`<p class="muted">暂无可触发的外部事件</p>`
      : html`<form data-call="POST /__mock/events"><label>事件<select name="event">${options}</select></label><label>单据编号<input name="key" required></label><button class="primary">触发</button></form>`
  return html`<section aria-label="外部机构"><h2>外部机构</h2>${form}</section>`
}

const faults = (world: World): Html =>
  html`<section aria-label="故障"><h2>故障</h2><form data-call="POST /__mock/faults"><label>接口（末段或 *）<input name="path" placeholder="/v1/credits/issue/page"></label><label>表现<select name="respond">${FAULTS.map(([label, respond]) => option(JSON.stringify(respond), label))}</select></label><label>次数<input name="times" value="1" inputmode="numeric"></label><button class="primary">加入</button></form><form data-call="DELETE /__mock/faults"><span class="muted">待触发 ${world.faults.length} 个</span><button>全部清除</button></form></section>`

const problems = ({ ledger }: World): Html | undefined =>
  ledger.problems.length === 0
    ? undefined
    : html`<section aria-label="发现的问题"><h2>发现的问题</h2>${ledger.problems.slice(-20).map((one) => html`<p class="bad">${one}</p>`)}</section>`

const second = (time: string): string => time.slice(0, 19).replace('T', ' ')

const calls = ({ ledger }: World): Html[] =>
  ledger.calls
    .slice(-50)
    .toReversed()
    .map((one) => {
      const bad = one.status !== 200 || (one.code ?? '0') !== '0'
      return html`<tr${bad && html` class="bad"`}><td>${one.seq}</td><td>${second(one.time)}</td><td>${one.persona}</td><td>${one.method}</td><td class="path">${one.path}</td><td>${one.status || '断开'}</td><td>${one.code}</td><td class="path">${one.message}</td><td>${one.durationMs} ms</td></tr>`
    })

/** The sandbox panel: every control of this browser session's world. */
export const panelPage = (world: World, isLocal: boolean): string =>
  page({
    title: '沙盒面板',
    header: html`<p>本浏览器会话的模拟世界：情景 ${world.registry.scenarios[world.scenario]?.label ?? world.scenario}，世界时间 ${second(world.now())}</p>
<nav><a href="/cv3/">门户</a><a href="/login">登录页</a><a href="/__mock/record">记录场景</a></nav>`,
    main: html`<p role="status" aria-live="polite"></p>
${scenarios(world)}
${clock(world)}
${outside(world)}
${faults(world)}
${worldFileSection(world, isLocal)}
${problems(world)}
<section aria-label="人员"><h2>人员</h2><div style="display:grid;gap:12px">${personaCards(world)}</div></section>
<section aria-label="最近的调用"><h2>最近的调用</h2><table aria-label="最近的调用"><thead><tr><th>序号</th><th>时间</th><th>人员</th><th>动词</th><th>路径</th><th>状态</th><th>业务码</th><th>说明</th><th>耗时</th></tr></thead><tbody>${calls(world)}</tbody></table></section>
`,
    script,
  })
