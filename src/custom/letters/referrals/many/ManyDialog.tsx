import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AnswerOf, BodyOf } from '#contract/kernel/define.ts';
import { doToReferrals, type ReferralBulkAction } from '#contract/letters/referralBulk.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { TickInput } from '#src/components/form/TickInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { CheckedAlert } from '#src/components/task/CheckedAlert.tsx';
import { useJobAddress } from '#src/components/task/useJobAddress.ts';
import { printWhenDone } from './printWhenDone.ts';

type Checked = AnswerOf<typeof doToReferrals>;

interface ManyDialogProps {
  action: ReferralBulkAction;
  selection: Pick<Partial<BodyOf<typeof doToReferrals>>, 'ids' | 'filters' | 'expected_total' | 'office_id'>;
  onBegun: () => void;
  onClose: () => void;
}

/** The limit of recipients that are named; the others are counted. */
const NAMED = 12;
const WORDS = { refused: 'referrals.work.refused', more: 'referrals.work.more' };

/** Confirms the number, the channels and the recipients before sending (REF-05, REF-15). */
export default function ManyDialog({ action, selection, onBegun, onClose }: ManyDialogProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { show } = useJobAddress();
  const body = { action, ...selection };
  const check = useQuery({
    ...queryOf(['referrals', 'check', body], doToReferrals, { body: { ...body, dry_run: true } }),
    gcTime: 0,
    retry: false,
  });
  const form = useContractForm(doToReferrals, {
    defaultValues: { prints: true },
    bodyOf: () => body,
    once: true,
    onDone: ({ job }, { prints }) => {
      onBegun();
      if (!job) return;
      if (letters > 0 && prints) printWhenDone.add(job.id);
      show(job.id);
      onClose();
    },
  });
  const prints = form.form.watch('prints');
  const { possible = 0, total = 0, ways = [] } = check.data ?? {};
  const letters = action === 'accept' ? 0 : (ways.find(({ way }) => way === 'letter')?.count ?? 0);
  const word = action === 'dispatch' && letters > 0 && prints ? 'dispatchLetters' : action;
  return (
    <FormDialog
      title={translate('referrals.many.title', {
        action: translate(`referrals.actions.${action}`),
        count: check.data ? number(total) : '…',
      })}
      submit={translate(`referrals.many.${word}`, { count: number(possible) })}
      form={form}
      failure={check.error}
      isReady={possible > 0}
      isChanged={false}
      onClose={onClose}
    >
      {check.isFetching && <Skeleton variant="rounded" height={96} role="status" />}
      {check.data && <Question action={action} checked={check.data} letters={letters} />}
      {letters > 0 && <TickInput source="prints" label="referrals.many.print" />}
    </FormDialog>
  );
}

interface QuestionProps {
  action: ReferralBulkAction;
  checked: Checked;
  letters: number;
}

function Question({ action, checked, letters }: QuestionProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { possible = 0, total, refused = [], ways = [], recipients = [] } = checked;
  const counts = { possible: number(possible), total: number(total) };
  const by = ways.map(({ way, count }) => `${translate(`referrals.way.${way}`)} ${number(count)}`);
  const names = recipients
    .slice(0, NAMED)
    .map(
      ({ name, designation, department, count }) =>
        `${[name, designation, department].filter(Boolean).join(', ')} (${number(count)})`,
    );
  const others = recipients.length - names.length;
  if (others > 0) names.push(translate('referrals.many.others', { count: number(others) }));
  return (
    <>
      <CheckedAlert isWarning={possible < total} refusals={refused} words={WORDS}>
        {action === 'accept'
          ? translate('referrals.many.acceptText', counts)
          : translate('referrals.many.goes', { ...counts, ways: by.join(', ') })}
      </CheckedAlert>
      {action !== 'accept' && names.length > 0 && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {translate('referrals.many.to', { names: names.join('; ') })}
        </Typography>
      )}
      {letters > 0 && <Typography>{translate('referrals.many.stays')}</Typography>}
    </>
  );
}
