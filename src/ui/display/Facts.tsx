import { Descriptions, type DescriptionsProps } from './Descriptions.tsx'
import { Section } from './Section.tsx'

interface FactsProps<Row> extends Omit<DescriptionsProps<Row>, 'label'> {
  /** 小标题，也是这组信息的名字，如 基本信息 */
  title: string
}

/** 详情里带小标题的一组名称与值：一块只有这一组，标题就是它的名字。 */
export function Facts<Row>({ title, ...rest }: FactsProps<Row>) {
  return (
    <Section title={title}>
      <Descriptions label={title} {...rest} />
    </Section>
  )
}
