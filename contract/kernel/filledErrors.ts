import { addedFilledErrors } from '#contract/capabilities/errorTexts.ts';

/** Error texts with values: `%{number}` is replaced, as in the catalogues. */
export const filledErrorTexts = {
  ...addedFilledErrors,
  notUsed: 'This office does not use %{capability}.',
  inOtherCause: 'Grievance %{number} belongs to cause %{cause}.',
  mergedInto: 'This grievance was merged into %{number}.',
  pausedUntil: 'This grievance is paused until %{day}.',
  leaveOverlaps: 'There is a leave from %{from} to %{to} already.',
  standsInFor: 'This person stands in for %{name} then. Another deputy has to be chosen there first.',
  listChanged: 'The list has changed: %{found} instead of %{expected}.',
  unknownPlaceholder: 'Unknown placeholder: {{%{name}}}.',
  officerInReferral:
    'A referral cannot contain {{%{name}}}: that is whom the grievance was forwarded to before.',
  fillIn: 'Please fill in: %{names}',
  stepRefused: 'Step %{number}, %{step}: %{reason}',
  letterDispatched: 'This letter was dispatched as %{number}.',
  letterCarries: 'This letter belongs to %{number}: it goes when that is answered or withdrawn.',
  nameSignature: 'This letter carries the signature of %{name}: confirm it by name.',
  unprintable: 'No font has these letters: %{letters}',
  doesNotFit: 'Too long for this paper, even in the smallest letters: %{name}',
  targetHours: 'Please enter 1 to 240 hours (priority %{priority}).',
  targetDays: 'Please enter 1 to 180 working days (priority %{priority}).',
  responseLonger: 'The first response cannot take longer than the resolution (priority %{priority}).',
  brokenLine: 'The file is broken in line %{line}.',
} as const;

export type FilledKey = keyof typeof filledErrorTexts;

/** Values by name. */
type Values = Record<string, string>;

const PLACEHOLDER = /%\{(\w+)\}/g;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of an error with its values. */
export const filled = (key: FilledKey, values: Values): string =>
  filledErrorTexts[key].replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '');

const readers = Object.entries(filledErrorTexts).map(([key, text]) => {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const pattern = text
    .split(PLACEHOLDER)
    .map((part, at) => (at % 2 ? '(.+)' : literally(part)))
    .join('');
  return { key: key as FilledKey, names, pattern: new RegExp(`^${pattern}$`) };
});

/** The error code and the values of a text from the server, so that it can be shown in another language. */
export function readFilledError(text: string): { key: FilledKey; values: Values } | undefined {
  for (const { key, names, pattern } of readers) {
    const match = pattern.exec(text);
    if (match)
      return { key, values: Object.fromEntries(names.map((name, at) => [name, match[at + 1] ?? ''])) };
  }
}
