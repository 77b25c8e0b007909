import { Form } from '../../../features/support/screens/Form.ts'
import { Table } from '../../../features/support/screens/Table.ts'
import { CALLS } from '../FaultCase.ts'
import type { Scene } from '../Scene.ts'

/** 一张动钱的表单：谁、怎样填到只差提交、哪个按钮、发到哪里、成功时说什么。 */
export interface MoneyForm {
  readonly title: string
  readonly persona: string
  /** 示例数据；不写为流转中的凭证 */
  readonly scenario?: string
  readonly prepare: (scene: Scene) => Promise<void>
  readonly button: string
  readonly call: string
  readonly done: string
}

const click = (scene: Scene, name: string) =>
  scene.page.getByRole('button', { name, exact: true }).last().click()

const fill = (scene: Scene, values: Record<string, string>) => new Form(scene.page).fillIn(values)

/** 示例数据里那份草稿的编号。 */
const draftOf = async (scene: Scene, entity: string, status: string, no: string) =>
  String((await scene.rows(entity)).find((row) => row[status] === 'DRAFT')?.[no])

/** 由表单发起、动钱的申请：凭证族每一种，ABS 与保函各家表单。 */
export const moneyForms: readonly MoneyForm[] = [
  {
    title: '开立',
    persona: 'core-operator',
    scenario: 'default',
    prepare: (scene) => scene.openDraft(),
    button: '提交复核',
    call: CALLS.submit,
    done: '已提交复核',
  },
  {
    title: '转让',
    persona: 'chain-operator',
    async prepare(scene) {
      await scene.visit('/credit/chain/transfer/apply?view=create')
      await fill(scene, { 持有编号: '1,000,000.00' })
      await click(scene, '新增明细')
      await fill(scene, {
        受让方: '苏州锦衡电气设备有限公司',
        转让用途: '支付货款',
        合同编号: '苏州锦衡电气采购合同',
        转让金额: '320,000.00',
      })
      await click(scene, '确定')
    },
    button: '提交复核',
    call: '/v1/credits/transfer/submit',
    done: '已提交复核',
  },
  {
    title: '协商回收',
    persona: 'core-operator',
    async prepare(scene) {
      await scene.visit('/credit/core/recycle/apply?view=create')
      await fill(scene, { 凭证编号: '800,000.00', 回收原因: '金额开错，收回重开' })
    },
    button: '提交复核',
    call: '/v1/credits/recycle/submit',
    done: '协商回收已提交复核',
  },
  {
    title: '兑付',
    persona: 'core-operator',
    async prepare(scene) {
      await scene.visit('/credit/core/cash/cash-apply')
      await new Table(scene.page).act('900,000.00', '申请兑付')
      await fill(scene, { 付款渠道: '清算银行扣划' })
    },
    button: '提交申请',
    call: '/v1/credits/cash/submit',
    done: '兑付申请已提交复核',
  },
  {
    title: '提前兑付',
    persona: 'core-operator',
    async prepare(scene) {
      await scene.visit('/credit/core/cash/ahead-cash-apply?view=create')
      await fill(scene, {
        持有编号: '可用 1,000,000.00',
        提前兑付金额: '500,000.00',
        提前付款日: '2027-02-01',
        '折扣率（年化）': '3',
      })
    },
    button: '提交复核',
    call: '/v1/credits/ahead-cash/submit',
    done: '提前兑付已提交复核',
  },
  {
    title: 'ABS 付款登记',
    persona: 'abs-core-operator',
    scenario: 'default',
    async prepare(scene) {
      await scene.visit('/abs/core/payment-manage/payment-register')
      await new Table(scene.page).act('5,400,000.00', '登记')
    },
    button: '提交复核',
    call: '/v1/abs/payment/register',
    done: '付款登记已提交复核',
  },
  {
    title: '投标保函',
    persona: 'gua-app-operator',
    scenario: 'default',
    async prepare(scene) {
      const no = await draftOf(scene, 'Guarantee', 'guaranteeStatus', 'guaranteeApplyNo')
      await scene.visit(`/guarantee/warrantee/manage/bid/update?guaranteeApplyNo=${no}`)
    },
    button: '提交复核',
    call: '/v1/guarantee/apply/submit',
    done: '已提交复核',
  },
  {
    title: '保函索赔',
    persona: 'gua-ben-operator',
    scenario: 'default',
    async prepare(scene) {
      const no = await draftOf(scene, 'GuaranteeClaim', 'claimStatus', 'claimNo')
      await scene.visit(`/guarantee/benefit/claim/update?claimNo=${no}`)
    },
    button: '提交复核',
    call: '/v1/guarantee/claim/submit',
    done: '索赔已提交复核',
  },
]
