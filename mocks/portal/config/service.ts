/** 平台的客服热线。 */
export const SERVICE_TEL = '400-000-0000'
