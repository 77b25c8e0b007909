import { copyPackageLetter } from '#api/generated/corp/finance-data-packages/finance-data-packages.ts'
import { packageItemLabels } from '#api/generated/corp/labels/packageItem.ts'
import type { FinanceDataPackage, PackageItem } from '#api/generated/corp/model/index.ts'
import { FileName } from '#business/attachments/FileName.tsx'
import { useAction } from '#hooks/useAction.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'
import { column } from '#ui/table/columns.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'

const is = column(packageItemLabels)

interface ReuseLetterDrawerProps {
  row: FinanceDataPackage
  /** 别的资料包里这一类、仍有效的授权书 */
  letters: readonly PackageItem[]
  onClose: () => void
}

/** 沿用别的资料包里有效的授权书（T-FDP-02）。 */
export function ReuseLetterDrawer({ row, letters, onClose }: ReuseLetterDrawerProps) {
  const { packageNo, version } = row
  const copy = useAction((letterNo: string) => copyPackageLetter({ packageNo, version, letterNo }), {
    success: '已沿用',
    onDone: onClose,
  })
  const columns = [
    is.custom('fileName', (letter) => <FileName file={letter.file} />, { width: 220 }),
    is.date('authValidTo'),
    is.code('sourcePackageNo', { title: '资料包编号' }),
    is.buttons(
      (letter) => (
        <button
          type="button"
          className="text-button"
          aria-label={`沿用 ${letter.sourcePackageNo}`}
          disabled={copy.running}
          onClick={() => void copy.run(letter.itemNo)}
        >
          沿用
        </button>
      ),
      { width: 80 },
    ),
  ]
  return (
    <Drawer title="沿用有效的授权书" onClose={onClose} width={760}>
      <PlainTable label="可沿用的授权书" columns={columns} rows={letters} rowKey="itemNo" />
    </Drawer>
  )
}
