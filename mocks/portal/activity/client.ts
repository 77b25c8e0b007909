import type { Activity } from '#api/generated/corp/model/index.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, '安卓手机'],
  [/iPhone|iPad/, '苹果手机'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** 用什么打开的、从哪里来：给人看的浏览器与系统，后端看到的地址。 */
export const clientOf = (headers: Headers): Pick<Activity, 'clientName' | 'clientAddress'> => {
  const agent = headers.get('user-agent') ?? ''
  const found = BROWSERS.map(([pattern, name]) => [name, pattern.exec(agent)?.[1]] as const).find(
    ([, version]) => version !== undefined,
  )
  const browser = found ? `${found[0]} ${found[1]}` : '未知浏览器'
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '未知系统'
  const [address = ''] = (headers.get('x-forwarded-for') ?? '').split(',')
  return { clientName: `${browser}（${system}）`, clientAddress: address.trim() || '127.0.0.1' }
}
