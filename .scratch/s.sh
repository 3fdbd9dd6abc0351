SHAPED_WRITE=1 flock /tmp/one-suite npx vitest run tests/server/letters/shaped.test.ts 2>&1 | grep -vE "^\s*$" | tail -40; ls -la tests/server/letters/shaped.png
