import { expect, test, vi } from 'vitest';
import { hashPassword, limited, verifyPassword } from '#server/accounts/password.ts';

test('[AUTH-12] stores passwords as argon2id with 19 MiB, two passes, one lane, each with its own salt', async () => {
  const [first, second] = [await hashPassword('same'), await hashPassword('same')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword(first, 'same')).toBe(true);
  expect(await verifyPassword(first, 'Same')).toBe(false);
  expect(await verifyPassword(undefined, 'same')).toBe(false);
});

/** A promise that the test settles: Promise.withResolvers came with Node 22. */
function gate() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

test('work is limited to so many at a time, in the order it came, and failures give their place free', async () => {
  const withSemaphore = limited(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => gate());
  const done = gates.map((gate, index) =>
    withSemaphore(() => {
      started.push(index);
      return gate.promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('failed'));
  await expect(done[1]).rejects.toThrow('failed');
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
  gates[0]?.resolve();
  await done[0];
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]));
  for (const gate of gates) gate.resolve();
  await Promise.all([done[2], done[3]]);
});
