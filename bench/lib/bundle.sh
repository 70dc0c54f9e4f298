# Makes one file of a measuring program, as what is shipped is one: bundle FILE.TS OUT.MJS

bundle() {
  node_modules/.bin/esbuild "$1" --bundle --platform=node --format=esm --log-level=warning --outfile="$2"
}
