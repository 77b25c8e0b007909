const shown = new Map<object, { all: readonly Range[]; current: Range | undefined }>()

/** 标亮一处容器里的查找结果（CSS Custom Highlight，不改 DOM）；浏览器不支持时只是不标。 */
export function highlightRanges(owner: object, all: readonly Range[], current?: Range) {
  if (all.length) shown.set(owner, { all, current })
  else shown.delete(owner)
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return
  const entries = [...shown.values()]
  CSS.highlights.set('scf-found', new Highlight(...entries.flatMap((entry) => entry.all)))
  CSS.highlights.set('scf-found-current', new Highlight(...entries.flatMap((entry) => entry.current ?? [])))
}

/** 把一处滚到阅读区中部。 */
export function scrollToRange(range: Range, pane: HTMLElement) {
  const box = range.getBoundingClientRect()
  const frame = pane.getBoundingClientRect()
  if (box.height === 0 && box.width === 0) return
  if (box.top >= frame.top + 8 && box.bottom <= frame.bottom - 8) return
  pane.scrollTop += box.top - frame.top - pane.clientHeight / 3
}
