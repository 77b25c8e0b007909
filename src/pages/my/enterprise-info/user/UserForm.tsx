import { corpUserAddRequestLabels } from '#api/generated/corp/labels/corpUserAddRequest.ts'
import type { CorpUserContext, CorpUserForm } from '#api/generated/corp/model/index.ts'
import { checkCertNo, checkPersonName, checkPhone, unlessMasked } from '#domain/validation.ts'
import type { Write } from '#hooks/useWrite.ts'
import { useSmsSigned } from '#pages/my/useSmsSigned.tsx'
import { type Option, useDict } from '#ui/DictContext.ts'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { IdCardInput } from '#ui/form/CodeInputs.tsx'
import { PhoneInput } from '#ui/form/DigitsInput.tsx'
import { fieldOf } from '#ui/form/Field.tsx'
import { PersonNameInput } from '#ui/form/NameInputs.tsx'
import { MultiSelect, Select } from '#ui/form/Select.tsx'
import { FormShell } from '#ui/form/Shell.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { useForm, useFormValue } from '#ui/form/useForm.ts'
import { useToday } from '#ui/today.ts'
import { userSigning } from './userSigning.ts'

/** 表单里的值：已有的手机号与证件号是掩码，没有动过的不送。 */
type UserValues = Pick<
  CorpUserForm,
  'personName' | 'mobilePhone' | 'certType' | 'idCard' | 'postCodes' | 'roleCodes' | 'acceptNoSelfReview'
>

const F = fieldOf<UserValues, typeof corpUserAddRequestLabels>(corpUserAddRequestLabels)

interface UserFormProps {
  initial: Partial<UserValues>
  context: CorpUserContext
  /** 已有而现在不再授予的角色，如产品已关闭：照名称显示 */
  ownRoles?: readonly Option[]
  /** 修改时是用户 ID；新增的还没有，以姓名为准 */
  userId?: string
  write: Write<CorpUserForm>
  onClose: () => void
}

/** 用户的填写内容：角色须有相应的岗位；一人兼经办与复核须知悉不可自审（INV-01）。 */
export function UserForm({ initial, context, ownRoles = [], userId, write, onClose }: UserFormProps) {
  const form = useForm<UserValues>()
  const signed = useSmsSigned()
  const posts = useDict('POST_CODE')
  const certTypes = useDict('CERT_TYPE')
  const today = useToday()
  const chosen = useFormValue(form, 'postCodes') ?? initial.postCodes ?? []
  const certType = useFormValue(form, 'certType') ?? initial.certType
  const isIdCard = certType === 'ID_CARD'
  const both = chosen.includes('POST_OPERATOR') && chosen.includes('POST_DIRECTOR')
  const granted = context.roles.map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }))
  const past = ownRoles.filter(({ value }) => !granted.some((role) => role.value === value))
  const roles = [...granted, ...past]
  // 只列所选岗位能有的；已选上的留着，岗位去掉了由检查说明
  const picked = useFormValue(form, 'roleCodes') ?? initial.roleCodes ?? []
  const fits = new Set(
    context.roles.flatMap(({ roleCode, postCode }) =>
      postCode === 'POST_MANAGER' || chosen.includes(postCode) ? [roleCode] : [],
    ),
  )
  const grantable = roles.filter(({ value }) => fits.has(value) || picked.includes(value))
  const roleNames = (codes: readonly string[]) =>
    codes.map((code) => roles.find(({ value }) => value === code)?.label ?? code).join('、')
  const checkRoles = (codes: readonly string[]) => {
    const wrong = context.roles.find(
      ({ roleCode, postCode }) =>
        codes.includes(roleCode) && postCode !== 'POST_MANAGER' && !chosen.includes(postCode),
    )
    return wrong && `角色“${wrong.roleName}”需要${posts.label(wrong.postCode)}`
  }
  const submit = (values: UserValues) => {
    const { personName, postCodes, roleCodes } = values
    const names = {
      personName,
      postNames: postCodes.map((post) => posts.label(post)).join('、'),
      roleNames: roleNames(roleCodes),
    }
    return signed.run(
      { ...userSigning(names, userId ? '修改' : '新增'), businessKeys: [userId ?? personName] },
      (ticket) => write.run({ ...values, ...ticket }),
    )
  }
  return (
    <>
      <FormShell
        label="用户"
        form={form}
        initial={initial}
        onSubmit={submit}
        submitting={write.running || signed.busy}
        error={write.error}
        submitText="签署并保存"
        onCancel={onClose}
        cancelText="返回列表"
      >
        <F name="personName" required check={checkPersonName}>
          <PersonNameInput />
        </F>
        <F
          name="mobilePhone"
          required
          check={unlessMasked(initial.mobilePhone, checkPhone)}
          hint="登录用，本企业内不可重复"
        >
          <PhoneInput />
        </F>
        <F name="certType" required>
          <Select options={certTypes.options} allowClear={false} />
        </F>
        <F
          name="idCard"
          label={isIdCard ? '身份证号' : '证件号码'}
          required
          dependencies={['certType']}
          check={unlessMasked(initial.idCard, checkCertNo(certType, today))}
        >
          {isIdCard ? <IdCardInput /> : <TextInput maxLength={18} />}
        </F>
        <F name="postCodes" required>
          <MultiSelect isListed options={posts.options} placeholder="请选择岗位" />
        </F>
        <F name="roleCodes" label="角色" required dependencies={['postCodes']} check={checkRoles}>
          <MultiSelect isListed options={grantable} placeholder="请选择角色" />
        </F>
        {both ? (
          <F name="acceptNoSelfReview" label="不可自审" required valueProp="checked" wide>
            <Checkbox>已知悉：一人兼任经办与复核时，不可复核本人经办的业务</Checkbox>
          </F>
        ) : null}
      </FormShell>
      {signed.element}
    </>
  )
}
