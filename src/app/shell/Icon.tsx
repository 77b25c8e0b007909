const shapes = {
  find: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20 20',
  message: 'M4 5h16v11H9l-5 4z',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M4.5 19.5h15',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.2a2.6 2.6 0 1 1 3.6 2.7c-.7.3-1.1.8-1.1 1.6M12 16.6v.4',
  exit: 'M14 4H5v16h9M10 12h10M16.5 8.5 20 12l-3.5 3.5',
  fold: 'M4 6h16M10 12h10M4 18h16M7 9.5 4 12l3 2.5',
} as const

/** 外壳的几个线条图标；含义由旁边的文字或标签给出。 */
export function Icon({ shape }: { readonly shape: keyof typeof shapes }) {
  return (
    <svg className="shell-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  )
}
