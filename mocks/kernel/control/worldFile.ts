import { withCookies } from '../cookies.ts'
import type { Journal } from '../journal/step.ts'
import type { World } from '../World.ts'
import { worldCookie } from '../Worlds.ts'
import { BadControl, type Body, type Control, only, text } from './body.ts'
import { escape } from './html.ts'

/** The world as a file: what to import elsewhere. */
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

/** The world of such a file, in the place of this session's. */
export const importWorld = async ({ world, worlds }: Control, body: Body): Promise<object> => {
  only(body, 'format', 'scenario', 'seed', 'steps', 'now')
  const { format, steps, now } = body
  const isClock = now === undefined || Number.isSafeInteger(now)
  if (format !== 1 || !Array.isArray(steps) || !isClock) throw new BadControl('这不是导出的模拟世界')
  const name = text(body, 'scenario')
  if (!Object.hasOwn(world.house.scenarios, name)) throw new BadControl(`没有情景“${name}”`)
  const taken = await worlds.take(world.id, { ...(body as Journal), scenario: name })
  return { id: taken.id, now: taken.now(), problems: taken.ledger.problems }
}

/** This browser continues in a world that the server still holds: the one that a scenario left. */
export const joinWorld = async ({ worlds }: Control, body: Body): Promise<Response> => {
  only(body, 'world')
  const id = text(body, 'world')
  await worlds.wake(id)
  if (!worlds.has(id)) throw new BadControl('这个世界已经不在了：请重新运行 npm run spec:explore')
  return withCookies(Response.json({ id }), [worldCookie(id)])
}

const importScript = `
document.querySelector('[data-import]').addEventListener('change', async ({ target }) => {
  const answer = await fetch('/__mock/journal', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: await target.files[0].text() })
  if (answer.ok) location.reload()
  else document.querySelector('[role=status]').textContent = (await answer.json()).message
})`

const joinLink = ({ id }: World): string => {
  const plan = { title: '别人分享的世界', person: '', path: '/login', world: id }
  const link = `/__mock/open#${encodeURIComponent(JSON.stringify(plan))}`
  return `<a href="${escape(link)}">分享链接</a>：打开它的人进到同一个世界。`
}

/** A section of the sandbox panel: share or export this world, or import somebody else's. */
export const worldFileSection = (world: World, isLocal: boolean): string =>
  `<section aria-label="世界文件"><h2>世界文件</h2><p>做过 ${world.steps.length} 步。${isLocal ? '' : joinLink(world)}<a href="/__mock/journal">导出</a>成文件，在别处导入即重建。</p><label>导入<input type="file" accept="application/json" data-import></label><script>${importScript}</script></section>`
