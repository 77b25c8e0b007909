import { abs } from '../abs.ts'
import { credit } from '../credit.ts'
import type { PageRoute } from '../define.ts'
import { guarantee } from '../guarantee.ts'
import { my } from '../my.ts'
import { register } from '../register.ts'
import { reverseFactoring } from '../reverseFactoring.ts'
import { shell } from '../shell.ts'
import { absPages } from './abs.ts'
import { creditPages } from './credit.ts'
import type { Load } from './define.ts'
import { guaranteePages } from './guarantee.ts'
import { myPages } from './my.ts'
import { registerPages } from './register.ts'
import { reverseFactoringPages } from './reverseFactoring.ts'
import { shellPages } from './shell.ts'

const families: readonly (readonly [Readonly<Record<string, PageRoute>>, Readonly<Record<string, Load>>])[] =
  [
    [shell, shellPages],
    [credit, creditPages],
    [abs, absPages],
    [reverseFactoring, reverseFactoringPages],
    [guarantee, guaranteePages],
    [my, myPages],
    [register, registerPages],
  ]

/** 路由的路径 → 取它的页面代码；只有 app 用得着，写链接的人只认 paths。 */
export const loaders: Map<string, Load> = new Map(
  families.flatMap(([routes, pages]) =>
    Object.entries(pages).flatMap(([name, load]) => {
      const route = routes[name]
      return route ? [[route.path, load] as const] : []
    }),
  ),
)
