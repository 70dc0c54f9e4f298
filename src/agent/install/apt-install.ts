/** Shell lines that install packages of Debian, `packages` with blanks between, and ask nothing. */
export const aptInstall = (packages: string): string => `
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ${packages}
`
