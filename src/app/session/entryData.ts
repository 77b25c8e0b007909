import { ApiError } from '#api/ApiError.ts'
import { learnToday } from '#api/clock.ts'
import {
  listPlatformProducts,
  loadNavViewConfig,
  loadPlatformConfig,
} from '#api/generated/corp/configs/configs.ts'
import { listGrantedMenus } from '#api/generated/corp/menus/menus.ts'
import type { CurrentUser } from '#api/generated/corp/model/currentUser.ts'
import { currentUser } from '#api/generated/corp/users/users.ts'
import { channelTexts } from '#api/outcome.ts'
import { expectPublicKey } from '#api/sealing.ts'
import { setSessionValue } from '#api/session.ts'
import { adoptTabEpoch } from '#api/tabEpoch.ts'
import { mergeConfiguration, readPlatform, readProducts, readView } from '#state/configuration.ts'
import { readCurrentUser } from '#state/currentUser.ts'
import { entryTypes, loadDictionaries } from '#state/dictionaries.ts'
import { failSession, getSession } from '#state/session.ts'
import { leave } from './exit.ts'
import { pageDictTypes } from './firstRead.ts'

const quiet = { quiet: true } as const
// 进门的三项取不到，由门说（GATE-05）
const own = { quiet: 'wholly' } as const

/** 登录后要用的三项资料。 */
export interface EntryData {
  readonly user: CurrentUser
  /** 授权的菜单树，还没有对照路由表 */
  readonly menus: unknown
}

/** 失败里给人看的一句话；不是接口失败的按网络异常。 */
export const messageOf = (cause: unknown) =>
  cause instanceof ApiError ? cause.message : channelTexts.network

/** 平台的运行参数，连同今天是哪一天；取不到抛 ApiError。 */
export const learnPlatform = async (): Promise<void> => {
  const platform = readPlatform(await loadPlatformConfig(quiet))
  mergeConfiguration({ platform })
  expectPublicKey(platform.publicKeyId ?? '')
  if (platform.businessDate) learnToday(platform.businessDate)
  if (platform.corpLoginUrl) setSessionValue('corpLoginUrl', platform.corpLoginUrl)
}

/** 全局配置：取到多少用多少，从不阻断进门（S16）。 */
export const configure = (): Promise<unknown> =>
  Promise.allSettled([
    loadNavViewConfig(quiet).then((view) => mergeConfiguration({ view: readView(view) })),
    listPlatformProducts(quiet).then((products) => mergeConfiguration({ products: readProducts(products) })),
    learnPlatform(),
  ])

const atMost = (work: Promise<unknown>, ms: number) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/**
 * 用户、菜单、字典三项并行，全部取齐才算登录（GATE-04）；否则会话进入失败，给出第一条信息（GATE-05），得 undefined。
 * 须在会话锁内调用：取的时候别处不能切换。
 */
export const loadEntryData = async (): Promise<EntryData | undefined> => {
  adoptTabEpoch()
  // 菜单名称来自配置：稍等它，但不让它挡住进门
  const configured = atMost(configure(), 2_000)
  const [user, menus, dictionaries] = await Promise.allSettled([
    currentUser(own).then((data) => {
      const known = readCurrentUser(data)
      if (!known) throw new Error('user')
      return known
    }),
    listGrantedMenus(own),
    loadDictionaries([...entryTypes, ...pageDictTypes()], own),
  ])
  if (user.status === 'fulfilled' && menus.status === 'fulfilled' && dictionaries.status === 'fulfilled') {
    await configured
    // 配置答了登录失效：已经在去登录的路上
    if (getSession().leaving) return undefined
    return { user: user.value, menus: menus.value }
  }
  if (getSession().leaving) return undefined
  const failures = [user, menus, dictionaries].flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  if (failures.some((cause) => cause instanceof ApiError && cause.kind === 'unauthorized'))
    leave({ remember: true })
  else failSession({ stage: 'load', message: messageOf(failures[0]) })
  return undefined
}
