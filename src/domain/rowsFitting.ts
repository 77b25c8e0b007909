/**
 * 列表上方（页眉、标题、查询、工具栏、表头 293）与下方（合计与分页 48）占去的高度，像素，量自浏览器。
 * 第一次问列表时表还没画，量不到自己的；上方更高的、窗口变矮的，表脚贴在窗口底下，照样看得见（DataTable.module.css）。
 */
const AROUND = 341
const ROW = 40
/** 每页条数的上下限（规范第 9 节、契约的 PageCond）。 */
const [LEAST, MOST] = [10, 100]

/** 适应高度：一页正好铺满窗口的行数（interface 1.5），不少于 10。@param windowHeight 窗口高度，像素 */
export const rowsFitting = (windowHeight: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor((windowHeight - AROUND) / ROW)))
