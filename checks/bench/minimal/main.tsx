// The baseline of npm run bench: the minimum that shows a list with the portal's own React and router. A page, the scripts,
// one request, a plain HTML table; no components, no session, nothing clever. It does not change: what the portal
// gains or loses shows in the ratio.
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom'

type Cells = readonly string[]

const LISTS = { issues: '凭证开立申请', vouchers: '凭证信息查询' } as const

const List = ({ title }: { title: string }) => {
  const [rows, setRows] = useState<readonly Cells[]>()
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/cv3/assets/rows.json', { cache: 'no-store' })
      setRows((await answer.json()) as Cells[])
    }
    void ask()
  }, [])
  return (
    <main>
      <h1>{title}</h1>
      <table>
        <tbody>
          {rows?.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
              <td>
                <button type="button">详情</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

const lists = Object.entries(LISTS)
createRoot(document.querySelector('#root')!).render(
  <BrowserRouter basename="/cv3">
    <nav>
      {lists.map(([path, title]) => (
        <NavLink key={path} to={path}>
          {title}
        </NavLink>
      ))}
    </nav>
    <Routes>
      {lists.map(([path, title]) => (
        <Route key={path} path={path} element={<List key={path} title={title} />} />
      ))}
    </Routes>
  </BrowserRouter>,
)
