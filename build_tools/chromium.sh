# Makes sure there is a Chromium for the browser tests: installs Debian's when it may, says what to install when it may not.
set -eu
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then
  exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "armarium: installing Chromium for the browser tests"
  apt-get update -qq >/dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
  echo "armarium: the browser tests need Chromium. Install it (Debian: apt-get install chromium) and run this again." >&2
  exit 2
fi
