/** An address that a page may link: one of the web; anything else, such as `javascript:`, is null. */
export const webAddress = (url: string | null | undefined): string | null =>
  url && /^https?:\/\/[^\s]+$/i.test(url) ? url : null

/**
 * The address of a file below a trial's folder: the folder a path as seen from the page, or an https
 * address; the path is encoded, whatever is in it.
 */
export const fileAddress = (folder: string, path: string): string => {
  const encode = (text: string): string => text.split('/').map(segment).join('/')
  const web = webAddress(folder)
  if (web !== null) return `${web.replace(/\/+$/, '')}/${encode(path)}`
  const relative = encode(folder.replaceAll('\\', '/').replace(/\/+$/, ''))
  // A first segment with a colon would be a scheme, which the encoding rules out.
  return `${relative === '' ? '.' : relative}/${encode(path)}`
}

const segment = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    // A lone surrogate has no encoding; no file system gives it back either.
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'))
  }
}
