#!/bin/sh
# Stands in for systemd in a folder that is no machine: starts what a unit names, as its user, in its folder.
# What a unit shuts out (ProtectSystem and the like) is not shut out here.
set -e
log=/var/log/qlub.log
pid=/run/qlub.pid
unit() { for place in /etc/systemd/system /usr/lib/systemd/system; do
  if [ -f "$place/qlub.service" ]; then echo "$place/qlub.service"; return; fi
done; echo "no unit" >&2; exit 5; }
value() { sed -n "s/^$1=//p" "$(unit)" | head -n 1; }
start() {
  if [ -f "$pid" ] && kill -0 "$(cat "$pid")" 2>/dev/null; then return; fi
  user=$(value User)
  folder=/var/lib/$(value StateDirectory)
  mkdir -p "$folder"
  chown -R "${user:-nobody}" "$folder"
  file=$(value EnvironmentFile)
  if [ -n "$file" ] && [ -f "${file#-}" ]; then . "${file#-}"; fi
  eval "command=\"$(value ExecStart)\""
  setsid setpriv --reuid "${user:-nobody}" --clear-groups $command >>"$log" 2>&1 </dev/null &
  echo $! >"$pid"
}
stop() {
  [ -f "$pid" ] || return 0
  kill -TERM "$(cat "$pid")" 2>/dev/null || true
  for _ in $(seq 100); do kill -0 "$(cat "$pid")" 2>/dev/null || break; sleep 0.1; done
  rm -f "$pid"
}
wants=/etc/systemd/system/multi-user.target.wants/qlub.service
now=
for word in "$@"; do
  case $word in
    --now) now=yes ;;
    start | stop | enable | disable | preset | restart | is-enabled | is-active) verb=$word ;;
  esac
done
case $verb in
  start | stop) $verb ;;
  restart) stop; start ;;
  enable | preset) mkdir -p "$(dirname $wants)"; ln -sf "$(unit)" $wants; if [ "$now" ]; then start; fi ;;
  disable) rm -f $wants; if [ "$now" ]; then stop; fi ;;
  is-enabled) if [ -e $wants ]; then echo enabled; else echo disabled; exit 1; fi ;;
  is-active) [ -f $pid ] && kill -0 "$(cat $pid)" 2>/dev/null ;;
esac
