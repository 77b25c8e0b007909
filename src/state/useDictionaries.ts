import { useAtomValue } from 'jotai/react'
import { useMemo } from 'react'
import { askingFor, type Dictionaries, dictionariesAtom } from './dictionaries.ts'

/** 全部字典：读到还没取的类型时自动去取，取到后重新渲染；还在取的是 undefined，取不到的没有条目。 */
export const useDictionaries = (): Dictionaries => {
  const loaded = useAtomValue(dictionariesAtom)
  return useMemo(() => askingFor(loaded), [loaded])
}
