import { PageCard } from '#ui/display/PageCard.tsx'
import { LivingCharts } from './LivingCharts.tsx'
import { LivingDialogs } from './LivingDialogs.tsx'
import { LivingFiles } from './LivingFiles.tsx'
import { LivingForm } from './LivingForm.tsx'
import { LivingList } from './LivingList.tsx'
import { LivingSigning } from './LivingSigning.tsx'

/** 活页：各部件的好坏样子，可以动手试；只在开发时有，地址 /__living。 */
export default function LivingPage() {
  return (
    <main>
      <PageCard title="部件活页" description="只在开发时有。每一种部件的正常、为空、出错，都在这里试。">
        <LivingList />
        <LivingForm />
        <LivingFiles />
        <LivingCharts />
        <LivingDialogs />
        <LivingSigning />
      </PageCard>
    </main>
  )
}
