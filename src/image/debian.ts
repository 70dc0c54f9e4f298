/** What images of ours that hold programs are made from. */
export const DEBIAN = 'debian:bookworm-slim'
