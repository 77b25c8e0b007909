import { pageStyle } from './html.ts'

const PATH = '/__mock/face'

/** Where the legal person's phone goes: the page of the face service, for this one recognition. */
export const facePath = (faceToken: string): string => `${PATH}?faceToken=${encodeURIComponent(faceToken)}`

/** Which results the service knows, and the page of the portal that each leads to. */
const RESULTS = [
  ['识别通过', 'face-success', ''],
  ['光线不足', 'face-fail', 'LIGHT'],
  ['不是本人', 'face-fail', 'NOT_SELF'],
  ['识别超时', 'face-fail', 'TIMEOUT'],
] as const

const link = (faceToken: string, [title, page, failReason]: (typeof RESULTS)[number]): string => {
  const search = new URLSearchParams({ faceToken, ...(failReason && { failReason }) })
  const href = `/cv3/register/${page}?${search.toString()}`.replaceAll('&', '&amp;')
  return `<a class="card" href="${href}"><b>${title}</b></a>`
}

/** The face service of the sandbox: whoever stands before the camera says how it went. */
export const facePage = (faceToken: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>人脸识别 - 模拟平台</title><style>${pageStyle}</style></head><body>
<header><h1>人脸识别</h1><p>模拟的识别服务：没有真的镜头，请选择识别的结果。</p></header>
<main><section aria-label="识别结果"><div class="cards">${RESULTS.map((one) => link(faceToken, one)).join('')}</div></section></main>
</body></html>`
