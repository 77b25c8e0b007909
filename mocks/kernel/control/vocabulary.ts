// GET /__mock/vocabulary: everything that the sentences of the features can name, in Chinese and by code. The catalogue of
// steps and the editor's completions are made from it.

import { formatMoney } from '#domain/money.ts'
import { baseLabels, type Entity, type FieldLabel, fieldKinds } from '../entity.ts'
import type { World } from '../World.ts'
import { createWorld } from '../Worlds.ts'
import type { Registry } from '../wiring.ts'

/** A column of a data table. */
export type Column = {
  name: string
  kind: string
  /** The valid values; empty when any value is valid. */
  values: readonly string[]
  /** The default when the column is missing; empty when there is none, or none that can be written. */
  filled: string
}

const said = (
  registry: Registry,
  [field, dict]: FieldLabel,
  row: Readonly<Record<string, unknown>>,
): string => {
  const value = row[field]
  const one = (item: unknown): string =>
    typeof item === 'string' || typeof item === 'number'
      ? registry.label(dict.replace('[]', ''), String(item))
      : ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'string' && dict === 'amt') return formatMoney(value)
  return Array.isArray(value) ? value.map(one).filter(Boolean).join('、') : one(value)
}

const columnsOf = (
  registry: Registry,
  fields: Readonly<Record<string, FieldLabel>>,
  row: Readonly<Record<string, unknown>> = {},
): Column[] =>
  Object.entries(fields).map(([name, field]) => {
    const values = (registry.platform.dictionaries[field[1].replace('[]', '')] ?? []).map(
      ([, label]) => label,
    )
    const filled = said(registry, field, row)
    const isDay = /^\d{4}-\d{2}-\d{2}/.test(filled) || (field[1] === '' && /(日|日期)$/.test(name))
    const kind = isDay ? '日期' : (fieldKinds[field[1]] ?? '文字')
    return { name, kind: values.length > 0 ? '取值' : kind, values, filled }
  })

/** A table ready to use: a name, an amount, a state and a date, with their defaults. */
const exampleOf = (columns: readonly Column[], own: string): string[][] => {
  const able = columns.filter(({ name, filled }) => filled !== '' && filled.length < 24 && name !== own)
  const telling = [
    able.find(({ name }) => /(名称|标题|姓名|接收方|转让方)$/.test(name)),
    able.find(({ kind, filled }) => kind === '金额' && filled !== '0.00') ??
      able.find(({ kind }) => kind === '金额'),
    able.find(({ name, kind }) => kind === '取值' && name.endsWith('状态')) ??
      able.find(({ kind }) => kind === '取值'),
    able.find(({ kind }) => kind === '日期'),
  ].filter((one) => one !== undefined)
  return [telling.map(({ name }) => name), telling.map(({ filled }) => filled)]
}

/** The content of a world, by the Chinese names of its documents; missing ones are left out. */
const countsOf = (world: World): Record<string, number> =>
  Object.fromEntries(
    world.registry.entities.flatMap(({ label, table }) => {
      const { size } = table(world)
      return label && size > 0 ? [[label, size]] : []
    }),
  )

const entityOf = (world: World, { name, label = name, fields = {}, table, build }: Entity) => {
  const row = (build?.(world, {}) ?? {}) as Readonly<Record<string, unknown>>
  const columns = columnsOf(world.registry, fields, row)
  const own = Object.keys(fields).find((one) => fields[one]?.[0] === table(world).key) ?? ''
  return {
    code: name,
    name: label,
    canWrite: build !== undefined,
    columns,
    example: build ? exampleOf(columns, own) : [],
  }
}

const pagesOf = (world: World, code: string): string[] => {
  const paths = world.users
    .where(({ personaCode }) => personaCode === code)
    .flatMap((user) =>
      user.roleCodes.flatMap((role) => [
        ...world.registry.platform.grantedPaths(user, world.corps.need(user.corpId), role),
      ]),
    )
  return [...new Set(paths)]
}

const tell = (registry: Registry) => {
  const fresh = (scenario: string): World => createWorld(registry, `vocabulary-${scenario}`, scenario, 1)
  const world = fresh('default')
  const { personas, settingLabels } = registry.platform
  return {
    people: personas.map(({ code, personName, corpName, title, posts }) => ({
      code,
      name: personName,
      enterprise: corpName,
      does: title,
      posts,
      pages: pagesOf(world, code),
    })),
    enterprises: world.corps.all().map(({ corpId, corpName, corpType }) => ({
      code: corpId,
      name: corpName,
      is: registry.label('CORP_TYPE', corpType),
    })),
    seeds: registry.scenarioList().map(({ name, label, title }) => ({
      code: name,
      name: label,
      title,
      counts: countsOf(fresh(name)),
    })),
    commonColumns: columnsOf(registry, baseLabels),
    entities: registry.entities.filter(({ label }) => label !== undefined).map((one) => entityOf(world, one)),
    parties: [...Map.groupBy(registry.events, (one) => registry.partyOf(one))].map(([name, events]) => ({
      code: events[0]!.actor,
      name,
      events: events.map(({ event, label, title, subject, said: beside }) => ({
        code: event,
        name: label,
        title,
        subject,
        said: beside,
        // the transition of docs/transitions.tsv that it makes
        ...(/^T-[A-Z]{3}-\d+$/.test(event) && { flow: event }),
      })),
    })),
    settings: Object.entries(registry.platform.settings()).map(([code, value]) => ({
      code,
      name: settingLabels[code as keyof typeof settingLabels] ?? code,
      value: value as boolean | number,
    })),
  }
}

/** Everything that can be named. */
export type Vocabulary = ReturnType<typeof tell>

const told = new WeakMap<Registry, Vocabulary>()

/** Everything that can be named in the worlds of that registry; made once, on first use. */
export const vocabularyOf = (registry: Registry): Vocabulary => {
  const known = told.get(registry) ?? tell(registry)
  told.set(registry, known)
  return known
}
