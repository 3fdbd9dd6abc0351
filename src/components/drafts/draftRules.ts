import { DAY_MS } from '#contract/kernel/day.ts';

/** Unsent values of a form, as this browser stores them. */
export interface StoredDraft<V = unknown> {
  id: string;
  values: V;
  /** ISO instant of the last change. */
  saved_at: string;
}

const LIFE_MS = 7 * DAY_MS;

/** Drafts contain personal data and last seven days. One without a date is older than this rule. */
export const isExpired = (saved_at: string | undefined, now: Date) =>
  saved_at === undefined || now.getTime() - new Date(saved_at).getTime() >= LIFE_MS;

/** The newest draft that no open form uses; null when there is none. */
export const draftToOffer = <V>(
  drafts: readonly StoredDraft<V>[],
  isOpen: (id: string) => boolean,
  now: Date,
): StoredDraft<V> | null =>
  drafts
    .filter(({ id, saved_at }) => !isOpen(id) && !isExpired(saved_at, now))
    .sort((one, other) => other.saved_at.localeCompare(one.saved_at))[0] ?? null;

/** The values without files, which the user chooses again, and without passwords. */
export const withoutFiles = <V>(values: V): V =>
  JSON.parse(
    JSON.stringify(values, (name, value) => (isFile(value) || /password/i.test(name) ? undefined : value)) ??
      'null',
  );

const isFile = (value: unknown) =>
  value instanceof Blob || (Array.isArray(value) && value.some((item) => item instanceof Blob));

/**
 * Whether the values differ from the initial ones. The rich text editor turns an empty value into an empty paragraph,
 * which counts as equal.
 */
export const isWritten = (values: unknown, initial: unknown) => comparable(values) !== comparable(initial);

const comparable = (values: unknown) =>
  JSON.stringify(withoutFiles(values), (_, value) =>
    value === '' || value === '<p></p>' || value === null ? undefined : value,
  );
