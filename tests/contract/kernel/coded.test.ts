import { expect, test } from 'vitest';
import { codedText, plainText } from '#contract/kernel/coded.ts';

test('[ERR-02] a code becomes its English text, with values that may be codes themselves', () => {
  expect(codedText({ code: 'required' })).toBe('This field is required.');
  const priority = { code: 'targets.priority.high' };
  expect(codedText({ code: 'targetHours', values: { priority } })).toBe(
    'Please enter 1 to 240 hours (priority high).',
  );
  const step = { code: 'macros.steps.followup' };
  const reason = { code: 'pausedUntil', values: { day: '01-12-2026' } };
  expect(codedText({ code: 'stepRefused', values: { number: 2, step, reason } })).toBe(
    'Step 2, Follow-up: This grievance is paused until 01-12-2026.',
  );
});

test('[ERR-02] typed words stay as they are, and a further catalogue comes first', () => {
  expect(codedText(plainText('Wrote %{name} and $&'))).toBe('Wrote %{name} and $&');
  expect(codedText({ code: 'gave', values: { name: 'Sita' } }, { gave: 'To %{name}' })).toBe('To Sita');
});
