import { tellActions, tellKeys, tellStarts } from './links.ts'
import { measure } from './measure.ts'
import { focusedField, queryLabels } from './rules/query.ts'
import { readHeads } from './rules/titles.ts'
import { readList, readTiles, readWays } from './sights.ts'

/** 装进每个页面的：量的、读的；由 Visit 以 interfaceRules 取用。 */
const rules = {
  measure,
  queryLabels,
  focusedField,
  readHeads,
  readList,
  readTiles,
  readWays,
  tellActions,
  tellKeys,
  tellStarts,
}

export type PageRules = typeof rules

Object.assign(globalThis, { interfaceRules: rules })
