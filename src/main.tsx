import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { start } from '#app/start.ts'

await start()

const root = document.getElementById('root')
if (!root) throw new Error('index.html 缺少 #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
