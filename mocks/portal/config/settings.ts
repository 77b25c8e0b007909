/** 平台参数，情景与需求场景可以改。 */
export const settings = () => ({
  /** 审批是否要短信验证码（签署开关）。 */
  signatureSwitchOpen: true,
  guaranteeEnableRealName: true,
  customerService: true,
  /** 签收截止：开立后多少个工作日。 */
  signDays: 10,
  /** 复核、终审、答复这一步的办理期限：进入这一步后多少个工作日。 */
  reviewDays: 2,
  /** 银行是否答复收到的指令；不答复的成为“银行未答复”。 */
  bankAnswers: true,
  /** 附件从对象存储取（另一个源、有时效的地址），不走下载接口。 */
  objectStore: false,
  /** 对象存储的地址要以 POST 取。 */
  objectStorePost: false,
})

/** 参数的中文名。 */
export const settingLabels: Readonly<Record<keyof ReturnType<typeof settings>, string>> = {
  signatureSwitchOpen: '短信签署',
  guaranteeEnableRealName: '保函须实名',
  customerService: '在线客服',
  signDays: '签收期限',
  reviewDays: '办理期限',
  bankAnswers: '银行答复',
  objectStore: '对象存储',
  objectStorePost: '对象存储以提交取',
}

declare module '../../kernel/World.ts' {
  interface Settings extends ReturnType<typeof settings> {}
}
