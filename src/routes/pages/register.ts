import type { register } from '../register.ts'
import type { PagesOf } from './define.ts'

/** 注册与实名认证的页面各由哪个文件给出。 */
export const registerPages: PagesOf<typeof register, 'group'> = {
  register: () => import('#pages/register/register/RegisterPage.tsx'),
  registerSuccess: () => import('#pages/register/RegisterSuccessPage.tsx'),
  resetPassword: () => import('#pages/register/ResetPasswordPage.tsx'),
  faceSuccess: () => import('#pages/register/FaceSuccessPage.tsx'),
  faceFail: () => import('#pages/register/FaceFailPage.tsx'),
  identify: () => import('#pages/register/identify/IdentifyPage.tsx'),
  identifySoftKey: () => import('#pages/register/identify/SoftKeyPage.tsx'),
  identifyLicenseAccount: () => import('#pages/register/identify/LicenseAccountPage.tsx'),
}
