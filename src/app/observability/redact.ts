// 离开浏览器的只说出了什么问题、在哪里，从不说是谁、多少钱。

const LONGEST = 300

/** 地址：去掉查询与片段（令牌、查询条件），像编号的一段换成 :id；不是地址的给空。 */
export const redactUrl = (raw: string): string => {
  if (!raw || !URL.canParse(raw, 'https://portal.invalid')) return ''
  const { origin, pathname, protocol } = new URL(raw, 'https://portal.invalid')
  if (protocol !== 'https:' && protocol !== 'http:') return protocol
  const path = pathname
    .split('/')
    // 带哈希的文件保留名称：它说明是哪次构建
    .map((part) => (/\d{4,}/.test(part) && !/\.m?js$|\.css$/.test(part) ? ':id' : part))
    .join('/')
  return origin === 'https://portal.invalid' ? path : origin + path
}

/**
 * 文字：去掉会话里的值、邮箱、长数字（证件、手机、账号、金额、编号）与长串（令牌），截短。
 * @param secrets 会话里现有的值
 */
export const redactText = (text: string, secrets: readonly string[] = []): string => {
  const withoutSecrets = secrets
    .filter((secret) => secret.length >= 4)
    .reduce((rest, secret) => rest.replaceAll(secret, '#'), text)
  return withoutSecrets
    .replaceAll(
      /https?:\/\/[^\s'"）)]+/g,
      (url) => redactUrl(url.replace(/:\d+:\d+$/, '')) + (/:\d+:\d+$/.exec(url)?.[0] ?? ''),
    )
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.]+/g, '#')
    .replaceAll(/\d[\d,]{3,}(\.\d+)?[\dXx]?/g, '#')
    .replaceAll(/(?<![\w/.-])[\w+/=-]{20,}(?![\w.-])/g, '#')
    .slice(0, LONGEST)
}

const FRAME = /(?:at |@)?(?:(\S+) )?\(?(https?:\/\/\S+?):(\d+):(\d+)\)?$/

/** 堆栈：每层只留函数名、文件与行列；至多八层。 */
export const redactStack = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => FRAME.exec(line.trim()))
    .filter((found) => found !== null)
    .slice(0, 8)
    .map(([, name = '', url = '', row, column]) => `${name} ${new URL(url).pathname}:${row}:${column}`.trim())
