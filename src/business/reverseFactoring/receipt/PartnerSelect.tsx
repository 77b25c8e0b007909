import type { RfPartner } from '#api/generated/corp/model/index.ts'
import type { ControlProps } from '#ui/form/ControlProps.ts'
import { Select } from '#ui/form/Select.tsx'

/** 不能与这家企业办理的原因；可以办理时没有。 */
export const partnerReason = (partners: readonly RfPartner[], name: string): string | undefined => {
  const found = partners.find(({ corpName }) => corpName === name)
  return found && !found.ready ? found.reason : undefined
}

/** 对方企业的选项：不能办理的不可选，并说明原因。 */
export const partnerOptions = (partners: readonly RfPartner[]) =>
  partners.map(({ corpName, ready, reason }) => ({
    value: corpName,
    label: corpName,
    reason: ready ? undefined : reason,
  }))

/** 选对方企业：交易对手里的。 */
export function PartnerSelect({
  partners,
  ...control
}: ControlProps<string> & { partners: readonly RfPartner[] }) {
  return <Select {...control} options={partnerOptions(partners)} />
}
