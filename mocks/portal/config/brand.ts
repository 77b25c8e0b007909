/** 门户的名称与标语：页眉与模拟平台的登录页说的是同一句。 */
export const brand = { name: '北辰数字科技有限公司', slogan: '让每一笔应收账款都流动起来' } as const
