import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useGuaranteeDetail, useGuaranteeFormContext } from '#api/generated/corp/guarantees/guarantees.ts'
import type { Guarantee, GuaranteeFormContext } from '#api/generated/corp/model/index.ts'
import { EmptyState } from '#ui/display/EmptyState.tsx'
import { PageCard } from '#ui/display/PageCard.tsx'
import { QueryState } from '#ui/display/QueryState.tsx'
import type { GuaranteeKind } from './kind.ts'

interface ChosenGuaranteeProps {
  kind: GuaranteeKind
  /** 地址里指明哪一份的参数 */
  param: 'guaranteeApplyNo' | 'copyFromNo'
  children: (guarantee: Guarantee, context: GuaranteeFormContext) => ReactNode
}

/** 地址里指明的那一份保函与申请的限制；从菜单直接进来、没有指明的，请先选一份。 */
export function ChosenGuarantee({ kind, param, children }: ChosenGuaranteeProps) {
  const [search] = useSearchParams()
  const guaranteeApplyNo = search.get(param)
  if (!guaranteeApplyNo) return <ChooseFirst kind={kind} />
  return (
    <Chosen kind={kind} guaranteeApplyNo={guaranteeApplyNo}>
      {children}
    </Chosen>
  )
}

function ChooseFirst({ kind }: Pick<ChosenGuaranteeProps, 'kind'>) {
  return (
    <PageCard>
      <EmptyState
        guidance={`请先选择一份${kind.name}`}
        action={<Link to={kind.list}>{`前往${kind.name}管理`}</Link>}
      />
    </PageCard>
  )
}

function Chosen({
  kind,
  guaranteeApplyNo,
  children,
}: Omit<ChosenGuaranteeProps, 'param'> & { guaranteeApplyNo: string }) {
  const detail = useGuaranteeDetail({ guaranteeApplyNo })
  const context = useGuaranteeFormContext()
  // 编号是手改的地址里的：投标的页面只认投标保函，非投标的同样
  if (detail.data && (detail.data.guaranteeType === 'BID') !== (kind.group === 'BID'))
    return <ChooseFirst kind={kind} />
  return (
    <PageCard description={guaranteeApplyNo}>
      <QueryState result={detail}>
        {(guarantee) => <QueryState result={context}>{(limits) => children(guarantee, limits)}</QueryState>}
      </QueryState>
    </PageCard>
  )
}
