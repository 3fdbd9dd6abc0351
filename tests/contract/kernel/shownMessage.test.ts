import { expect, test } from 'vitest';
import { type ErrorBody, shownMessage } from '#contract/kernel/errors.ts';

test.each<[string, number, ErrorBody | null, string]>([
  [
    '[ERR-02] the first validation error',
    422,
    { message: 'Bad', errors: { a: ['One', 'x'], b: ['y'] } },
    'One',
  ],
  ['[ERR-03] msg', 500, { msg: 'Short', exception: { errorInfo: ['a', 'b'] }, message: 'm' }, 'Short'],
  [
    '[ERR-03] the last item of errorInfo',
    500,
    { exception: { errorInfo: ['a', 'SQL'] }, message: 'm' },
    'SQL',
  ],
  ['[ERR-03] message', 403, { message: 'Forbidden' }, 'Forbidden'],
  ['[ERR-03] the status text where the body says nothing', 502, null, 'Bad Gateway'],
])('%s is shown of a failed call', (_, status, body, shown) => {
  expect(shownMessage(status, 'Bad Gateway', body)).toBe(shown);
});

test('[ERR-03] a failure that says nothing has no text', () => {
  expect(shownMessage(599, '', {})).toBeNull();
});
