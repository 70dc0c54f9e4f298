#!/bin/bash
set -euo pipefail

cd /home/lastbus
git apply --whitespace=nowarn /solution/fix.patch
