#!/bin/bash
# Fills ~/.m2 with all that Maven needs to build and test a repository, and has Maven stay offline from
# then on. Running the tests is what tells which packages those are.
#
# Where the network's certificates are signed by an authority that Java does not know, the build is given
# a bundle as its secret `ca`; nothing of it stays in the image.
#
# usage: fetch-packages.sh REPOSITORY
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
cd "${1:?usage: fetch-packages.sh REPOSITORY}"

bundle=/run/secrets/ca
if [[ -s $bundle ]]; then
  store=$(mktemp --dry-run)
  trap 'rm -f "$store"' EXIT
  java "$here/TrustStore.java" "$bundle" "$store"
  export MAVEN_OPTS="-Djavax.net.ssl.trustStore=$store -Djavax.net.ssl.trustStorePassword=changeit"
fi

# A connection that says nothing would hold the build for half an hour, Maven's own limit.
for attempt in 1 2 3 4 5; do
  mvn --batch-mode --no-transfer-progress --update-snapshots -Dmaven.wagon.rto=30000 clean test && break
  [[ $attempt -lt 5 ]] || exit 1
  sleep 5
done
mvn --batch-mode --no-transfer-progress --quiet clean

cat >~/.m2/settings.xml <<'XML'
<settings>
  <offline>true</offline>
</settings>
XML
