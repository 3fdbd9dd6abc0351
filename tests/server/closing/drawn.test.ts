import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSelectedForVerification } from '#server/closing/isSelectedForVerification.ts';

/** Computed apart, with Python: int.from_bytes(sha256(number).digest()[:4], 'big') % 100. */
const PLACES: Record<string, number> = {
  '2026-000001': 76,
  '2026-000002': 91,
  '2026-000003': 45,
  '2026-000004': 18,
  '2026-000005': 14,
  '2025-000147': 12,
  '2026-000123': 93,
};

test('[REF-16] whether a closing is asked about follows from its number alone, as anybody can check', () => {
  for (const [number, place] of Object.entries(PLACES)) {
    expect([number, isSelectedForVerification(number, place)]).toEqual([number, false]);
    expect([number, isSelectedForVerification(number, place + 1)]).toEqual([number, true]);
    expect([number, isSelectedForVerification(number, 0), isSelectedForVerification(number, 100)]).toEqual([
      number,
      false,
      true,
    ]);
  }
});

test('[REF-16] of the first thousand numbers of a year 20 percent are 201', () => {
  const numbers = Array.from({ length: 1_000 }, (_, n) => `2026-${String(n + 1).padStart(6, '0')}`);
  expect(numbers.filter((number) => isSelectedForVerification(number, 20))).toHaveLength(201);
});

test('[REF-16] an outsider repeats it with the command of docs/guide/closing.md', () => {
  const [, command = '', number = '', place] =
    /^(printf (\S+) .*?) {2,}#.* modulo 100 is (\d+)/m.exec(readFileSync('docs/guide/closing.md', 'utf8')) ??
    [];
  const placeOf = (of: string) =>
    Number.parseInt(execFileSync('sh', ['-c', command.replace(number, of)], { encoding: 'utf8' }), 16) % 100;
  expect(placeOf(number)).toBe(Number(place));
  for (const of of Object.keys(PLACES)) expect([of, placeOf(of)]).toEqual([of, PLACES[of]]);
});
