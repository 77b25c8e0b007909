import { type Html, html } from '../html.ts'
import { page } from './page.ts'

const PATH = '/__mock/face'

/** The address for the legal person's phone: the page of the face service, for this one recognition. */
export const facePath = (faceToken: string): string => `${PATH}?faceToken=${encodeURIComponent(faceToken)}`

/** The possible results, and the page of the portal that each leads to. */
const RESULTS = [
  ['识别通过', 'face-success', ''],
  ['光线不足', 'face-fail', 'LIGHT'],
  ['不是本人', 'face-fail', 'NOT_SELF'],
  ['识别超时', 'face-fail', 'TIMEOUT'],
] as const

const link = (faceToken: string, [title, name, failReason]: (typeof RESULTS)[number]): Html => {
  const search = new URLSearchParams({ faceToken, ...(failReason && { failReason }) })
  return html`<a class="card" href="/cv3/register/${name}?${search.toString()}"><b>${title}</b></a>`
}

/** The face service of the sandbox: the person in front of the camera chooses the result. */
export const facePage = (faceToken: string): string =>
  page({
    title: '人脸识别',
    header: html`<p>模拟的识别服务：没有真的镜头，请选择识别的结果。</p>`,
    main: html`<section aria-label="识别结果"><div class="cards">${RESULTS.map((one) => link(faceToken, one))}</div></section>`,
  })
