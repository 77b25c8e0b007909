import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { activate, currentRelease, prune, publish, rollback } from '../../../deploy/releases.ts'
import { expect } from '../../../features/support/expect.ts'
import { PLACES } from '../../faults/FaultCase.ts'
import type { Fixture } from '../../faults/Fixture.ts'
import type { DeployCase, Deployment } from '../DeployCase.ts'
import { makeNextBuild } from '../nextBuild.ts'
import { openFixture } from '../openFixture.ts'

const BLACK = '/credit/core/issue/issue-black'

const loads = ({ seen }: Fixture) => seen.requests.filter((request) => request.isNavigationRequest()).length
const LATER = ['/assets/confirm-', '/assets/collect-']
/**
 * The files that start.ts and observe.ts fetch after the first page, even on a slow machine. A missing one
 * would reload the page before the user goes anywhere.
 */
const isWarm = async (fixture: Fixture): Promise<void> => {
  const { page, seen } = fixture
  await expect
    .poll(() => LATER.every((file) => seen.requests.some((request) => request.url().includes(file))))
    .toBe(true)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await fixture.isAnswered()
}
const missing = (deployment: Deployment) =>
  deployment.stack.accessLog().filter(({ status }) => status === 404).length
const scriptsOf = async ({ stack }: Deployment): Promise<string> =>
  /assets\/index-[\w-]+\.js/.exec(await (await fetch(`${stack.origin}/cv3/`)).text())?.[0] ?? ''

/** Publishes the next release; a month passes, only that one is kept. */
const forgetOthers = ({ stack: { root } }: Deployment): void => {
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
    run: async (deployment) => {
      const { stack } = deployment
      const { fixture, failures, violations, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      const [old, opened, notFound] = [await scriptsOf(deployment), loads(fixture), missing(deployment)]
      activate(stack.root, publish(stack.root, makeNextBuild(deployment.dist, join(stack.dir, 'next'))))
      expect(await scriptsOf(deployment)).not.toBe(old)
      await fixture.visit(PLACES.issue)
      await fixture.openDraft()
      await fixture.click('提交复核')
      await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
      expect(loads(fixture)).toBe(opened)
      expect(missing(deployment)).toBe(notFound)
      await fixture.page.reload()
      await fixture.isReady()
      await expect(fixture.page.getByRole('table', { name: '开立申请' })).toBeVisible()
      expect(await fixture.page.content()).toContain(await scriptsOf(deployment))
      expect(failures).toEqual([])
      expect(await violations()).toEqual([])
      await close()
    },
  },
  {
    id: 'R02',
    title: '退回上一个版本：一次改名，不必重启',
    run: async (deployment) => {
      const { root } = deployment.stack
      const [before, script] = [currentRelease(root), await scriptsOf(deployment)]
      const previous = rollback(root)
      expect(previous).not.toBe(before)
      expect(await scriptsOf(deployment)).not.toBe(script)
      expect(rollback(root)).toBe(before)
      expect(await scriptsOf(deployment)).toBe(script)
      // the rest goes on with the build under test
      expect(rollback(root)).toBe(previous)
    },
  },
  {
    id: 'R03',
    title: '旧文件已经清理：没有未保存的内容就自动刷新恰好一次，来到要去的页面（D01）',
    run: async (deployment) => {
      const { stack } = deployment
      const { fixture, failures, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      await isWarm(fixture)
      const opened = loads(fixture)
      const next = publish(stack.root, join(stack.dir, 'next'))
      activate(stack.root, next)
      forgetOthers(deployment)
      try {
        await fixture.go(PLACES.issue)
        await expect.poll(() => loads(fixture) - opened, { message: '重新加载' }).toBe(1)
        await fixture.isReady()
        await expect(fixture.page.getByRole('table', { name: '开立申请' })).toBeVisible()
        await fixture.visit(BLACK)
        expect(loads(fixture) - opened).toBe(1)
        expect(failures).toEqual([])
      } finally {
        activate(stack.root, publish(stack.root, deployment.dist))
      }
      await close()
    },
  },
  {
    id: 'R04',
    title: '旧文件已经清理而表单没有保存：不刷新，填的都在，提交照常（D01、D07）',
    run: async (deployment) => {
      const { stack } = deployment
      const { fixture, close } = await openFixture(deployment)
      await fixture.signIn('core-operator')
      await isWarm(fixture)
      await fixture.openDraft()
      const opened = loads(fixture)
      activate(stack.root, publish(stack.root, join(stack.dir, 'next')))
      forgetOthers(deployment)
      try {
        const notFound = missing(deployment)
        await fixture.page.getByLabel(/备注/).last().fill('还没保存')
        await fixture.page.getByRole('link', { name: '开立撤回申请' }).hover()
        await expect.poll(() => missing(deployment), { message: '取旧文件得 404' }).toBeGreaterThan(notFound)
        await expect.poll(() => fixture.seen.pending.size).toBe(0)
        expect(loads(fixture)).toBe(opened)
        await expect(fixture.page.getByLabel(/备注/).last()).toHaveValue('还没保存')
        await fixture.click('提交复核')
        await expect(fixture.page.getByText('已提交复核').first()).toBeVisible()
        expect(loads(fixture)).toBe(opened)
      } finally {
        activate(stack.root, publish(stack.root, deployment.dist))
      }
      await close()
    },
  },
]
