#!/usr/bin/env bash
# Requests per second of a trivial tool against a bare JAX-RS resource that returns the same bytes,
# in one WAR on one Payara Micro, in turns. Needs wrk. Build first: mvn -Pbench package -DskipTests
# usage: throughput.sh PAYARA_MICRO_JAR [ROUNDS] [SECONDS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
jar=$1 rounds=${2:-5} seconds=${3:-10} port=${PORT:-18080}
work=$(mktemp -d)
java -Dmcp.http.stateless=true -jar "$jar" --deploy target/bench/bookshop.war --contextroot / --port "$port" --noCluster \
  --disablephonehome > "$work/log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT

script() { # name, body
  cat > "$work/$1.lua" <<LUA
wrk.method = "POST"
wrk.body = '$2'
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept"] = "application/json, text/event-stream"
wrk.headers["MCP-Protocol-Version"] = "2025-11-25"
LUA
}
call='{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}'
script bare "$call"
script tool "$call"
script ping '{"jsonrpc":"2.0","id":1,"method":"ping"}' # all but the tool and its thread

url=http://127.0.0.1:$port
rate() { # script, path
  wrk -t2 -c16 -d"${seconds}s" -s "$work/$1.lua" "$url/$2" |
    awk '/Requests\/sec/ {print $2} /Non-2xx/ {print "FAILED" > "/dev/stderr"}'
}
until curl -sf -o /dev/null -X POST -H 'Content-Type: application/json' -d '{}' "$url/bare"; do sleep 1; done
curl -s -H 'Content-Type: application/json' -H 'MCP-Protocol-Version: 2025-11-25' "$url/mcp" -d "$call"; echo
for ((i = 0; i < rounds + 2; i++)); do
  bare=$(rate bare bare) ping=$(rate ping mcp) tool=$(rate tool mcp)
  ((i < 2)) && continue # the first two rounds warm up
  awk -v b="$bare" -v p="$ping" -v t="$tool" \
    'BEGIN {printf "bare %.0f/s  ping %.0f/s (%.2f)  tool %.0f/s (%.2f)\n", b, p, p / b, t, t / b}'
done
