import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type Result, type Run, SerialClient } from '#server/kernel/db/serialClient.ts';

/** A connection that records its statements, and answers each when the test says so. */
function connection() {
  const sent: string[] = [];
  const answers: { answer: () => void; fail: (error: Error) => void }[] = [];
  const run: Run = (sql) =>
    new Promise((resolve, reject) => {
      sent.push(sql);
      answers.push({ answer: () => resolve({ rows: [sql], command: sql.toUpperCase() }), fail: reject });
    });
  const client = new SerialClient(() => run);
  /** Answers one after the other until nothing more is sent. */
  const answerAll = async () => {
    for (let next = answers.shift(); next; next = answers.shift()) {
      next.answer();
      await settled();
    }
  };
  return { client, sent, answers, answerAll };
}
/** All that can go on without an answer has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('statements are sent on without waiting for the answer of the one before', async () => {
  const { client, sent, answers } = connection();
  const [one, other] = [client.query('one'), client.query('other')];
  await settled();
  expect(sent).toEqual(['one', 'other']);
  answers[0]?.fail(new Error('one is refused'));
  answers[1]?.answer();
  await expect(one).rejects.toThrow('one is refused');
  expect((await other).rows).toEqual(['other']);
});

test('a transaction has the connection for itself, and its first statement goes along with its beginning', async () => {
  const { client, sent, answers, answerAll } = connection();
  void client.query('before');
  const done = client.transaction(async (tx) => {
    await tx.query('first');
    await tx.query('second');
  });
  const after = client.query('after');
  const next = client.transaction(async (tx) => tx.query('of the next'));
  await settled();
  expect(sent).toEqual(['before']);
  answers.shift()?.answer();
  await settled();
  expect(sent).toEqual(['before', 'begin', 'first']);
  await answerAll();
  await Promise.all([done, after, next]);
  expect(sent.slice(3)).toEqual(['second', 'commit', 'after', 'begin', 'of the next', 'commit']);
});

test('a transaction that does not begin fails, whatever its statements do, and the next one runs', async () => {
  const { client, answers, answerAll } = connection();
  const failed = client.transaction(async (tx) => tx.query('first'));
  await settled();
  answers.shift()?.fail(new Error('no room'));
  await expect(Promise.all([failed, settled().then(answerAll)])).rejects.toThrow('no room');
  const next = client.query('next');
  await settled();
  await answerAll();
  expect((await next).rows).toEqual(['next']);
});

test('refuses statements outside the handle of a transaction, even if another one was begun in between', async () => {
  const open = () => new SerialClient(() => async (): Promise<Result> => ({ rows: [], command: 'COMMIT' }));
  const [client, other] = [open(), open()];
  const past = async (of: SerialClient) => of.query('past').then(() => 'answered', String);
  const refused = 'Error: Inside a transaction use its own handle: this call would wait for ever.';
  const told: string[] = [];
  await client.transaction(async () => {
    told.push(await past(client), await past(other));
    await other.transaction(async () => void told.push(await past(client), await past(other)));
    told.push(await past(client), await past(other));
  });
  expect(told).toEqual([refused, 'answered', refused, refused, refused, 'answered']);
  expect(await past(client)).toBe('answered');
});

test('keeps no answers', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const client = new SerialClient(() => async () => ({ rows: [new Array(1_000).fill('row')] }));
  const ask = async () => new WeakRef(await client.query('rows'));
  const answers: WeakRef<object>[] = [];
  for (let nth = 0; nth < 50; nth++) answers.push(await ask());
  await client.transaction(async () => {});
  await settled();
  collect();
  expect(answers.filter((answer) => answer.deref())).toEqual([]);
});

test('answers statements before the end, and refuses later ones', async () => {
  const { client, sent, answerAll } = connection();
  const last = client.query('last');
  const end = client.end(async () => void sent.push('closed'));
  await expect(client.query('late')).rejects.toThrow('closed');
  await settled();
  expect(sent).toEqual(['last']);
  await answerAll();
  await Promise.all([last, end]);
  expect(sent).toEqual(['last', 'closed']);
});
