// Pages as the kernel writes them: what is put into markup is escaped unless it is markup itself.

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that html made, or that its author vouches for. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** What markup may hold: markup, text and numbers, lists of them, and nothing. */
type Part = Html | string | number | false | undefined | readonly Part[]

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.toString()
  if (Array.isArray(part)) return (part as readonly Part[]).map(textOf).join('')
  if (part === undefined || part === false) return ''
  return String(part).replaceAll(/[&<>"']/g, (char) => entities[char]!)
}

/** Markup with values in it, each made safe for content and quoted attributes. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: pieces }, ...parts.map(textOf)))

/** Markup, a style or a script as it is: for constants of the code, never for a value. */
export const verbatim = (text: string): Html => new Html(text)
