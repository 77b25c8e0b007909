// 活文档与探索器从一个场景留下的：关键步骤的截图，以及怎样回到它的世界。单独一个文件，因为没有句子依赖它。
import { After, AfterStep, BeforeStep, Status } from '@cucumber/cucumber'
import './hooks.ts'
import { caption } from './caption.ts'
import { keep, keptName } from './kept.ts'
import type { ScfWorld } from './world.ts'

const wanted = process.env['SHOTS'] ?? 'key'

interface Step {
  readonly id: string
  readonly type?: string
}

/** 关键的一步：一组“那么”的最后一句，或全场的最后一句；SHOTS=all 时每一步，SHOTS=0 时一步也没有。 */
function isKey(steps: readonly Step[], at: number): boolean {
  if (wanted === '0') return false
  const isOutcome = steps[at]?.type === 'Outcome'
  return wanted === 'all' || at === steps.length - 1 || (isOutcome && steps[at + 1]?.type !== 'Outcome')
}

BeforeStep(async function (this: ScfWorld, { pickleStep }) {
  if (process.env['CAPTION']) await caption(this.page, pickleStep.text)
})

AfterStep(async function (this: ScfWorld, { pickle, pickleStep, result }) {
  const at = pickle.steps.findIndex(({ id }) => id === pickleStep.id)
  const failed = result.status !== Status.PASSED && result.status !== Status.SKIPPED
  if (!failed && !(result.status === Status.PASSED && isKey(pickle.steps, at))) return
  const picture = await this.page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => undefined)
  if (!picture) return
  const name = `${keptName(pickle)}-${at + 1}.jpg`
  const path = keep('shots', name, picture)
  this.attach(name, { mediaType: 'text/x.scf-picture' })
  if (failed) this.log(`截图：${path}`)
})

/** 场景的世界，留给演示版打开；不截图时也不留。没有控制台的部署没有它。 */
async function keepWorld({ control }: ScfWorld, name: string): Promise<string | undefined> {
  const journal = wanted === '0' ? undefined : await control.journal().catch(() => undefined)
  if (!journal) return undefined
  keep('worlds', name, JSON.stringify(journal))
  return name
}

After(async function (this: ScfWorld, { pickle }) {
  const url = URL.parse(this.page.url())
  const cookies = await this.context.cookies()
  const world = cookies.find(({ name }) => name === 'scf-world')?.value ?? ''
  const journal = world && (await keepWorld(this, `${keptName(pickle)}.json`))
  const place = {
    person: [...this.actors].find(([, seat]) => seat === this.page)?.[0] ?? '',
    path: url && url.protocol !== 'about:' ? decodeURI(url.pathname + url.search) : '',
    world,
    ...(journal ? { journal } : {}),
    controls: this.control.done,
    rebuilds: !this.control.hasWritten,
  }
  this.attach(JSON.stringify(place), { mediaType: 'application/x.scf-place+json' })
})
