/** 本企业看得到的开立方的名称，作查询条件的建议（API-03、A31）；用到时才取代码，失败由录入框就地说。 */
export const issuerNames = async (): Promise<readonly string[]> => {
  const { listIssuers } = await import('#api/generated/corp/issuers/issuers.ts')
  const issuers = await listIssuers({ quiet: true })
  return [...new Set(issuers.map(({ corpName }) => corpName))]
}
