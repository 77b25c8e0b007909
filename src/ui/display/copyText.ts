import { feedback } from '#hooks/feedback.ts'

/** 复制文字并说明结果；内网 http 没有剪贴板权限时请人自己复制。 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    feedback.success('已复制')
  } catch {
    feedback.notice('浏览器不允许复制，请选中后手动复制')
  }
}
