import type { Finding } from '../Finding.ts'
import { contentArea, cutParts, lineCount, ownText, px, quote, seen, textNodes } from './dom.ts'

function faultOf(label: HTMLElement): string | undefined {
  const wrapped = textNodes(label).find((text) => lineCount(text) > 1)
  if (wrapped) return `折成 ${lineCount(wrapped)} 行`
  const [cut] = cutParts(label.parentElement ?? label).filter(
    (part) => part.contains(label) || label.contains(part),
  )
  return cut && `被截 ${px(cut.scrollWidth - cut.clientWidth)}`
}

/** 3.1 表单的名称不折行、不被截。 */
export const measureLabels = (): Finding[] =>
  seen('form:not([role="search"]) label', contentArea())
    .filter((label) => ownText(label) !== '' && label.querySelector('input') === null)
    .flatMap((label): Finding[] => {
      const fault = faultOf(label)
      return fault ? [{ rule: '3.1', what: `名称${quote(ownText(label))}${fault}` }] : []
    })
