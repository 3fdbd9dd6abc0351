import { isCalled } from '#contract/kernel/named.ts';
import type { ReplyRecord } from '#contract/replies/reply.ts';

/** Replies whose title or text has what was typed: first those of the category, then those for any, each kind in its order. */
export function foundReplies(
  replies: readonly ReplyRecord[],
  typed: string,
  categoryId: number | undefined,
): ReplyRecord[] {
  const rank = ({ category_ids: ids }: ReplyRecord) => {
    if (categoryId !== undefined && ids.includes(categoryId)) return 0;
    return ids.length === 0 ? 1 : 2;
  };
  return replies
    .filter(({ title, texts }) => isCalled([title, ...Object.values(texts)], typed))
    .sort((one, other) => rank(one) - rank(other));
}
