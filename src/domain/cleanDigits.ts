/** 天数、手机号等数字输入的清洗：只留数字，全角先转半角（QUERY-05）。 */
export const cleanDigits = (raw: string): string => raw.slice(0, 200).normalize('NFKC').replace(/\D/g, '')
