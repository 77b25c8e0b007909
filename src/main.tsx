import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { start } from '#app/start.ts'

// 补的东西里最晚出现的一个都有，就什么也不必取
if (!URL.parse) await import('#app/older.ts')
await start()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
