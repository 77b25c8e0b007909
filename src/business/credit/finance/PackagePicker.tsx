import { useState } from 'react'
import { financePackageLabels } from '#api/generated/corp/labels/financePackage.ts'
import type { FinancePackage } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { RadioChoice } from '#ui/form/RadioChoice.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

interface PackagePickerProps extends ControlProps<string> {
  packages: readonly FinancePackage[]
}

const is = column(financePackageLabels)

/** 选资料包：一个资料包供所有资金方使用，不可选的说明原因。 */
export function PackagePicker({ packages, value, onChange, ...rest }: PackagePickerProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (packages.length === 0) return <EmptyState guidance="还没有融资资料包，请先新建并校验通过" />
  const choice = ({ packageNo, packageName, enabled, reason }: FinancePackage) => (
    <RadioChoice
      group="package"
      title={packageName}
      note={packageNo}
      checked={value === packageNo}
      disabled={!enabled}
      reason={reason}
      onChoose={() => onChange?.(packageNo)}
    />
  )
  const columns = [
    is.custom('packageName', choice, { title: '资料包', width: 320 }),
    is.text('counterpartyName'),
    is.money('packageRemainAmount'),
    is.money('packageAmount'),
    is.money('packageUsedAmount'),
    is.dict('packageStatus', 'PACKAGE_STATUS'),
  ]
  const usable = packages.filter((one) => one.enabled || one.packageNo === value)
  const unusable = packages.length - usable.length
  const shown = showsAll || usable.length === 0 ? packages : usable
  return (
    <div
      role="radiogroup"
      aria-label={rest['aria-label'] ?? '资料包'}
      id={rest.id}
      aria-describedby={rest['aria-describedby']}
    >
      <PlainTable label="资料包" columns={columns} rows={shown} rowKey="packageNo" />
      {unusable > 0 ? (
        <button type="button" className="text-button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? '只看可选的' : `另有 ${unusable} 个不可选，查看原因`}
        </button>
      ) : null}
    </div>
  )
}
PackagePicker.asks = '请选择'
