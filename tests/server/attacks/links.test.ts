import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { nameOf, openTarget, type Target } from './validCalls.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});

const takes = ({ body = {} }: Call, field: string, value: string) =>
  body[field]?.safeParse(value).success === true;

/** Fields that accept only a link. */
const links = calls
  .filter(({ method }) => method === 'POST' || method === 'PUT')
  .flatMap((call) =>
    Object.keys(call.body ?? {})
      .filter(
        (field) =>
          takes(call, field, 'https://example.org/a') && !takes(call, field, 'words that are no link'),
      )
      .map((field) => ({ call, field, name: nameOf(call) })),
  );

const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.org/1',
  'ftp://example.org/',
  '//example.org/',
  'https:alert(1)',
  'https://',
  'https://example.org/"onmouseover="alert(1)',
  'https://example.org/<script>',
  "https://example.org/' onclick='alert(1)",
  'https://example.org/ javascript:alert(1)',
];

describe('links', () => {
  test('[NEWS-02, VID-02] there are some', () => {
    expect(links.map(({ name, field }) => `${name} ${field}`)).toEqual(
      expect.arrayContaining(['POST news video_link', 'POST video url']),
    );
  });

  test.each(links)('[API-04] $name: $field is http or https, and nothing else', async ({ call, field }) => {
    for (const link of HOSTILE) {
      const valid = await target.validCall(call);
      const { status, body } = await target.send(call, valid, { ...valid.values, [field]: link });
      expect([status, Object.keys(body.errors ?? {})], link).toEqual([422, [field]]);
    }
  });

  test.each(['instagram', 'twitter', 'facebook'])(
    '[PROF-02] %s of a profile is a name or a link, and no other address',
    async (field) => {
      const call = calls.find((each) => nameOf(each) === 'PUT candidate/:id');
      const valid = call && (await target.validCall(call));
      if (!valid) throw new Error('no valid call');
      const put = (text: string) => target.send(call, valid, { ...valid.values, [field]: text });
      const hidden = [
        'java\u200bscript:alert(1)',
        'javascript :alert(1)',
        'x-app:open',
        'mailto:a@example.org',
      ];
      for (const address of [...HOSTILE.filter((each) => !each.startsWith('//')), ...hidden]) {
        const { status, body } = await put(address);
        expect([status, Object.keys(body.errors ?? {})], address).toEqual([422, [field]]);
      }
      for (const name of ['@ravi', 'Ravi Kumar', 'facebook.com/ravi', 'https://x.example/ravi', 'రవి']) {
        expect((await put(name)).body[field]).toBe(name);
      }
    },
  );
});
