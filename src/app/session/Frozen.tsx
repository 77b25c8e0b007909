import type { SupersededBy } from '#api/tabEpoch.ts'

const texts: Readonly<Record<SupersededBy, string>> = {
  corp: '您已在其他页面切换企业，请刷新',
  role: '您已在其他页面切换角色，请刷新',
  account: '您已在其他页面登录其他账号，请刷新',
}

/** 整页的停用提示：别处换了企业、角色或账号，这一页的内容已经撤下，只能刷新（T24、K07）。 */
export function Frozen({ by }: { readonly by: SupersededBy }) {
  return (
    <section className="shell-notice" role="alert" aria-label="页面已停用">
      <h1>{texts[by]}</h1>
      <p>为避免把业务办到另一家企业名下，本页已停用，未提交的内容没有保存。</p>
      <p className="shell-actions">
        <button type="button" className="shell-button shell-button-primary" onClick={() => location.reload()}>
          刷新
        </button>
      </p>
    </section>
  )
}
