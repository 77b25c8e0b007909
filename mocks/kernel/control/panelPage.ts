import type { World } from '../World.ts'
import { escape, pageStyle } from './html.ts'
import { personaCards } from './loginPage.ts'
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
const script = `
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
`

const option = (value: string, label: string, selected = false): string =>
  `<option value="${escape(value)}"${selected ? ' selected' : ''}>${escape(label)}</option>`

const calls = (world: World): string =>
  world.ledger.calls
    .slice(-50)
    .toReversed()
    .map((one) => {
      const bad = one.status !== 200 || (one.code ?? '0') !== '0'
      return `<tr${bad ? ' class="bad"' : ''}><td>${one.seq}</td><td>${escape(one.time.slice(0, 19).replace('T', ' '))}</td><td>${escape(one.persona ?? '')}</td><td>${escape(one.method)}</td><td class="path">${escape(one.path)}</td><td>${one.status || '断开'}</td><td>${escape(one.code ?? '')}</td><td class="path">${escape(one.message ?? '')}</td><td>${one.durationMs} ms</td></tr>`
    })
    .join('')

/** The sandbox panel: everything that one can do to this browser session's world. */
export const panelPage = (world: World, isLocal: boolean): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>沙盒面板 - 模拟平台</title><style>${pageStyle}</style></head><body>
<header><h1>沙盒面板</h1><p>本浏览器会话的模拟世界：情景 ${escape(world.house.scenarios[world.scenario]?.label ?? world.scenario)}，世界时间 ${escape(world.now().slice(0, 19).replace('T', ' '))}</p>
<nav><a href="/cv3/">门户</a><a href="/login">登录页</a><a href="/__mock/record">记录场景</a></nav></header>
<main><p role="status" aria-live="polite"></p>
<section aria-label="情景"><h2>情景</h2><form data-call="POST /__mock/world"><label>情景<select name="scenario">${world.house
  .scenarioList()
  .map(({ name, label, title }) => option(label, `${label}　${title}`, name === world.scenario))
  .join(
    '',
  )}</select></label><label>种子<input name="seed" value="${world.seed}" inputmode="numeric"></label><button class="primary">重新开始</button></form></section>
<section aria-label="时钟"><h2>时钟</h2><form data-call="POST /__mock/clock"><label>调到<input name="now" value="${escape(world.now())}"></label><button value="">调整</button>${[
  ['PT1H', '前进 1 小时'],
  ['P1D', '前进 1 天'],
  ['P7D', '前进 7 天'],
  ['P1M', '前进 1 个月'],
]
  .map(([value, label]) => `<button value="${value}">${label}</button>`)
  .join('')}</form></section>
<section aria-label="外部机构"><h2>外部机构</h2>${
  world.house.events.length === 0
    ? '<p class="muted">暂无可触发的外部事件</p>'
    : `<form data-call="POST /__mock/events"><label>事件<select name="event">${world.house.events
        .map((one) =>
          option(`${world.house.partyOf(one)} ${one.label}`, `${world.house.partyOf(one)}　${one.title}`),
        )
        .join(
          '',
        )}</select></label><label>单据编号<input name="key" required></label><button class="primary">触发</button></form>`
}</section>
<section aria-label="故障"><h2>故障</h2><form data-call="POST /__mock/faults"><label>接口（末段或 *）<input name="path" placeholder="/v1/credits/issue/page"></label><label>表现<select name="respond">${FAULTS.map(([label, respond]) => option(JSON.stringify(respond), label)).join('')}</select></label><label>次数<input name="times" value="1" inputmode="numeric"></label><button class="primary">加入</button></form><form data-call="DELETE /__mock/faults"><span class="muted">待触发 ${world.faults.length} 个</span><button>全部清除</button></form></section>
${worldFileSection(world, isLocal)}
${
  world.ledger.problems.length > 0
    ? `<section aria-label="发现的问题"><h2>发现的问题</h2>${world.ledger.problems
        .slice(-20)
        .map((one) => `<p class="bad">${escape(one)}</p>`)
        .join('')}</section>`
    : ''
}
<section aria-label="人员"><h2>人员</h2><div style="display:grid;gap:12px">${personaCards(world)}</div></section>
<section aria-label="最近的调用"><h2>最近的调用</h2><table aria-label="最近的调用"><thead><tr><th>序号</th><th>时间</th><th>人员</th><th>动词</th><th>路径</th><th>状态</th><th>业务码</th><th>说明</th><th>耗时</th></tr></thead><tbody>${calls(world)}</tbody></table></section>
</main><script>${script}</script></body></html>`
