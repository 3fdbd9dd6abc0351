import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import * as fields from '#contract/kernel/fields.ts';
import { refused, taken } from '../taken.ts';

describe('dates', () => {
  test.each(['2026-02-28', '2024-02-29', '2026-12-31', '2026-01-01'])('%s is a day', (day) => {
    expect(taken(fields.date(), day)).toBe(day);
    expect(taken(fields.localDateTime(), `${day}T23:59`)).toBe(`${day}T23:59`);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '26-01-01',
    '2026-1-1',
    '02-01-2026',
    'today',
  ])('[API-04] %s is none', (day) => {
    expect(taken(fields.date(), day)).toEqual(refused('notDate'));
    expect(taken(fields.localDateTime(), `${day}T10:00`)).toEqual(refused('notDateTime'));
  });

  test.each(['T24:00', 'T10:60', 'T1:00', 'T10:00:60', 'T10', '', ' 10:00', 'Tx10:00'])(
    '[API-04] nor is %j an hour',
    (time) => {
      expect(taken(fields.localDateTime(), `2026-03-01${time}`)).toEqual(refused('notDateTime'));
    },
  );

  test('[API-04] refuses a day or an hour with too many letters, whatever they are', () => {
    expect(taken(fields.date(), '2026-03-011')).toEqual(refused('tooLong'));
    expect(taken(fields.localDateTime(), '2026-03-01T10:00:000')).toEqual(refused('tooLong'));
    expect(taken(fields.localDateTime(), '+012026-03-01T10:00')).toEqual(refused('notDateTime'));
  });

  test.each(['T00:00', 'T09:30', 'T19:59', 'T23:59:59'])('%s is one', (time) => {
    expect(taken(fields.localDateTime(), `2026-03-01${time}`)).toBe(`2026-03-01${time}`);
  });
});

describe('numbers', () => {
  const LARGEST = 2_147_483_647;

  test('[API-04] an id is a positive whole number that the database can hold', () => {
    for (const field of [fields.id(), fields.reference('video/category')]) {
      expect([taken(field, '1'), taken(field, ` ${LARGEST} `)]).toEqual([1, LARGEST]);
      for (const wrong of [0, '0', -1, '-1', 1.5, '1.5', LARGEST + 1, 'one']) {
        expect(taken(field, wrong)).toEqual(refused(expect.any(String) as unknown as string));
      }
      expect(taken(field, '')).toEqual(refused('required'));
      expect(taken(field, null)).toEqual(refused('required'));
    }
  });

  test('[API-04] an integer stays within its bounds', () => {
    const field = fields.integer(3, 7);
    expect([2, 3, 7, 8].map((value) => taken(field, value))).toEqual([
      refused('notNumber'),
      3,
      7,
      refused('notNumber'),
    ]);
    expect([taken(fields.integer(), 0), taken(fields.integer(), LARGEST)]).toEqual([0, LARGEST]);
    for (const wrong of [-1, LARGEST + 1, 0.5, '1e3', '0x1', '', true]) {
      expect(taken(fields.integer(), wrong)).toEqual(refused('notNumber'));
    }
  });

  test('[API-02] a flag is true by five spellings and by no other', () => {
    for (const yes of [true, 'true', 1, '1', 'on']) expect(taken(fields.flag(), yes)).toBe(true);
    for (const no of [false, 'false', 0, '0', 'off', 'yes', '', null])
      expect(taken(fields.flag(), no)).toBe(false);
  });

  test('[API-02] several ids come as a list, as its text or alone', () => {
    expect(taken(fields.ids(), ['3', 5])).toEqual([3, 5]);
    expect(taken(fields.ids(), ' [3,5] ')).toEqual([3, 5]);
    expect(taken(fields.ids(), '3,5')).toEqual([3, 5]);
    expect([taken(fields.ids(), '7'), taken(fields.ids(), 7)]).toEqual([[7], [7]]);
    expect([taken(fields.ids(), ''), taken(fields.ids(), '[]'), taken(fields.ids(), null)]).toEqual([
      [],
      [],
      [],
    ]);
    for (const wrong of ['[3,x]', [0], '[3', '3]']) {
      expect(taken(fields.ids(), wrong)).toHaveProperty('refused');
    }
  });
});

test('[API-02] a field that may be empty is null or what it falls back to; what is there must still be right', () => {
  for (const empty of ['', '  ', null, undefined]) {
    expect(taken(fields.optional(fields.integer()), empty)).toBeNull();
    expect(taken(fields.otherwise(fields.choice(['web', 'app']), 'web'), empty)).toBe('web');
  }
  expect(taken(fields.optional(fields.integer()), 0)).toBe(0);
  expect(taken(fields.optional(fields.integer()), 'x')).toEqual(refused('notNumber'));
  expect(taken(fields.otherwise(fields.choice(['web', 'app']), 'web'), 'app')).toBe('app');
  expect(taken(fields.choice(['web', 'app']), 'fax')).toEqual(refused('notChoice'));
  expect([fields.isRequired(fields.line()), fields.isRequired(fields.optional(fields.line()))]).toEqual([
    true,
    false,
  ]);
});

test('each field says which kind of column holds it, and keeps saying so where it may be empty', () => {
  const kinds: [fields.ColumnKind, object, ZodMiniType[]][] = [
    ['text', {}, [fields.line(), fields.longText(), fields.email(), fields.link(), fields.phone()]],
    ['text', { values: ['a'] }, [fields.choice(['a'])]],
    ['text', { localTime: true }, [fields.localDateTime()]],
    ['text', { html: true }, [fields.html()]],
    ['date', {}, [fields.date()]],
    ['integer', {}, [fields.id(), fields.integer()]],
    ['integer', { references: 'video/category' }, [fields.reference('video/category')]],
    ['boolean', {}, [fields.flag()]],
  ];
  for (const [kind, more, all] of kinds) {
    for (const field of all) {
      expect(fields.columnKinds.get(field)).toEqual({ kind, ...more });
      expect(fields.columnKinds.get(fields.optional(field))).toEqual({ kind, ...more });
    }
  }
  expect(fields.columnKinds.has(fields.optional(fields.newPassword()))).toBe(false);
});
