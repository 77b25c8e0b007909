// Arco's control, and ours or Arco's through our thin layer, side by side, for docs/decisions: each is mounted, timed and looked at alone.
import DatePicker from '@arco-design/web-react/es/DatePicker'
import ArcoDrawer from '@arco-design/web-react/es/Drawer'
import Modal from '@arco-design/web-react/es/Modal'
import Table from '@arco-design/web-react/es/Table'
import ArcoTabs from '@arco-design/web-react/es/Tabs'
import '@arco-design/web-react/es/_util/react-19-adapter'
import '@arco-design/web-react/es/DatePicker/style/css.js'
import '@arco-design/web-react/es/Drawer/style/css.js'
import '@arco-design/web-react/es/Modal/style/css.js'
import '@arco-design/web-react/es/Table/style/css.js'
import '@arco-design/web-react/es/Tabs/style/css.js'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Tabs } from '#ui/display/Tabs.tsx'
import { DayPicker } from '#ui/form/date/DayPicker.tsx'
import { DrawerBox, ModalBox } from '#ui/overlay/DialogBox.tsx'
import { column } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import '#ui/theme.css'

type Row = Record<string, string>

const KEYS = Array.from({ length: 12 }, (_, at) => `c${at}`)
const ROWS: Row[] = Array.from({ length: 50 }, (_, row) =>
  Object.fromEntries(KEYS.map((key) => [key, `${key} ${row}`])),
)
const PAGE = { pageNo: 1, pageSize: 50, count: 500 }
const is = column<Row>()
const columns = KEYS.map((key, at) => is.text(key, `列 ${key}`, at < 2 ? { sort: true } : {}))
const list = {
  data: { list: ROWS, pageCond: PAGE },
  isLoading: false,
  isValidating: false,
  mutate: () => undefined,
}
const TABS = ['待办', '已办', '全部'] as const

function OurTabs() {
  const [current, setCurrent] = useState<string>('待办')
  return (
    <Tabs label="页签" tabs={TABS.map((tab) => [tab, tab])} current={current} onChange={setCurrent}>
      {current}
    </Tabs>
  )
}

const CASES: Readonly<Record<string, () => ReactNode>> = {
  'table arco': () => (
    <Table
      rowKey="c0"
      data={ROWS}
      columns={KEYS.map((key, at) => ({
        dataIndex: key,
        title: `列 ${key}`,
        width: 100,
        ...(at < 2 ? { sorter: true } : {}),
      }))}
      pagination={{ current: 1, pageSize: 50, total: 500, sizeCanChange: true }}
    />
  ),
  'table ours': () => (
    <DataTable
      label="样例"
      list={list}
      columns={columns}
      rowKey="c0"
      query={{ pageCond: { pageNo: 1, pageSize: 50 } }}
      onQuery={() => undefined}
    />
  ),
  'day arco': () => <DatePicker aria-label="日期" />,
  'day ours': () => <DayPicker aria-label="日期" />,
  'tabs arco': () => (
    <ArcoTabs>
      {TABS.map((tab) => (
        <ArcoTabs.TabPane key={tab} title={tab}>
          {tab}
        </ArcoTabs.TabPane>
      ))}
    </ArcoTabs>
  ),
  'tabs ours': () => <OurTabs />,
  'dialog arco': () => (
    <Modal visible title="提示" onCancel={() => undefined}>
      <input aria-label="意见" />
    </Modal>
  ),
  'dialog ours': () => (
    <ModalBox title="提示" onClose={() => undefined}>
      <input aria-label="意见" />
    </ModalBox>
  ),
  'drawer arco': () => (
    <ArcoDrawer visible title="复核" onCancel={() => undefined}>
      <input aria-label="意见" />
    </ArcoDrawer>
  ),
  'drawer ours': () => (
    <DrawerBox title="复核" onClose={() => undefined}>
      <input aria-label="意见" />
    </DrawerBox>
  ),
}

/** What opens the pickers, and what is there once they are open. */
const OPENERS: Readonly<Record<string, readonly [opener: string, panel: string]>> = {
  'day arco': ['input', '.arco-picker-container'],
  'day ours': ['button', '[role=dialog]'],
}

const opened = async ([opener, panel]: readonly [string, string]): Promise<number> => {
  const from = performance.now()
  document.querySelector<HTMLElement>(opener)?.click()
  while (!document.querySelector(panel)) await new Promise(requestAnimationFrame)
  void document.body.offsetHeight
  return performance.now() - from
}

/** Mounts it, a picker is opened: the milliseconds until it stands, laid out. The last one stays for axe and the keyboard. */
const mount = async (name: string, times: number): Promise<number[]> => {
  const took: number[] = []
  for (let run = 0; run < times; run++) {
    document.getElementById('root')!.replaceChildren(document.createElement('div'))
    const root = createRoot(document.getElementById('root')!.firstElementChild!)
    const from = performance.now()
    flushSync(() => root.render(CASES[name]!()))
    void document.body.offsetHeight
    const opener = OPENERS[name]
    const last = run === times - 1
    took.push(opener && !last ? await opened(opener) : performance.now() - from)
    if (!last) root.unmount()
    await new Promise((done) => setTimeout(done, 20))
  }
  return took
}

Object.assign(window, { cases: Object.keys(CASES), mount })
