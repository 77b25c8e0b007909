import { useEffect, useRef } from 'react'

/** 显示取来的图片内容；类型由调用者定，不信内容自称的。 */
export function BlobImage({ blob, type, alt }: { blob: Blob; type: string; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([blob], { type }))
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob, type])
  return <img ref={image} alt={alt} />
}
