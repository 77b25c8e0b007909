import { allRoutes } from './allRoutes.ts'
import { href } from './define.ts'
import { register } from './register.ts'
import { shell } from './shell.ts'

/** 进入产品时可能要去的地方，以及门户认得的全部路径：business 不知道路由，由用它的人给。 */
export const entryPlaces = {
  known: allRoutes.map((route) => route.path),
  contactManager: href(shell.contactManagerOpenProduct),
  licenseAccount: href(register.identifyLicenseAccount),
  softKey: href(register.identifySoftKey),
} as const
