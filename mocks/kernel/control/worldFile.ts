import { withCookies } from '../cookies.ts'
import { type Html, html, verbatim } from '../html.ts'
import type { Journal } from '../journal/step.ts'
import type { World } from '../World.ts'
import { type Worlds, worldCookie } from '../Worlds.ts'
import { BadControl, type Body, type Control, only, text } from './body.ts'
import { journalOf } from './shared.ts'

/** The world as a file, to import elsewhere. */
export const exportWorld = ({ world: { scenario, seed, steps, clock } }: Control): Response => {
  const journal: Journal = { format: 1, scenario, seed, steps, now: clock.ms() }
  return new Response(JSON.stringify(journal), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent('模拟世界.json')}`,
      'Cache-Control': 'no-store',
    },
  })
}

/** The world of such a file, built separately: the session's own is unchanged. Refused when it cannot be built completely. */
export const worldOfJournal = async ({ world, worlds }: Control, value: unknown): Promise<World> => {
  const journal = journalOf(value)
  if (!Object.hasOwn(world.registry.scenarios, journal.scenario))
    throw new BadControl(`没有情景“${journal.scenario}”`)
  const built = await worlds.built(world.id, journal)
  const { problems } = built.ledger
  if (problems.length > 0) throw new BadControl(`这个世界与当前版本不符：${problems.join('；')}`)
  return built
}

/** Replaces this session's world by the one of such a file. */
export const importWorld = async (control: Control, body: Body): Promise<object> => {
  const built = await worldOfJournal(control, body)
  control.worlds.put(built)
  return { id: built.id, now: built.now() }
}

/** A world that the server still holds. */
export const needWorld = async (worlds: Worlds, id: string): Promise<World> => {
  await worlds.wake(id)
  if (!worlds.has(id)) throw new BadControl('这个世界已经不在了：请重新运行 npm run spec:explore')
  return worlds.of(id)
}

/** Switches this browser to a world that the server still holds: the one that a scenario left. */
export const joinWorld = async ({ worlds }: Control, body: Body): Promise<Response> => {
  only(body, 'world')
  const { id } = await needWorld(worlds, text(body, 'world'))
  return withCookies(Response.json({ id }), [worldCookie(id)])
}

const importScript = verbatim(`
document.querySelector('[data-import]').addEventListener('change', async ({ target }) => {
  const answer = await fetch('/__mock/journal', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: await target.files[0].text() })
  if (answer.ok) location.reload()
  else document.querySelector('[role=status]').textContent = (await answer.json()).message
})`)

const joinLink = ({ id }: World): Html => {
  const plan = { title: '别人分享的世界', person: '', path: '/login', world: id }
  const link = `/__mock/open#${encodeURIComponent(JSON.stringify(plan))}`
  return html`<a href="${link}">分享链接</a>：打开它的人进到同一个世界。`
}

/** A section of the sandbox panel: share or export this world, or import another one. */
export const worldFileSection = (world: World, isLocal: boolean): Html =>
  html`<section aria-label="世界文件"><h2>世界文件</h2><p>做过 ${world.steps.length} 步。${!isLocal && joinLink(world)}<a href="/__mock/journal">导出</a>成文件，在别处导入即重建。</p><label>导入<input type="file" accept="application/json" data-import></label><script>${importScript}</script></section>`
