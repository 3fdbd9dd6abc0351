import { DAY_MS } from '#contract/kernel/day.ts';

/** What was typed into a form and not sent, as this browser stores it. */
export interface StoredDraft<V = unknown> {
  id: string;
  values: V;
  /** ISO instant of the last change. */
  saved_at: string;
}

const LIFE_MS = 7 * DAY_MS;

/** Drafts hold personal data: they last seven days. What has no date is older than this rule. */
export const isExpired = (saved_at: string | undefined, now: Date) =>
  saved_at === undefined || now.getTime() - new Date(saved_at).getTime() >= LIFE_MS;

/** The newest draft that no form shows; null when there is none. */
export const draftToOffer = <V>(
  drafts: readonly StoredDraft<V>[],
  isOpen: (id: string) => boolean,
  now: Date,
): StoredDraft<V> | null =>
  drafts
    .filter(({ id, saved_at }) => !isOpen(id) && !isExpired(saved_at, now))
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))[0] ?? null;

/** The values without files, which are chosen again, and without passwords. */
export const withoutFiles = <V>(values: V): V =>
  JSON.parse(
    JSON.stringify(values, (name, value) => (isFile(value) || /password/i.test(name) ? undefined : value)) ??
      'null',
  );

const isFile = (value: unknown) =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));

/** Whether a form holds something else than it began with; the editor of rich texts makes an empty paragraph of nothing. */
export const isWritten = (values: unknown, initial: unknown) => comparable(values) !== comparable(initial);

const comparable = (values: unknown) =>
  JSON.stringify(withoutFiles(values), (_, value) =>
    value === '' || value === '<p></p>' || value === null ? undefined : value,
  );
