import Button from '@arco-design/web-react/es/Button'
import { useRef, useState } from 'react'
import { Popup } from '#ui/overlay/Popup.tsx'
import { FIGURES } from './overviewFigures.ts'
import styles from './report.module.css'

/** 统计口径：各个数怎么算。 */
export function Definitions() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        统计口径
      </Button>
      <Popup open={open} anchor={anchor} onClose={() => setOpen(false)} role="dialog" label="统计口径">
        <dl className={styles.definitions}>
          {FIGURES.map(([key, name, text]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Popup>
    </>
  )
}
