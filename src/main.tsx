import { begin } from '#app/begin.ts'
import { explainMissing } from '#app/explainMissing.ts'

const loadShell = () => import('#app/start.tsx')

// 补的东西里最晚出现的一个都有，就什么也不必取
if (!URL.parse) await import('#app/older.ts')
const opening = await begin(loadShell)
// 只有取不到的才这样说；跑起来之后出的错照常报出
const { start } = await loadShell().catch(explainMissing)
await start(opening)
