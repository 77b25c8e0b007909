/** 去掉没填的之后的样子：每一项都可能没有。 */
type Filled<Values> = { [Name in keyof Values]?: Exclude<Values[Name], ''> }

/** 表单的值去掉没填的（空串与没有值）：没填的不送，存草稿时缺几项都可以。 */
export const filledOf = <Values extends object>(values: Values): Filled<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined),
  ) as Filled<Values>

type Complete<Values, Name extends keyof Values> = Values & {
  [Key in Name]-?: Exclude<Values[Key], undefined>
}

const isComplete = <Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): values is Complete<Values, Name> => names.every((name) => values[name] !== undefined)

/**
 * 草稿 → 提交：契约要求必有的几项逐个写出名字，此后类型里就是必有的；契约再要一项，编译器在写名字的地方报出来。
 * 表单已经查过，这里只防页面写漏：名字里的真没有值，什么也不发。
 */
export function complete<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Complete<Values, Name> {
  if (isComplete(values, names)) return values
  throw new Error(`表单没有查出还缺：${names.filter((name) => values[name] === undefined).join('、')}`)
}
