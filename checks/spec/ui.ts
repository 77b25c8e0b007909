// npm run spec:ui -- …: opens a browser and plays slowly for people to watch; the sentence being done is at the bottom
// of the screen
import { mkdirSync } from 'node:fs'
import { stopChildrenOnInterrupt } from '../../scripts/children.ts'
import { stop } from '../../scripts/stop.ts'

const hasDisplay =
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
if (!hasDisplay) {
  stop(
    [
      '这台机器没有显示器（没有 DISPLAY），浏览器窗口打不开。可以：',
      '  在有桌面的电脑上运行同样的命令；',
      '  或用 SHOTS=all npm run spec -- …，然后在 reports/report.html 里看每一步的截图；',
      '  或用 npm run spec:explore -- …，在自己的浏览器里打开场景的世界。',
    ].join('\n'),
  )
}
process.env['HEADED'] = '1'
stopChildrenOnInterrupt()
// browser.ts looks at HEADED when it is loaded
const { chosen, runCucumber, serve } = await import('./deployment.ts')
const { buildReport } = await import('./report.ts')
mkdirSync('reports', { recursive: true })
const args = chosen(process.argv.slice(2))
const served = await serve()
process.exitCode = await runCucumber(args, served.url, {
  SLOWMO: process.env['SLOWMO'] ?? '400',
  CAPTION: '1',
})
await served.close()
console.log(buildReport())
