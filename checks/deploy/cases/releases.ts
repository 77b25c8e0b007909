import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { activate, currentRelease, prune, publish, rollback } from '../../../deploy/releases.ts'
import { expect } from '../../../features/support/expect.ts'
import { PLACES } from '../../faults/FaultCase.ts'
import type { Scene } from '../../faults/Scene.ts'
import type { DeployCase, DeployStage } from '../DeployCase.ts'
import { makeNextBuild } from '../nextBuild.ts'
import { openScene } from '../openScene.ts'

const BLACK = '/credit/core/issue/issue-black'

const loads = ({ seen }: Scene) => seen.requests.filter((request) => request.isNavigationRequest()).length
const LATER = ['/assets/confirm-', '/assets/collect-']
/**
 * What start.ts and observe.ts fetch after the first page is there, on a slow machine too. A file of theirs that is gone
 * would reload the page before anybody goes anywhere.
 */
const isWarm = async (scene: Scene): Promise<void> => {
  const { page, seen } = scene
  await expect
    .poll(() => LATER.every((file) => seen.requests.some((request) => request.url().includes(file))))
    .toBe(true)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await scene.isAnswered()
}
const missing = (stage: DeployStage) => stage.stack.accessLog().filter(({ status }) => status === 404).length
const scriptsOf = async ({ stack }: DeployStage): Promise<string> =>
  /assets\/index-[\w-]+\.js/.exec(await (await fetch(`${stack.origin}/cv3/`)).text())?.[0] ?? ''

/** Publishes the next release; a month passes, only that one is kept. */
const forgetOthers = ({ stack: { root } }: DeployStage): void => {
  const assets = join(root, 'shared/cv3/assets')
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  for (const name of readdirSync(assets)) utimesSync(join(assets, name), longAgo, longAgo)
  prune(root, 1, 30)
}

/** Publishing, rolling back and old pages still open (faults.md 3.7). */
export const cases: DeployCase[] = [
  {
    id: 'R01',
    title: '办理途中发布新版本：旧文件还在，开着的页面接着用，不重新加载；下次打开是新的',
    run: async (stage) => {
      const { stack } = stage
      const { scene, failures, violations, close } = await openScene(stage)
      await scene.signIn('core-operator')
      const [old, opened, notFound] = [await scriptsOf(stage), loads(scene), missing(stage)]
      activate(stack.root, publish(stack.root, makeNextBuild(stage.dist, join(stack.dir, 'next'))))
      expect(await scriptsOf(stage)).not.toBe(old)
      await scene.visit(PLACES.issue)
      await scene.openDraft()
      await scene.click('提交复核')
      await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
      expect(loads(scene)).toBe(opened)
      expect(missing(stage)).toBe(notFound)
      await scene.page.reload()
      await scene.isReady()
      await expect(scene.page.getByRole('table', { name: '开立申请' })).toBeVisible()
      expect(await scene.page.content()).toContain(await scriptsOf(stage))
      expect(failures).toEqual([])
      expect(await violations()).toEqual([])
      await close()
    },
  },
  {
    id: 'R02',
    title: '退回上一个版本：一次改名，不必重启',
    run: async (stage) => {
      const { root } = stage.stack
      const [before, script] = [currentRelease(root), await scriptsOf(stage)]
      const previous = rollback(root)
      expect(previous).not.toBe(before)
      expect(await scriptsOf(stage)).not.toBe(script)
      expect(rollback(root)).toBe(before)
      expect(await scriptsOf(stage)).toBe(script)
      // the rest goes on with the build under test
      expect(rollback(root)).toBe(previous)
    },
  },
  {
    id: 'R03',
    title: '旧文件已经清理：没有未保存的内容就自动刷新恰好一次，来到要去的页面（D01）',
    run: async (stage) => {
      const { stack } = stage
      const { scene, failures, close } = await openScene(stage)
      await scene.signIn('core-operator')
      await isWarm(scene)
      const opened = loads(scene)
      const next = publish(stack.root, join(stack.dir, 'next'))
      activate(stack.root, next)
      forgetOthers(stage)
      try {
        await scene.go(PLACES.issue)
        await expect.poll(() => loads(scene) - opened, { message: '重新加载' }).toBe(1)
        await scene.isReady()
        await expect(scene.page.getByRole('table', { name: '开立申请' })).toBeVisible()
        await scene.visit(BLACK)
        expect(loads(scene) - opened).toBe(1)
        expect(failures).toEqual([])
      } finally {
        activate(stack.root, publish(stack.root, stage.dist))
      }
      await close()
    },
  },
  {
    id: 'R04',
    title: '旧文件已经清理而表单没有保存：不刷新，填的都在，提交照常（D01、D07）',
    run: async (stage) => {
      const { stack } = stage
      const { scene, close } = await openScene(stage)
      await scene.signIn('core-operator')
      await isWarm(scene)
      await scene.openDraft()
      const opened = loads(scene)
      activate(stack.root, publish(stack.root, join(stack.dir, 'next')))
      forgetOthers(stage)
      try {
        const notFound = missing(stage)
        await scene.page.getByLabel(/备注/).last().fill('还没保存')
        await scene.page.getByRole('link', { name: '开立撤回申请' }).hover()
        await expect.poll(() => missing(stage), { message: '取旧文件得 404' }).toBeGreaterThan(notFound)
        await expect.poll(() => scene.seen.pending.size).toBe(0)
        expect(loads(scene)).toBe(opened)
        await expect(scene.page.getByLabel(/备注/).last()).toHaveValue('还没保存')
        await scene.click('提交复核')
        await expect(scene.page.getByText('已提交复核').first()).toBeVisible()
        expect(loads(scene)).toBe(opened)
      } finally {
        activate(stack.root, publish(stack.root, stage.dist))
      }
      await close()
    },
  },
]
