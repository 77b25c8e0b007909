import { Section } from '#ui/display/Section.tsx'
import styles from './home.module.css'

/** 还没有收到过凭证时，说明凭证是什么、持有者有什么权利。 */
export function VoucherExplainer() {
  return (
    <Section title="什么是电子凭证">
      <p className={styles.explainer}>
        电子凭证是核心企业根据真实交易向供应商开立的付款承诺：写明金额与承诺付款日，到期由开立方无条件付款。签收后您即成为持有人，可以持有到期收款，也可以把全部或一部分转让给自己的供应商，或向资金方申请融资提前回款。对方开立后，凭证会出现在“待签收”里，请在签收截止日前办理；金额、日期或交易不符的可以拒签。
      </p>
    </Section>
  )
}
