import { foldName } from '#contract/kernel/text.ts';

/** The letters by which words are compared: 'Roads' and 'Road' are the same. */
const STEM = 4;

const stemsOf = (name: string) =>
  new Set((foldName(name).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/**
 * The department of a category: the one with the same name, otherwise the one that was asked last about it, otherwise
 * the only one with the most common words. undefined if none matches. It compares the plain names in every language
 * of the screen.
 */
export function departmentFor(
  category: string,
  departments: readonly { id: number; name: string }[],
  lastDepartment: number | null = null,
): number | undefined {
  const same = departments.find(({ name }) => foldName(name) === foldName(category));
  if (same) return same.id;
  if (lastDepartment !== null) return lastDepartment;
  const stems = stemsOf(category);
  const shared = departments.map(({ id, name }) => ({
    id,
    count: [...stemsOf(name)].filter((stem) => stems.has(stem)).length,
  }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  const [best, ...others] = shared.filter(({ count }) => most > 0 && count === most);
  return best && others.length === 0 ? best.id : undefined;
}
