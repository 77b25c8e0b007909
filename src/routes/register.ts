import { section } from './define.ts'

const registration = section('register', '注册')
const identification = section('register', '实名')

/** 注册与实名认证。 */
export const register = {
  group: registration('/register', '注册模块(重定向)', { hidden: true, public: true, pageless: true }),
  register: registration('/register/register', '企业注册', { hidden: true, public: true }),
  registerSuccess: registration('/register/register-success', '注册成功', { hidden: true, public: true }),
  resetPassword: registration('/register/reset-password', '重置密码', { hidden: true, public: true }),
  faceSuccess: identification('/register/face-success', '人脸识别成功', {
    hidden: true,
    public: true,
    newTab: true,
    phone: true,
  }),
  faceFail: identification('/register/face-fail', '人脸识别失败', {
    hidden: true,
    public: true,
    newTab: true,
    phone: true,
  }),
  identify: identification('/register/identify/index', '企业认证', { hidden: true, alwaysAllowed: true }),
  identifySoftKey: identification('/register/identify/soft-key', '实名认证(软证书)', {
    hidden: true,
    alwaysAllowed: true,
  }),
  identifyLicenseAccount: identification('/register/identify/license-account', '实名认证(营业执照与账户)', {
    hidden: true,
    alwaysAllowed: true,
  }),
}
