import { dictionaries } from '../generated/dictionaries.ts'
import type { Platform } from '../kernel/wiring.ts'
import { settings } from './config/settings.ts'
import { grantedPaths, tokensOf } from './menu/menus.ts'
import { personas } from './people/personas.ts'

/** 平台本身：谁能登录、能办什么、取值叫什么、有哪些参数。 */
export const platform: Platform = { personas, dictionaries, tokensOf, grantedPaths, settings }
