import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { evenOut } from '#contract/teamwork/workloadCalls.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/http.ts';

/** What is proposed, which of it is left as it is, and doing the rest (SLA-21). */
export function useEvenOut(office_id: number | null, onBegun: (job: number) => void) {
  const [left, leave] = useState<ReadonlySet<number>>(new Set());
  const attempt = useIdempotentSubmit();
  const proposed = useQuery({
    queryKey: ['evenOut', office_id],
    queryFn: async ({ signal }) =>
      (await call(evenOut, { body: { office_id, dry_run: true }, signal })).moves,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const chosen = (proposed.data ?? []).filter(({ id }) => !left.has(id));
  const move = useMutation({
    mutationFn: () => {
      const moves = chosen.map(({ id, to }) => ({ id, staff_id: to.id }));
      return attempt((headers) => call(evenOut, { body: { office_id, moves }, headers }));
    },
    onSuccess: ({ job }) => {
      if (job) onBegun(job.id);
    },
  });
  return { proposed, left, leave, chosen, move };
}
