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

/** 浏览器与系统，照它自己说的；认不得的没有。 */
export const agentOf = (headers: Headers): { browser: string | undefined; system: string | undefined } => {
  const agent = headers.get('user-agent') ?? ''
  const found = BROWSERS.map(([pattern, name]) => [name, pattern.exec(agent)?.[1]] as const).find(
    ([, version]) => version !== undefined,
  )
  return {
    browser: found && `${found[0]} ${found[1]}`,
    system: SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1],
  }
}

/** 用什么打开的、从哪里来：给人看的浏览器与系统，后端看到的地址。 */
export const clientOf = (headers: Headers): Pick<Activity, 'clientName' | 'clientAddress'> => {
  const { browser = '未知浏览器', system = '未知系统' } = agentOf(headers)
  const [address = ''] = (headers.get('x-forwarded-for') ?? '').split(',')
  return { clientName: `${browser}（${system}）`, clientAddress: address.trim() || '127.0.0.1' }
}
