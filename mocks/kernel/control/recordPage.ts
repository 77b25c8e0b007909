import type { World } from '../World.ts'
import { escape, pageStyle } from './html.ts'

/** The modules of the recorder's page, in the folder recording. */
export const RECORDER_MODULES = ['draft.ts', 'listen.ts', 'record.ts']

/** What the host knows of them: the text of one, as a browser takes it. */
export type RecorderModule = (name: string) => string

/** GET /__mock/recording/<module>. */
export const recordingModule = (name: string, textOf?: RecorderModule): Response | undefined => {
  if (!textOf || !RECORDER_MODULES.includes(name)) return undefined
  return new Response(textOf(name), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** GET /__mock/record: records what a person does in the portal as a draft scenario. */
export const recordPage = (world: World): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>记录场景 - 模拟平台</title><style>${pageStyle}textarea{width:100%;min-height:420px;padding:12px;border:1px solid #c9cdd4;border-radius:4px;font:13px/1.7 ui-monospace,Consolas,"Noto Sans Mono CJK SC",monospace;white-space:pre}.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:12px}.row a{padding:4px 12px;border:1px solid var(--line);border-radius:4px;color:inherit;text-decoration:none}</style></head><body>
<header><h1>记录场景</h1><p>在门户里照平常的样子操作，这里用需求场景的句子写下来。</p><nav><a href="/__mock/panel">沙盒面板</a><a href="/login">登录页</a></nav></header>
<main><section aria-label="记录"><div class="row"><label>人员<select>${world.house.platform.personas
  .map(
    (one) =>
      `<option value="${escape(one.code)}">${escape(`${one.personName}　${one.title}　${one.code}`)}</option>`,
  )
  .join('')}</select></label><label>场景名<input value="" placeholder="记录下来的操作"></label>
<button class="primary" data-begin>打开门户并开始</button><button data-finish disabled>停止</button><button data-undo>去掉最后一个动作</button><button data-copy>复制</button><a data-save href="data:," download="草稿.feature">下载</a></div>
<p role="status" aria-live="polite"></p><textarea aria-label="场景草稿" spellcheck="false"></textarea></section></main>
<script type="module" src="/__mock/recording/record.ts"></script></body></html>`
