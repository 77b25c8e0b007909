import { useCallback, useEffect, useRef, useState } from 'react'
import { announced } from '#api/failures.ts'
import { feedback } from '#hooks/feedback.ts'
import { failureText } from './pdfFailure.ts'
import type { DocumentHandle, FindState, ProtocolReaderProps } from './types.ts'

const nothing: FindState = { query: '', hits: [], at: 0 }
const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3]

type Failures = ReadonlyMap<number, string>

/** 通道失败 app 已经说过，只在那一份里写着。 */
const tell = (cause: unknown) => {
  if (!announced(cause)) feedback.failure(failureText(cause))
}

const known = (documents: ProtocolReaderProps['documents']): Failures =>
  new Map(documents.flatMap(({ failure }, at) => (failure === undefined ? [] : [[at, failureText(failure)]])))

/** 阅读框的状态：看哪一份、哪些读过、哪些打不开、缩放、查找、页码；确认只进行一次。 */
export function useReader({
  documents,
  elements,
  stays = documents.length > 1,
  onConfirm,
}: Pick<ProtocolReaderProps, 'documents' | 'elements' | 'stays' | 'onConfirm'>) {
  const view = useRef<DocumentHandle>(null)
  const [active, setActive] = useState(0)
  const [read, setRead] = useState<ReadonlySet<number>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const [zoom, setZoom] = useState(1)
  const [page, setPage] = useState({ page: 1, count: 0 })
  const [find, setFind] = useState<FindState>(nothing)
  const [failures, setFailures] = useState(() => known(documents))
  const [isBusy, setBusy] = useState(false)
  const [working, setWorking] = useState('')
  const lock = useRef(false)
  const places = useRef(new Map<number, number>())
  const searching = useRef<AbortController>(undefined)

  useEffect(() => () => searching.current?.abort(), [])

  const onPage = useCallback(
    (number: number, count: number) => {
      places.current.set(active, number)
      setPage({ page: number, count })
    },
    [active],
  )
  const onRead = useCallback(
    () => setRead((now) => (now.has(active) ? now : new Set(now).add(active))),
    [active],
  )
  const onFailed = useCallback(
    (cause: unknown) => {
      setFailures((now) => new Map(now).set(active, failureText(cause)))
      if (stays) tell(cause)
    },
    [active, stays],
  )
  const retry = () => setFailures((now) => new Map([...now].filter(([at]) => at !== active)))

  const open = (at: number) => {
    searching.current?.abort()
    setFind(nothing)
    setPage({ page: 1, count: 0 })
    setActive(at)
  }
  const search = async (query: string) => {
    searching.current?.abort()
    const own = new AbortController()
    searching.current = own
    setFind({ query, hits: [], at: 0 })
    const hits = query && view.current ? await view.current.find(query, own.signal) : []
    if (own.signal.aborted) return
    // 从正在看的页往后的第一处开始
    const next = hits.findIndex((hit) => hit >= (places.current.get(active) ?? 1))
    setFind({ query, hits, at: Math.max(0, next) })
  }
  const step = (by: 1 | -1) =>
    setFind((now) =>
      now.hits.length ? { ...now, at: (now.at + by + now.hits.length) % now.hits.length } : now,
    )
  const zoomBy = (by: 1 | -1) =>
    setZoom((now) => {
      const next = by > 0 ? ZOOMS.find((one) => one > now + 0.01) : ZOOMS.findLast((one) => one < now - 0.01)
      return next ?? now
    })
  const print = async () => {
    if (lock.current) return
    lock.current = true
    try {
      await view.current?.print(setWorking)
    } catch (cause) {
      // 打印不成，读还是读得到
      feedback.failure(failureText(cause))
    } finally {
      lock.current = false
    }
  }

  const isAllRead = documents.length > 0 && documents.every((_, at) => read.has(at))
  const canConfirm = isAllRead && (elements === undefined || isChecked) && failures.size === 0
  /** @returns 确认成了没有；失败由 onConfirm 自己提示，框不关 */
  const confirm = async () => {
    if (!canConfirm || lock.current) return false
    lock.current = true
    setBusy(true)
    try {
      await onConfirm?.()
      return true
    } catch {
      return false
    } finally {
      lock.current = false
      setBusy(false)
    }
  }

  return {
    view,
    active,
    open,
    read,
    zoom,
    zoomBy,
    fit: () => setZoom(1),
    page,
    find,
    search,
    step,
    print,
    working,
    /** 正在看的这一份打不开的原因 */
    failure: failures.get(active),
    failures,
    retry,
    /** 打不开也留着：那一份里写明，可以重试 */
    stays,
    isBusy,
    isAllRead,
    isChecked,
    setChecked,
    canConfirm,
    confirm,
    onPage,
    onRead,
    onFailed,
    startPage: () => places.current.get(active) ?? 1,
  }
}
