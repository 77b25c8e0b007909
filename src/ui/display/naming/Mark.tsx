/** 平台的标记：一环扣一环；大小与底色由所在处定。 */
export const Mark = ({ className, size = 28 }: { className: string | undefined; size?: number }) => (
  <svg className={className} viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
    <path d="M11 9.5h-1.5a4.5 4.5 0 0 0 0 9H12M17 18.5h1.5a4.5 4.5 0 0 0 0-9H16M10.5 14h7" />
  </svg>
)
