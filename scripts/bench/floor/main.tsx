// The least that React can do: the yardstick of npm run bench, built and measured in the same run.
import { createRoot } from 'react-dom/client'

const rows = Array.from({ length: 10 }, (_, index) => `IS${index}`)

createRoot(document.getElementById('root')!).render(
  <table>
    <tbody>
      {rows.map((row) => (
        <tr key={row}>
          <td>{row}</td>
        </tr>
      ))}
    </tbody>
  </table>,
)
