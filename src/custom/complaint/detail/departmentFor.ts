import { foldName } from '../../../../contract/text.ts';
import type { Option } from '../../../kit/form/useOptions.ts';

/** Letters of a word that tell it from others: 'Roads' and 'Road' are the same. */
const STEM = 4;

const stemsOf = (name: string) =>
  new Set((foldName(name).match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/** Whatever the language of the screen, the same department is meant. */
const plainName = ({ label, names: [plain] = [] }: Option) => plain ?? label;

/**
 * The department that a category is about: of the same name, else the one that was asked last about it, else the only one that
 * shares most words with it. Undefined where nothing tells.
 */
export function departmentFor(
  category: string,
  departments: readonly Option[],
  askedLast: number | null = null,
): number | undefined {
  const wanted = stemsOf(category);
  const same = departments.find((department) => foldName(plainName(department)) === foldName(category));
  if (same) return Number(same.value);
  if (askedLast !== null) return askedLast;
  const shared = departments.map((department) => ({
    value: department.value,
    count: [...stemsOf(plainName(department))].filter((stem) => wanted.has(stem)).length,
  }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  const [best, ...others] = shared.filter(({ count }) => most > 0 && count === most);
  return best && others.length === 0 ? Number(best.value) : undefined;
}
