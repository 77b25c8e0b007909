/** 列表上方（页眉、标题、查询、工具栏、表头）与下方（合计与分页）占去的高度，像素。 */
const AROUND = 272
const ROW = 40
/** 每页条数的上下限（规范第 9 节、契约的 PageCond）。 */
const [LEAST, MOST] = [10, 100]

/** 适应高度：一页正好铺满窗口的行数（interface 1.5），不少于 10。@param windowHeight 窗口高度，像素 */
export const rowsFitting = (windowHeight: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor((windowHeight - AROUND) / ROW)))
