import type * as calls from '#api/generated/corp/dictionaries/dictionaries.ts'
import * as msw from '../../generated/corp/dictionaries/dictionaries.msw.ts'
import { dictionaries } from '../../generated/dictionaries.ts'
import { defineTag } from '../../kernel/define.ts'

export default defineTag<typeof msw, typeof calls>({ msw })({
  listDictData: (_ctx, { dictTypes }) =>
    dictTypes.flatMap((dictType) => {
      const entries = dictionaries[dictType]
      if (!entries) return []
      return [{ dictType, entries: entries.map(([dictValue, dictLabel]) => ({ dictValue, dictLabel })) }]
    }),
})
