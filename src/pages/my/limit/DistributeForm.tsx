import { limitDistributionFormLabels } from '#api/generated/corp/labels/limitDistributionForm.ts'
import {
  saveLimitDistributions,
  submitLimitDistributions,
} from '#api/generated/corp/limit-distributions/limit-distributions.ts'
import type { LimitDistributeContext, LimitDistribution } from '#api/generated/corp/model/index.ts'
import { DraftForm } from '#business/approval/DraftForm.tsx'
import { totalOf, yuan } from '#domain/money.ts'
import { moneyLine } from '#domain/moneyLine.ts'
import { useDict } from '#ui/DictContext.ts'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { isValid, useForm, useFormValue, useMovingDefaults } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { type DistributeValues, isIncrease, judgeLines, toRequest } from './distributeValues.ts'
import { MemberLinesInput } from './MemberLinesInput.tsx'

const F = fieldOf<DistributeValues, typeof limitDistributionFormLabels>(limitDistributionFormLabels)
const namedOf = (lines: DistributeValues['lines']) => lines.filter((line) => line.memberCorpName)

interface DistributeFormProps {
  context: LimitDistributeContext
  initial: Partial<DistributeValues>
  editing?: LimitDistribution
  onClose: () => void
}

/** 额度分配的填写（T-LIM-01、02）：选额度与类型，逐个成员填金额，可一次填几个。 */
export function DistributeForm({ context, initial, editing, onClose }: DistributeFormProps) {
  const form = useForm<DistributeValues>()
  const types = useDict('DISTRIBUTE_TYPE')
  const kinds = useDict('LIMIT_TYPE')
  const today = useToday()
  useMovingDefaults(form, initial)
  const limitNo = useFormValue(form, 'limitNo') ?? initial.limitNo
  const type = useFormValue(form, 'distributeType') ?? initial.distributeType
  const from = useFormValue(form, 'limitEffectiveDate') ?? initial.limitEffectiveDate
  const limit = context.limits.find((one) => one.limitNo === limitNo)
  // 草稿至少说明给谁、分哪一笔：缺的由各字段自己提示
  const canSave = async () => {
    const { limitNo: no, distributeType, lines } = form.getFieldsValue()
    const isReady = no && distributeType && lines && namedOf(lines).length > 0
    if (!isReady) await isValid(form, ['limitNo', 'distributeType', 'lines'])
    return Boolean(isReady)
  }
  return (
    <DraftForm
      label="额度分配"
      form={form}
      initial={initial}
      draftKey={`distribute:${editing?.distributeNo ?? 'new'}`}
      opinion={editing?.reviewOpinion}
      save={(values) =>
        saveLimitDistributions(toRequest({ ...values, lines: namedOf(values.lines) }, editing))
      }
      canSave={canSave}
      submit={(values) => submitLimitDistributions(toRequest(values, editing))}
      summary={({ distributeType, lines = [] }) =>
        moneyLine({
          what: types.label(distributeType),
          to: namedOf(lines)
            .map(({ memberCorpName }) => memberCorpName)
            .join('、'),
          amount: totalOf(lines.map(({ distributeAmount }) => distributeAmount)),
        })
      }
      submitText="提交复核"
      success="已提交复核"
      no={({ distributeNo }) => distributeNo}
      onClose={onClose}
    >
      <F
        name="limitNo"
        required
        hint={limit ? `可用额度 ${yuan(limit.availableLimit)}，${limit.limitExpireDate} 到期` : undefined}
      >
        <Select
          options={context.limits.map((one) => ({
            value: one.limitNo,
            label: `${one.limitNo}　${kinds.label(one.limitType)}　${one.grantorName}`,
          }))}
        />
      </F>
      <F name="distributeType" required>
        <Select options={types.options} />
      </F>
      <F
        name="lines"
        label="成员明细"
        required
        wide
        dependencies={['limitNo', 'distributeType']}
        check={(lines) => judgeLines(lines, { type, limit, members: context.members })}
      >
        <MemberLinesInput
          type={type}
          limit={limit}
          members={context.members}
          single={editing !== undefined}
        />
      </F>
      {isIncrease(type) ? (
        <>
          <F name="limitEffectiveDate" required>
            <DayPicker min={today} max={limit?.limitExpireDate} />
          </F>
          <F
            name="limitExpireDate"
            required
            dependencies={['limitEffectiveDate']}
            check={(day) => (from && day < from ? '额度到期日不能早于生效日' : undefined)}
          >
            <DayPicker min={from || today} max={limit?.limitExpireDate} />
          </F>
        </>
      ) : null}
      <F name="remark" wide>
        <TextArea maxLength={200} />
      </F>
    </DraftForm>
  )
}
