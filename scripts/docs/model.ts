// docs/model.md: every document and every field that has a Chinese name, with the values of its dictionary. These are the
// words in which scenarios and the sandbox write data.
import { families } from '../../mocks/backend.ts'
import { dictionaries } from '../../mocks/generated/dictionaries.ts'
import { baseLabels, type Entity, type FieldLabel, fieldKinds } from '../../mocks/kernel/entity.ts'
import type { Family } from '../../mocks/kernel/wiring.ts'
import { FAMILIES } from '../families.ts'
import { table } from './table.ts'

const HEAD = `# 单据与字段

由模拟后端的实体画出，\`npm run docs\` 重画；不要手改。场景的“系统中有如下…”与沙盒用的就是这里的中文名；契约、代码里是右边的名字。没有写取值的是文字。`

const valuesOf = (dict: string): string => {
  const values = dictionaries[dict]
  return values ? values.map(([, label]) => label).join('、') : (fieldKinds[dict] ?? '')
}

const fieldTable = (fields: Readonly<Record<string, FieldLabel>>): string =>
  table(
    ['字段', '代码', '取值'],
    Object.entries(fields).map(([label, [field, dict]]) => [label, `\`${field}\``, valuesOf(dict)]),
  )

const entityPart = ({ name, label, fields, build }: Entity): string[] =>
  label && fields
    ? [`### ${label} \`${name}\`${build ? '' : '（只由别的单据带来）'}`, fieldTable(fields)]
    : []

/** The text of docs/model.md. */
export function modelPage(): string {
  const parts = Object.entries(families).flatMap(([name, family]: [string, Family]) => {
    const { entities: own = [], modules = [] } = family
    const shown = [...own, ...modules.flatMap(({ entities = [] }) => entities)].flatMap(entityPart)
    return shown.length > 0 ? [`## ${FAMILIES[name]}`, ...shown] : []
  })
  return `${[HEAD, '## 每份单据都有', fieldTable(baseLabels), ...parts].join('\n\n')}\n`
}
