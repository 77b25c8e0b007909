const [, before = '/'] = /^(.*\/)demo\/[^/]*$/.exec(new URL(import.meta.url).pathname) ?? []

/** 演示放在哪里：它的脚本在那里的 demo/ 之下。以 / 结尾，放在根上就是 /。 */
export const base = before
