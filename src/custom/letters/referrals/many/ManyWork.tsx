import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_PRINTED_LETTERS } from '#contract/letters/letterSending.ts';
import { getReferralBulk, type ReferralOutcome } from '#contract/letters/referralBulk.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { isUnderWay } from '#src/components/task/isUnderWay.ts';
import { TaskProgress } from '#src/components/task/TaskProgress.tsx';
import { useTask } from '#src/components/task/useTask.ts';
import { PrintMenu } from '../../sent/PrintMenu.tsx';
import { usePrint } from '../../sent/usePrint.ts';
import { useRenewReferrals } from '../useRenewReferrals.ts';
import { printWhenDone } from './printWhenDone.ts';

/** The progress of a job over many referrals, then the result of each, and its letters to print (REF-05, REF-15). */
export function ManyWork({ job, onDismiss }: { job: number; onDismiss: () => void }) {
  const translate = useTranslate();
  const renew = useRenewReferrals();
  const { mutate: print } = usePrint();
  const { task, cancel } = useTask(job);
  const isOver = task !== undefined && !isUnderWay(task);
  const { data } = useQuery({
    ...queryOf(['referrals', 'work', job], getReferralBulk, { params: { id: job } }),
    enabled: isOver,
    retry: false,
  });
  const ids = (data?.rows ?? []).flatMap(({ letter }) => letter?.id ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver) void renew();
  }, [isOver]);
  useEffect(() => {
    if (!data || !printWhenDone.delete(job)) return;
    const first = data.rows.flatMap(({ letter }) => letter?.id ?? []).slice(0, MAX_PRINTED_LETTERS);
    if (first.length > 0) print({ id: first, print: 'letters' });
  }, [data, job, print]);
  if (!task) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <TaskProgress
        task={task}
        title={translate('referrals.work.title')}
        words="referrals.work"
        takesFocus
        isCancelling={cancel.isPending}
        onCancel={() => cancel.mutate()}
        onDismiss={onDismiss}
      >
        {partsOf(ids).map(({ from, part }) => (
          <Box key={from} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            {ids.length > MAX_PRINTED_LETTERS && (
              <Typography variant="body2">
                {translate('referrals.many.printPart', { from, to: from + part.length - 1 })}
              </Typography>
            )}
            <PrintMenu ids={part} size="small" />
          </Box>
        ))}
      </TaskProgress>
      {data && <Outcomes rows={data.rows} />}
    </Box>
  );
}

/** One row each: the number of its letter, or why it was skipped. */
function Outcomes({ rows }: { rows: readonly ReferralOutcome[] }) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const resultOf = ({ state, reason, letter, ...coded }: ReferralOutcome) => {
    if (state === 'refused') return textOf(reason ?? '', coded);
    return letter?.number ?? translate(`referrals.many.${state === 'done' ? 'sent' : 'waiting'}`);
  };
  return (
    <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
      {rows.map((row) => (
        <Typography
          key={row.id}
          component="li"
          variant="body2"
          color={row.state === 'refused' ? 'error' : 'textPrimary'}
        >
          {translate('referrals.many.row', { number: row.number, result: resultOf(row) })}
        </Typography>
      ))}
    </Box>
  );
}

/** Splits the letters into print jobs. */
function partsOf(ids: number[]) {
  const parts: { from: number; part: number[] }[] = [];
  for (let at = 0; at < ids.length; at += MAX_PRINTED_LETTERS)
    parts.push({ from: at + 1, part: ids.slice(at, at + MAX_PRINTED_LETTERS) });
  return parts;
}
