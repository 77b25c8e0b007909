import type { DueItem } from '#api/generated/corp/model/index.ts'
import { addDays } from '#domain/calendar.ts'
import { yuan } from '#domain/money.ts'
import { dictLabel } from '../dictionary/dictionaries.ts'

// 日历软件读的 iCalendar（RFC 5545）。

/** 一行至多这么多字节，长的折到下一行，以一个空格开头。 */
const LINE = 75

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** 按字节折行，一个字不拆开。 */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [lines, room] = ['', LINE]
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (size > room) [lines, room] = [`${lines}\r\n `, LINE - 1]
    lines += letter
    room -= size
  }
  return lines
}

const compact = (day: string): string => day.replaceAll('-', '')

const eventOf = (item: DueItem, stamp: string): string[] => {
  const { dueId, dueDate, dueKind, dueTitle, dueAmount, partyName, bizNo } = item
  const summary = [dueTitle, ...(dueAmount ? [yuan(dueAmount)] : []), ...(partyName ? [partyName] : [])]
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(dueId.replaceAll(' ', '-'))}@scf-portal`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dueDate)}`,
    `DTEND;VALUE=DATE:${compact(addDays(dueDate, 1))}`,
    `SUMMARY:${escaped(summary.join(' '))}`,
    `CATEGORIES:${escaped(dictLabel('DUE_KIND', dueKind))}`,
    ...(bizNo ? [`DESCRIPTION:${escaped(`编号 ${bizNo}`)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** 一份日历；now 是契约格式的时刻。 */
export function calendarText(name: string, items: readonly DueItem[], now: string): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//scf-portal//calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    ...items.flatMap((item) => eventOf(item, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
