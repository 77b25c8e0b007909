/** 要签署的内容：签署只对这个业务键与这份内容有效。 */
export interface SigningSubject {
  /** 业务键，如协议的签署临时号 */
  readonly businessKey: string
  /** 所签的全文；设备签的是它的摘要 */
  readonly content: string
}

/** 一次证书签署的凭证。 */
interface DeviceSignature {
  readonly certNo: string
  readonly signature: string
}

/** 不能用的原因；软证书的项目编号。 */
export interface DeviceState {
  readonly projectCode?: string | undefined
  readonly problem?: string | undefined
}

/** 签署设备的端口：软证书与 U 盾各自实现，用它的人不知道是哪一种（PROD-02）。 */
export interface SigningDevice {
  readonly kind: 'SOFT_KEY' | 'USB_KEY'
  /** 给人看的名字 */
  readonly label: string
  /** @returns 现在能不能用；给人看 */
  check: () => Promise<DeviceState>
  /** state 是 check 得到的。 @throws ApiError 口令不对、证书锁定；Error 设备不在 */
  sign: (subject: SigningSubject, pin: string, state: DeviceState) => Promise<DeviceSignature>
}
