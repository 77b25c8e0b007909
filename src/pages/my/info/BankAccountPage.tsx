import { useNavigate } from 'react-router-dom'
import { switchDefaultAccount, usePageBankAccounts } from '#api/generated/corp/bank-accounts/bank-accounts.ts'
import { accountRecordLabels } from '#api/generated/corp/labels/accountRecord.ts'
import { bankAccountQueryLabels } from '#api/generated/corp/labels/bankAccountQuery.ts'
import type { AccountRecord } from '#api/generated/corp/model/index.ts'
import { useDecisionQueue } from '#business/approval/useDecisionQueue.ts'
import { useOffered } from '#business/approval/useOffered.ts'
import { refOf } from '#domain/documentRef.ts'
import { useAction } from '#hooks/useAction.ts'
import { useListPage } from '#hooks/useListPage.ts'
import { useView } from '#hooks/useView.ts'
import { href } from '#routes/define.ts'
import { my } from '#routes/my.ts'
import { PageActions } from '#ui/display/PageActions.tsx'
import { lateView } from '#ui/late.ts'
import { filters } from '#ui/query/filters.ts'
import { column } from '#ui/table/columns.tsx'
import { ListCard } from '#ui/table/ListCard.tsx'
import { AccountPurposes } from './AccountPurposes.tsx'

const BankAccountDetailView = lateView(() =>
  import('./AccountFacts.tsx').then((part) => part.BankAccountDetailView),
)
const AccountDecision = lateView(() => import('./AccountDecision.tsx').then((part) => part.AccountDecision))

const filter = filters(bankAccountQueryLabels)
const conditions = [
  filter.text('accountTail', { label: '账号后四位' }),
  filter.text('bankName'),
  filter.dict('accountPurpose', 'ACCOUNT_PURPOSE'),
  filter.dict('accountStatus', 'ACCOUNT_STATUS'),
  filter.dict('accountAuthStatus', 'ACCOUNT_AUTH_STATUS'),
]
const is = column(accountRecordLabels)

/** 银行账户管理：各用途的账户、验证情况；复核、设默认、停用（T-ACC-02、03、06、07）。 */
export default function BankAccountPage() {
  const [view, { id = '' }, open, close] = useView('detail', 'review', 'disable')
  const page = useListPage(usePageBankAccounts, { conditions })
  const reviewing = useOffered(page.list.data?.list, 'REVIEW')
  const queue = useDecisionQueue(page, {
    rowKey: 'id',
    action: 'REVIEW',
    current: id,
    open: (next) => open('review', { id: next }, true),
  })
  const { list } = page
  const navigate = useNavigate()
  const makeDefault = useAction((row: AccountRecord) => switchDefaultAccount(refOf(row, 'id')), {
    ask: (row) => ({
      title: '设为默认账户',
      content: `将尾号 ${row.accountNo.slice(-4)} 的账户设为默认？同一用途的其他账户不再是默认`,
      ok: '设为默认',
    }),
    success: '已设为默认账户',
  })

  if (view === 'detail') return <BankAccountDetailView id={id} onClose={close} />
  if (view === 'review') return <AccountDecision id={id} action="REVIEW" queue={queue} onClose={close} />
  if (view === 'disable') return <AccountDecision id={id} action="DISABLE" onClose={close} />

  const goTo = (target: 'edit' | 'verify') => (row: AccountRecord) =>
    void navigate(href(my.infoUpdate, { view: target, id: row.id }))
  const columns = [
    is.open('accountNo', (row) => open('detail', { id: row.id })),
    is.dict('accountAuthStatus', 'ACCOUNT_AUTH_STATUS'),
    is.text('bankName'),
    is.custom('accountPurpose', (account) => <AccountPurposes account={account} />),
    is.bool('isDefault', { title: '默认' }),
    is.dict('accountStatus', 'ACCOUNT_STATUS'),
    ...(reviewing ? [is.deadline('deadline')] : []),
    is.text('accountName'),
    is.text('branchName'),
    is.code('bankCode'),
    is.dict('accountType', 'ACCOUNT_TYPE', { tone: 'plain' }),
    is.actions(
      {
        REVIEW: ['复核', (row) => open('review', { id: row.id })],
        VERIFY: ['继续验证', goTo('verify')],
        EDIT: ['修改', goTo('edit')],
        DEFAULT: ['设为默认', (row) => void makeDefault.run(row)],
        DISABLE: ['停用', (row) => open('disable', { id: row.id })],
      },
      { width: 150 },
    ),
  ]
  return (
    <ListCard
      label="银行账户"
      {...page}
      columns={columns}
      rowKey="id"
      guidance="还没有银行账户；收款、付款与缴费都要先有已验证的账户"
      toolbar={
        <PageActions
          allowed={list.data?.offers}
          actions={{ ADD: ['新增账户', () => void navigate(href(my.infoUpdate))] }}
        />
      }
    />
  )
}
