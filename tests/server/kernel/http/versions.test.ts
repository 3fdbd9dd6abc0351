import { beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { nameOf, openTarget, type Target } from '../../attacks/validCalls.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});

/** Previews take the body of the change, and write nothing. */
const versioned = calls
  .filter(({ body = {}, path }) => 'version' in body && !path.endsWith('/preview'))
  .map((call) => ({ call, name: nameOf(call) }));

test('[UPD-05] many calls may name the version of their record', () => {
  expect(versioned.length).toBeGreaterThan(40);
});

test.each(versioned)(
  '[UPD-05, PROF-05] $name that names another version is refused with the current record',
  async ({ call }) => {
    const valid = await target.validCall(call);
    const send = (version?: number) => target.send(call, valid, { ...valid.values, version });
    const { status, body } = await send(99);
    expect([status, body.message]).toEqual([409, errorTexts.newerVersion]);
    const { version } = body.current as { version: number };
    if (version > 0) expect((await send(version - 1)).status).toBe(409);
    expect((await send(version)).status).toBeLessThan(300);
  },
);
