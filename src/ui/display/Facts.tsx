import type { ReactNode } from 'react'
import { Descriptions, type DescriptionsProps } from './Descriptions.tsx'
import { Section } from './Section.tsx'

interface FactsProps<Row> extends Omit<DescriptionsProps<Row>, 'label'> {
  /** 小标题，也是这组信息的名字，如 基本信息 */
  title: string
  /** 标题右侧的动作与状态 */
  extra?: ReactNode
}

/** 详情里带小标题的一组名称与值：一块只有这一组，标题就是它的名字。 */
export function Facts<Row>({ title, extra, ...rest }: FactsProps<Row>) {
  return (
    <Section title={title} extra={extra}>
      <Descriptions label={title} {...rest} />
    </Section>
  )
}
