import { useCallback, useEffect, useState } from 'react'
import useSWR from 'swr'
import { findConfigValue } from '#api/generated/corp/configs/configs.ts'
import type { CustomerServiceConfig } from '#api/generated/corp/model/customerServiceConfig.ts'
import { onCustomerServiceRequest } from '#business/customerServiceRequests.ts'
import { safeHref } from '#domain/path.ts'
import { feedback } from '#hooks/feedback.ts'
import styles from './CustomerService.module.css'
import { CustomerServiceFrame } from './CustomerServiceFrame.tsx'

const CONFIG = { configKey: 'customer_service' }
const MISSING = '缺少客服初始化参数'
const BROKEN = '客服系统异常'

type Service = { readonly appId: string; readonly url: string }

/**
 * 在线客服的浮动按钮与窗口（SHELL-07、CS-01…03）：窗口在第一次点击时建立，之后只是收起与再打开；
 * 脚本来自配置的地址，在隔离的框里运行，碰不到门户的存储与页面。
 */
export function CustomerService() {
  // 取不到也不打扰：点了再说
  const config = useSWR('customer-service', () => findConfigValue(CONFIG, { quiet: true }), {
    shouldRetryOnError: false,
  })
  const [service, setService] = useState<Service>()
  const [open, setOpen] = useState(false)
  const { data, mutate } = config

  const show = useCallback(async () => {
    if (service) {
      setOpen(true)
      return
    }
    // 应答可能缺项（x-lenient）
    const found: Partial<CustomerServiceConfig> | undefined = data ?? (await mutate().catch(() => undefined))
    if (!found) feedback.failure(BROKEN)
    else if (found.enabled === false) feedback.failure('在线客服暂未开放')
    else {
      const url = safeHref(found.baseUrl, location.origin)
      const { appId } = found
      if (found.enabled !== true || typeof appId !== 'string' || !appId || !url) feedback.failure(MISSING)
      else {
        setService({ appId, url })
        setOpen(true)
      }
    }
  }, [service, data, mutate])

  useEffect(() => onCustomerServiceRequest(() => void show()), [show])

  const fail = useCallback(() => {
    // 坏了的窗口不留着：下次点击重新建立
    setService(undefined)
    setOpen(false)
    feedback.failure(BROKEN)
  }, [])
  return (
    <>
      {data?.enabled === false || open ? null : (
        <button type="button" className={`${styles.button} no-print`} onClick={() => void show()}>
          <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
            <path d="M4 13a8 8 0 0 1 16 0M4 13v4h3v-5H4zm16 0v4h-3v-5h3zm-1 4c0 2-2 3.5-5 3.5" />
          </svg>
          <span>在线客服</span>
        </button>
      )}
      {service ? (
        <CustomerServiceFrame service={service} open={open} onClose={() => setOpen(false)} onFailed={fail} />
      ) : null}
    </>
  )
}
