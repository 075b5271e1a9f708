#!/usr/bin/env bash
# Requests per second of a trivial tool against a bare JAX-RS resource that returns the same bytes,
# in one WAR on one Payara Micro, in turns. Needs wrk. Build first: mvn -Pbench package -DskipTests
# usage: throughput.sh PAYARA_MICRO_JAR [ROUNDS] [SECONDS]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
jar=$1 rounds=${2:-5} seconds=${3:-10} port=${PORT:-18080}
work=$(mktemp -d)
java -jar "$jar" --deploy target/bookshop.war --contextroot / --port "$port" --noCluster \
  --disablephonehome > "$work/log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT

cat > "$work/post.lua" <<'LUA'
wrk.method = "POST"
wrk.body = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}'
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Accept"] = "application/json, text/event-stream"
wrk.headers["MCP-Protocol-Version"] = "2025-11-25"
LUA

url=http://127.0.0.1:$port
rate() { wrk -t2 -c16 -d"${2}s" -s "$work/post.lua" "$url/$1" | awk '/Requests\/sec/ {print $2} /Non-2xx/ {print "FAILED" > "/dev/stderr"}'; }
until curl -sf -o /dev/null -X POST -H 'Content-Type: application/json' -d '{}' "$url/bare"; do sleep 1; done
curl -s -H 'Content-Type: application/json' -H 'MCP-Protocol-Version: 2025-11-25' "$url/mcp" \
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add","arguments":{"a":2,"b":3}}}'; echo
rate bare 20 > /dev/null; rate mcp 20 > /dev/null # warm both up
for ((i = 0; i < rounds; i++)); do
  bare=$(rate bare "$seconds") mcp=$(rate mcp "$seconds")
  awk -v b="$bare" -v m="$mcp" 'BEGIN {printf "bare %.0f/s  tool %.0f/s  ratio %.3f\n", b, m, m / b}'
done
