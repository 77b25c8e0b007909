import { rfProtocolFormLabels } from '#api/generated/corp/labels/rfProtocolForm.ts'
import type { RfProtocolForm, RfProtocolFormContext } from '#api/generated/corp/model/index.ts'
import { applyRfProtocol, useRfProtocolFormContext } from '#api/generated/corp/rf-protocols/rf-protocols.ts'
import { partnerOptions } from '#business/reverseFactoring/receipt/PartnerSelect.tsx'
import { useSubmit } from '#hooks/useSubmit.ts'
import { QueryState } from '#ui/display/QueryState.tsx'
import { DrawerForm } from '#ui/form/DrawerForm.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Drawer } from '#ui/overlay/Dialog.tsx'

type ApplyValues = { funderName: string; partnerName: string }

const F = fieldOf<ApplyValues, typeof rfProtocolFormLabels>(rfProtocolFormLabels)

/** 申请协议：选定资金方，可指定合作企业；随即生成，由复核人签署（T-RPR-01）。 */
export function ProtocolApplyDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer title="申请协议" onClose={onClose}>
      <QueryState result={useRfProtocolFormContext()}>
        {(context) => <ApplyForm context={context} onClose={onClose} />}
      </QueryState>
    </Drawer>
  )
}

function ApplyForm({ context, onClose }: { context: RfProtocolFormContext; onClose: () => void }) {
  const { funders, partners } = context
  const form = useForm<ApplyValues>()
  const apply = useSubmit(
    ({ funderName, partnerName }: ApplyValues) => {
      const request: RfProtocolForm = { funderName, ...(partnerName && { partnerName }) }
      return applyRfProtocol(request)
    },
    { success: '协议已生成，待复核人签署', onDone: onClose },
  )
  const reasonOf = (list: readonly { ready: boolean; reason?: string }[], at: number) =>
    list[at]?.ready === false ? list[at].reason : undefined
  return (
    <DrawerForm
      label="申请协议"
      form={form}
      onSubmit={apply.run}
      submitting={apply.running}
      error={apply.error}
      submitText="生成协议"
      onClose={onClose}
      labelAbove={false}
    >
      <F
        name="funderName"
        required
        check={(name) =>
          reasonOf(
            funders,
            funders.findIndex(({ funderName }) => funderName === name),
          )
        }
      >
        <Select
          placeholder="请选择资金方"
          options={funders.map(({ funderName, ready, reason }) => ({
            value: funderName,
            label: funderName,
            reason: ready ? undefined : reason,
          }))}
        />
      </F>
      <F
        name="partnerName"
        check={(name) =>
          reasonOf(
            partners,
            partners.findIndex(({ corpName }) => corpName === name),
          )
        }
        hint="可不指定；指定后对方也看得到这份协议"
      >
        <Select placeholder="请选择合作企业" options={partnerOptions(partners)} />
      </F>
    </DrawerForm>
  )
}
