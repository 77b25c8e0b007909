import { cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { QueryState, type QueryStateProps } from '#ui/display/QueryState.tsx'
import type { ControlProps } from '../ControlProps.ts'

interface AskedInputProps<Data, Value> extends ControlProps<Value> {
  /** 按别的选择问来的选项 */
  answer: QueryStateProps<Data>['result']
  children: (data: Data) => ReactElement<ControlProps<Value>>
}

/**
 * 选项要按别的选择去问的控件：换了选择，选项从头问过，没问到的是占位（与原来一样高）或失败可重试；
 * 已选的值留着，由 check（checkChosen）说它还在不在。
 */
export function AskedInput<Data, Value>({ answer, children, ...control }: AskedInputProps<Data, Value>) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const { data } = answer
  useLayoutEffect(() => {
    if (data !== undefined) setHeight(box.current?.offsetHeight)
  }, [data])
  return (
    <div ref={box}>
      <QueryState result={answer} height={height}>
        {(options) => cloneElement(children(options), control)}
      </QueryState>
    </div>
  )
}
AskedInput.asks = '请选择'
