import { useQuery } from '@tanstack/react-query';
import type { PlaceholderValues } from '#contract/replies/placeholders.ts';
import { listReplies, type ReplyFilling } from '#contract/replies/reply.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import type { AnswerAbout } from '#src/components/slots/parts.ts';

const REPLIES = 'replies';

const NOTHING: PlaceholderValues = {
  name: null,
  number: null,
  category: null,
  area: null,
  due: null,
  officer: null,
  office: null,
  ref: null,
};

/** The user's replies with their values; loaded on demand, again each time. */
export function useReplies({ complaintId, categoryId, known }: AnswerAbout, enabled = true) {
  const query = useQuery({
    ...queryOf([REPLIES, 'about', complaintId ?? null], listReplies, {
      query: { complaint_id: complaintId },
    }),
    enabled,
  });
  const values = { ...NOTHING, ...known };
  const filling: Pick<ReplyFilling, 'language' | 'values'> = query.data?.filling ?? {
    language: null,
    values,
  };
  return { ...query, filling, categoryId: query.data?.filling?.category_id ?? categoryId };
}

/** The replies of one office, or all that the user sees, for managing them. */
export const useOfficeReplies = (officeId?: number | null) =>
  useQuery(
    queryOf([REPLIES, 'kept', officeId ?? null], listReplies, {
      query: { office_id: officeId ?? undefined },
    }),
  );

export const useRenewReplies = () => useRenew([REPLIES]);
