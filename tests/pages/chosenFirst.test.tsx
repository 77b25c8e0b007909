import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ClaimUpdatePage from '#pages/guarantee/benefit/claim/ClaimUpdatePage.tsx'
import NoBidUpdatePage from '#pages/guarantee/no-bid/NoBidUpdatePage.tsx'
import BidCopyPage from '#pages/guarantee/warrantee/manage/bid/BidCopyPage.tsx'
import { guarantee } from '#routes/guarantee.ts'
import { openPage, received, signedInPage } from './harness.tsx'

signedInPage()

test.each([
  { Page: ClaimUpdatePage, at: guarantee.benefitClaimUpdate, list: guarantee.benefitClaim },
  { Page: NoBidUpdatePage, at: guarantee.noBidUpdate, list: guarantee.noBid },
  { Page: BidCopyPage, at: guarantee.warranteeManageBidCopy, list: guarantee.warranteeManageBid },
])('$at.title：从菜单直接进来、没有指明哪一份的，先去列表选，不去问', async ({ Page, at, list }) => {
  openPage(Page, at)
  const link = await screen.findByRole('link', { name: `前往${list.title}` })
  expect(link.getAttribute('href')).toBe(list.path)
  expect(received.filter(({ path }) => path.endsWith('/detail'))).toEqual([])
})
