import { foldName } from '#contract/kernel/text.ts';

/** Letters of a word that tell it from others: 'Roads' and 'Road' are the same. */
const STEM = 4;

const stemsOf = (name: string) =>
  new Set((foldName(name).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/**
 * The department that a category is about: of the same name, else the one that was asked last about it, else the only one that
 * shares most words with it. Undefined where nothing tells. Names are the plain ones, whatever the language of the screen.
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
