import { type FigureName, figureOf, type Sample } from './figures.ts'

/**
 * What an opening waited for most until its content was there: the line (bytes received, at the speed of the line), the
 * processor (tasks over 50 ms), or neither, which is the rest: round trips and the answers of the backend. Line
 * and processor may be busy at the same time, so the rest is a lower bound.
 */
export const bottleneckOf = (ready: number, line: number, processor: number): '线路' | '处理器' | '来回' => {
  const rest = ready - line - processor
  if (rest > line && rest > processor) return '来回'
  return line >= processor ? '线路' : '处理器'
}

/** The bottleneck of these openings, by their medians; undefined for switches and when nothing was measured. */
export const bottleneckAmong = (samples: readonly Sample[]): ReturnType<typeof bottleneckOf> | undefined => {
  const median = (name: FigureName): number => figureOf(samples, name).median
  const ready = median('ready')
  return Number.isNaN(ready) ? undefined : bottleneckOf(ready, median('lineBefore'), median('tasksBefore'))
}
