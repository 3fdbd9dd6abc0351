import { isCalled } from '../../../contract/named.ts';
import type { ReplyRecord } from '../../../contract/reply.ts';

/** Replies whose title or text has what was typed: of each kind those first that are for the category, or for any. */
export function foundReplies(
  replies: readonly ReplyRecord[],
  typed: string,
  categoryId: number | undefined,
): ReplyRecord[] {
  const found = replies.filter(({ title, texts }) => isCalled([title, ...Object.values(texts)], typed));
  const isFor = ({ category_ids: ids }: ReplyRecord) =>
    categoryId === undefined || ids.length === 0 || ids.includes(categoryId);
  return [...found.filter(isFor), ...found.filter((reply) => !isFor(reply))];
}
