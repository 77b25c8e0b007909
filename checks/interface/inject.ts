import { build } from 'vite'
import { targets } from '../../scripts/vite/floor.ts'

/** checks/interface/inPage.ts 连同它用到的规则，合成一段可以装进页面的代码。 */
export async function bundleRules(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      // 也装进下限的浏览器
      target: targets,
      lib: { entry: 'checks/interface/inPage.ts', formats: ['iife'], name: 'interfaceBundle' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('没有合成规则的代码')
  return first.output[0].code
}
