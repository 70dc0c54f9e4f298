/** A path or a branch's name within an address: its slashes stay, all else is spelled out. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
