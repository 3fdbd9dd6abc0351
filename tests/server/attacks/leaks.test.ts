import { beforeAll, describe, expect, test, vi } from 'vitest';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { listen } from '#server/kernel/http/listen.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { image } from '../factories.ts';
import { ownProcess, PATIENCE } from './ownProcess.ts';

/** Internals that no answer may contain: code paths, SQL, database messages. */
const INTERNALS =
  /node_modules|\.ts:\d|\bat \w+ \(|select |insert |update "|violates|constraint|drizzle|pglite|\/tmp\/|ENOENT|stack/i;

describe('errors', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });

  test('[ERR-04] of the database: its text and nothing of it', async () => {
    const broken = await openDesk();
    await broken.record(broken.mla);
    await broken.db.execute('alter table complaints rename to complaints_elsewhere');
    for (const path of ['complaint', 'complaint/1', 'complaint/search?term=road']) {
      const { status, body } = await broken.get(broken.mla, path);
      expect([status, Object.keys(body).sort(), body.message]).toEqual([
        500,
        ['code', 'message', 'request_id'],
        errorTexts.serverError,
      ]);
      expect(JSON.stringify(body)).not.toMatch(INTERNALS);
    }
    const created = await broken.send('POST', 'complaint', { token: broken.mla.token, form: broken.body() });
    expect(created.status).toBe(500);
    expect(JSON.stringify(created.body)).not.toMatch(INTERNALS);
    expect(broken.logged.join('')).not.toMatch(/Ramulu|9848012345/);
  });

  test('[ERR-04] of the disk: its text, and not the path', async () => {
    const put = vi
      .spyOn(desk.services.files, 'put')
      .mockRejectedValue(new Error("EACCES: open '/srv/secret/ab/cdef'"));
    const { id } = await desk.record(desk.mla);
    const form = { complaint_id: id, file: await image() };
    const { status, body } = await desk.send('POST', 'complaint/media', { token: desk.mla.token, form });
    put.mockRestore();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(body)).not.toMatch(/secret|EACCES/);
  });

  test('[ERR-04] a file that breaks off while it is read: no word of the disk on the connection', async () => {
    const { id } = await desk.record(desk.mla);
    const form = { complaint_id: id, file: await image() };
    const { body } = await desk.send('POST', 'complaint/media', { token: desk.mla.token, form });
    const stream = () =>
      new ReadableStream({ pull: () => Promise.reject(new Error("EIO: read '/srv/secret/ab/cdef'")) });
    const opened = vi
      .spyOn(desk.services.files, 'open')
      .mockResolvedValue({ size: 1_000, writtenAt: desk.clock.now, stream });
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await listen(desk.app.fetch, { host: '127.0.0.1', port: 0 });
    const text = await fetch(`${server.url}${body.path}`)
      .then(
        async (answer) => answer.text(),
        () => '',
      )
      .catch(() => '');
    expect(text).not.toMatch(/secret|EIO/);
    opened.mockRestore();
    told.mockRestore();
    await server.stop(0);
  });
});

test(
  '[API-05] the log of a running server has no name, phone, address, word, file name, query or token of anybody',
  PATIENCE,
  async () => {
    const server = await ownProcess();
    const { token, admin, call } = server;
    const secrets = [
      'Narsimha',
      '9848076543',
      'narsimha.private',
      'water-pipe-words',
      'letter-of-narsimha',
      'Wrong-Password-7',
    ];
    const [name, phone, mail, words, file, password] = secrets;
    const headers = {
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': `${phone}`,
      'User-Agent': `${name}`,
    };
    const json = (body: unknown) => ({
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const person = { name, phone, email: `${mail}@example.org`, details: words };
    const form = new FormData();
    form.set('complaint_id', '1');
    form.set('file', new File([words ?? ''], `${file}.png`));
    const answers = [
      await call('POST', 'login', json({ username: `${mail}@example.org`, password })),
      await call('POST', 'login', json({ username: phone, password })),
      await call('GET', `complaint?keyword=${name}&phone=${phone}`, { headers }),
      await call('GET', `complaint/search?term=${words}`, { headers }),
      await call('GET', `user/find?keyword=${mail}`, { headers }),
      await call('GET', `${name}/${phone}`, { headers }),
      await call('POST', 'complaint', json(person)),
      await call(
        'POST',
        'complaint',
        json({
          ...person,
          category_id: 1,
          parliament_id: 1,
          assembly_id: 1,
          mandal_id: 1,
          area_id: 1,
          type: 'complaint',
        }),
      ),
      await call('POST', 'user', json({ name, username: `${mail}@example.org`, password })),
      await call('POST', 'user', json({ name, username: `${mail}@example.org`, password })),
      await call('POST', 'staff', json({ name, phone, password, parliament_id: 1, assembly_id: 1 })),
      await call('POST', 'complaint/category', json({ name })),
      await call('POST', 'complaint/category', json({ name })),
      await call('POST', 'complaint/media', { headers, body: form }),
      await call('POST', 'complaint', {
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: `{"name":"${name}`,
      }),
      await call('GET', `files/1/${file}.png?signature=${words}`, { headers }),
      await call(
        'POST',
        'change-password',
        json({ old_password: password, new_password: password, new_password_confirmation: words }),
      ),
      await call('GET', 'me', { headers: { Authorization: `Bearer ${words}` } }),
    ];
    const asked = answers.map((answer) => answer.headers.get('x-request-id') ?? '');
    await expect.poll(() => asked.every((id) => server.said.text.includes(id))).toBe(true);
    expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(5);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(3);
    for (const secret of [...secrets, token, admin.password, admin.username, '127.0.0.1:']) {
      const lines = server.said.text.split('\n').filter((line) => line.startsWith('{'));
      expect(lines.join('\n')).not.toContain(secret);
    }
  },
);
