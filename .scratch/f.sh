flock /tmp/one-suite npx vitest run "$@" 2>&1 | grep -vE "^\s*$"
