import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFindDocuments } from '#api/generated/corp/documents/documents.ts'
import { useAsked } from '#hooks/useAsked.ts'
import { useReach } from '#routes/useReach.ts'
import { useConfiguration } from '#state/useConfiguration.ts'
import { useGrants } from '#state/useGrants.ts'
import { ErrorState } from '#ui/display/ErrorState.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { ComboList } from '#ui/query/ComboList.tsx'
import type { Closable } from '../switchDialogs.tsx'
import styles from './Find.module.css'
import { documentNoIn, documentPlaces, findPages, type Place, placesOf, recentPlaces } from './pages.ts'

const RECENT = 5

/** 查找页面与单据：页面按名称与路径当场列出；编号停下来才问后端，晚到的旧答复不用（FIND-01）。 */
export function Find({ onClose }: Closable) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const reach = useReach()
  const [grants, configuration] = [useGrants(), useConfiguration()]
  const pages = useMemo(() => placesOf(grants, configuration), [grants, configuration])
  const recent = useMemo(() => recentPlaces(pages, pathname).slice(0, RECENT), [pages, pathname])
  const { text, type, key: documentNo, isAsked } = useAsked(documentNoIn)
  const found = useFindDocuments(isAsked && documentNo ? { documentNo } : null)
  const typed = text.trim()

  const go = ({ to }: Place) => {
    onClose()
    void navigate(to)
  }
  const groups = typed
    ? [
        { name: '页面', options: findPages(pages, typed) },
        { name: '单据', options: isAsked ? documentPlaces(found.data ?? [], reach) : [] },
      ]
    : [
        { name: '最近', options: recent },
        { name: '页面', options: pages.filter(({ key }) => !recent.some((one) => one.key === key)) },
      ]
  const busy = documentNo !== undefined && (!isAsked || found.isLoading)
  const failed = isAsked && found.error !== undefined && !found.data
  const isNothing = !busy && !failed && groups.every(({ options }) => options.length === 0)
  return (
    <Dialog title="查找" width={640} onClose={onClose}>
      <ComboList
        label="查找页面与单据"
        placeholder="页面名称，或单据编号"
        groups={groups}
        text={text}
        onText={type}
        busy={busy}
        onChoose={go}
      >
        {busy ? <p className={styles.coming}>正在查找单据…</p> : null}
        {failed ? <ErrorState error={found.error} onRetry={() => void found.mutate()} /> : null}
        {isNothing ? (
          <div className={styles.nothing}>
            <p>没有找到 “{typed}”</p>
            <p>可以查找您能打开的页面（按名称），以及本企业的单据（按编号，至少连续 4 位）。</p>
          </div>
        ) : null}
      </ComboList>
      <p className={styles.hints} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> 选择
        </span>
        <span>
          <kbd>Enter</kbd> 打开
        </span>
        <span>
          <kbd>Esc</kbd> 关闭
        </span>
      </p>
    </Dialog>
  )
}
