import { html, verbatim } from '../html.ts'
import type { World } from '../World.ts'
import { page } from './page.ts'

/** The modules of the recorder's page, in the folder recording. */
export const RECORDER_MODULES = ['draft.ts', 'listen.ts', 'record.ts']

/** The host's source for them: the text of one, as JavaScript. */
export type RecorderModule = (name: string) => string

/** GET /__mock/recording/<module>. */
export const recordingModule = (name: string, textOf?: RecorderModule): Response | undefined => {
  if (!textOf || !RECORDER_MODULES.includes(name)) return undefined
  return new Response(textOf(name), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

const style = verbatim(`
textarea{width:100%;min-height:420px;padding:12px;border:1px solid #c9cdd4;border-radius:4px;font:13px/1.7 ui-monospace,Consolas,"Noto Sans Mono CJK SC",monospace;white-space:pre}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:12px}
.row a{padding:4px 12px;border:1px solid var(--line);border-radius:4px;color:inherit;text-decoration:none}
`)

/** GET /__mock/record: records what a person does in the portal as a draft scenario. */
export const recordPage = (world: World): string => {
  const people = world.registry.platform.personas.map(
    (one) => html`<option value="${one.code}">${`${one.personName}　${one.title}　${one.code}`}</option>`,
  )
  return page({
    title: '记录场景',
    style,
    header: html`<p>在门户里照平常的样子操作，这里用需求场景的句子写下来。</p><nav><a href="/__mock/panel">沙盒面板</a><a href="/login">登录页</a></nav>`,
    main: html`<section aria-label="记录"><div class="row"><label>人员<select>${people}</select></label><label>场景名<input value="" placeholder="记录下来的操作"></label>
<button class="primary" data-begin>打开门户并开始</button><button data-finish disabled>停止</button><button data-undo>去掉最后一个动作</button><button data-copy>复制</button><a data-save href="data:," download="草稿.feature">下载</a></div>
<p role="status" aria-live="polite"></p><textarea aria-label="场景草稿" spellcheck="false"></textarea></section><script type="module" src="/__mock/recording/record.ts"></script>`,
  })
}
