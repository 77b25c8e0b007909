import { begin } from '#app/begin.ts'
import { explainMissing } from '#app/explainMissing.ts'

const loadShell = () => import('#app/start.tsx')

// 补的东西里最晚出现的一个都有，就什么也不必取
if (!URL.parse) await import('#app/older.ts')
const opening = await begin(loadShell)
await loadShell()
  .then(({ start }) => start(opening))
  .catch(explainMissing)
