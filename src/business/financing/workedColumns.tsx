import { type Formula, FormulaButton } from '#business/FormulaButton.tsx'
import { formatMoney } from '#domain/money.ts'
import { derived } from '#ui/table/columns.tsx'

/**
 * 由公式算出的数的项：点开看规则与代入的数。
 * @param formulasOf 一行的全部公式，以字段名为键
 */
export const workedColumns =
  <Row extends object, Name extends string & keyof Row>(
    formulasOf: (row: Row) => Readonly<Record<Name, Formula>>,
  ) =>
  (
    name: Name,
    title: string,
    { format = formatMoney, width = 150 }: { format?: (value: string) => string; width?: number } = {},
  ) =>
    derived<Row>(
      name,
      title,
      (row) => {
        const formula = formulasOf(row)[name]
        return (
          <FormulaButton label={`公式：${formula.name}`} formulas={[formula]}>
            {format(String(row[name]))}
          </FormulaButton>
        )
      },
      { width },
    )
