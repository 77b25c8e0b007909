/** 没有值时的占位文字。 */
export const NO_VALUE = '--'
