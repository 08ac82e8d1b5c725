#!/usr/bin/env bash
# Makes sure there are a WebKit and a Firefox that can be driven: installs Debian's when it may, says what to install when
# it may not.
set -eu
if command -v WebKitWebDriver >/dev/null && command -v firefox-esr >/dev/null && command -v Xvfb >/dev/null; then
  exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "armarium: installing WebKitGTK's driver and Firefox for the tests of other browsers"
  apt-get update -qq >/dev/null
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq webkit2gtk-driver firefox-esr xvfb >/dev/null
else
  echo "armarium: these tests need webkit2gtk-driver, firefox-esr and xvfb. Install them and run this again." >&2
  exit 2
fi
