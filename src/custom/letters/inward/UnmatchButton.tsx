import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type InwardRow, unmatchInward } from '#contract/letters/inward.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { offerDraft } from '#src/components/drafts/useDraft.ts';
import { call } from '#src/dataProvider/call.ts';
import { replyValuesOf } from '../referrals/replyValues.ts';
import { useRenewReferrals } from '../referrals/useRenewReferrals.ts';
import { type MatchValues, matchDraft } from './matchDraft.ts';

/**
 * Removes the match of a letter after a confirmation that names its referrals. The next match starts with the answer
 * that was typed (REF-10).
 */
export function UnmatchButton({ letter: { id, number, referrals } }: { letter: InwardRow }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const title = translate('referrals.inward.unmatchOf', { number });
  const unmatch = useAction({
    run: async () => {
      const { taken_out } = await call(unmatchInward, { params: { id } });
      if (!taken_out) return;
      const values = { ticked: taken_out.referrals, ...replyValuesOf(taken_out) };
      await offerDraft<MatchValues>(matchDraft(id), values);
    },
    done: 'referrals.inward.unmatchDone',
    renew: useRenewReferrals(),
    onDone: () => setAsking(false),
  });
  const named = referrals.map((each) => each.number).join(', ') || translate('referrals.inward.nothing');
  return (
    <>
      <Button size="small" aria-label={title} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {translate('referrals.inward.unmatch')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        question="referrals.inward.unmatchText"
        action="referrals.inward.unmatch"
        named={{ number, referrals: named }}
        run={unmatch}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
