import { Checkbox } from '#ui/form/Checkbox.tsx'
import styles from './Reader.module.css'
import type { ProtocolDocument, ProtocolElement } from './types.ts'

interface ReaderSideProps {
  documents: readonly ProtocolDocument[]
  active: number
  read: ReadonlySet<number>
  /** 打不开的那几份与原因 */
  failures: ReadonlyMap<number, string>
  onOpen: (at: number) => void
  elements?: readonly (ProtocolElement | null)[]
  isChecked: boolean
  onCheck: (checked: boolean) => void
}

// 方向控制与零宽字符能让金额、名称看上去是另一个：显示成记号（T11）
const HIDDEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const visible = (text: unknown) =>
  (typeof text === 'string' || typeof text === 'number' ? String(text) : '').replace(
    HIDDEN,
    (char) => `[U+${char.codePointAt(0)?.toString(16).toUpperCase()}]`,
  )

/** 阅读框左侧：文档清单与已读标记、须核对的协议要素（PDF-01、PDF-05）。 */
export function ReaderSide({
  documents,
  active,
  read,
  failures,
  onOpen,
  elements,
  isChecked,
  onCheck,
}: ReaderSideProps) {
  return (
    <div className={styles.side}>
      {documents.length > 1 ? (
        <nav aria-label="文档清单">
          <ul className={styles.documents}>
            {documents.map((document, at) => (
              <li key={at}>
                <button
                  type="button"
                  className={styles.document}
                  aria-current={at === active}
                  onClick={() => onOpen(at)}
                >
                  <span>{document.name}</span>
                  <span className={`${styles.mark} ${read.has(at) ? styles.read : ''}`}>
                    {failures.has(at) ? '打不开' : read.has(at) ? '已读' : '未读'}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {elements ? (
        <section aria-label="协议要素">
          <h3 className={styles.sideTitle}>协议要素</h3>
          <dl className={styles.elements}>
            {elements.map((element, at) => (
              <div key={at}>
                <dt>{visible(element?.key) || '—'}</dt>
                <dd>{visible(element?.value) || '—'}</dd>
              </div>
            ))}
          </dl>
          <Checkbox checked={isChecked} onChange={onCheck}>
            我已核对以上要素
          </Checkbox>
        </section>
      ) : null}
    </div>
  )
}
