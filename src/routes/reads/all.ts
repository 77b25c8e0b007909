import { abs } from '../abs.ts'
import { credit } from '../credit.ts'
import type { PageRoute } from '../define.ts'
import { guarantee } from '../guarantee.ts'
import { my } from '../my.ts'
import { register } from '../register.ts'
import { reverseFactoring } from '../reverseFactoring.ts'
import { shell } from '../shell.ts'
import { absReads } from './abs.ts'
import { creditReads } from './credit.ts'
import type { RouteReads } from './define.ts'
import { guaranteeReads } from './guarantee.ts'
import { myReads } from './my.ts'
import { registerReads } from './register.ts'
import { reverseFactoringReads } from './reverseFactoring.ts'
import { shellReads } from './shell.ts'

const families: readonly (readonly [
  Readonly<Record<string, PageRoute>>,
  Readonly<Record<string, RouteReads | undefined>>,
])[] = [
  [shell, shellReads],
  [credit, creditReads],
  [abs, absReads],
  [reverseFactoring, reverseFactoringReads],
  [guarantee, guaranteeReads],
  [my, myReads],
  [register, registerReads],
]

/** 路由的路径 → 它一打开就问的；只有构建用得着（scripts/vite/routePreload.ts 写进首屏预取表）。 */
export const routeReads: ReadonlyMap<string, RouteReads> = new Map(
  families.flatMap(([routes, reads]) =>
    Object.entries(reads).flatMap(([name, read]) => {
      const route = routes[name]
      return route && read ? [[route.path, read] as const] : []
    }),
  ),
)
