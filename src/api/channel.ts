/** 标签页之间的频道；浏览器没有的、连同 Cookie 一起禁了的（Firefox 一造就抛）得 undefined（W02）。 */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
