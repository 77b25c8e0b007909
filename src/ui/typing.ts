const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]:not([contenteditable="false"])'

/** 正在打字：焦点在录入框里，单个的字母属于它；勾选框里打不了字，不算。 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT) !== null

/** 上面开着对话框、抽屉或浮层：页面的快捷键都停下。 */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** 这一下已有人用掉：不是快捷键；正由输入法组字的，到不了这里（suppressEnter）。 */
export const isTaken = (event: KeyboardEvent): boolean => event.defaultPrevented
