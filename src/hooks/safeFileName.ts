import { cutTo, lengthOf } from '#domain/plainText.ts'

const LONGEST = 120

/** 可放心写到磁盘的文件名：去掉路径、控制字符、双向文字控制符与系统保留字符，最长 120 个字符，保留扩展名。 */
export function safeFileName(name: string, fallback = '下载文件'): string {
  // 名称来自服务端，未必真是文字
  const clean = (typeof name === 'string' ? name : '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[\\/:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  if (!clean) return fallback
  if (lengthOf(clean) <= LONGEST) return clean
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  return cutTo(clean, LONGEST - extension.length) + extension
}
