import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { type Followup, followUpComplaint } from '#contract/desk/followup.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { useFocusPageOnceGone } from '#src/components/page/focusPage.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** The user's follow-up day and note, with buttons for done and clear (DESK-04). */
const FollowupFact = ({ complaint: { id, followup } }: { complaint: ComplaintRecord }) =>
  followup && <Waiting id={id} followup={followup} />;
export default FollowupFact;

function Waiting({ id, followup }: { id: number; followup: Followup }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const ending = useEnding(id, true);
  const clear = useEnding(id, false);
  const onceGone = useFocusPageOnceGone();
  const end = ({ mutate }: typeof ending) => {
    onceGone();
    mutate(undefined);
  };
  return (
    <Fact name="followup">
      {day(followup.on)}
      {followup.note && (
        <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap', color: 'text.secondary' }}>
          {followup.note}
        </Box>
      )}
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.75 }}>
        <Button size="small" loading={ending.isPending} onClick={() => end(ending)}>
          {translate('myDay.followUp.markDone')}
        </Button>
        <Button size="small" loading={clear.isPending} onClick={() => end(clear)}>
          {translate('myDay.followUp.clear')}
        </Button>
      </Box>
      <ComplaintFailure failure={ending.error ?? clear.error} />
    </Fact>
  );
}

const useEnding = (id: number, isDone: boolean) =>
  useAction({
    run: () => call(followUpComplaint, { body: { id, done: isDone } }),
    done: isDone ? 'myDay.followUp.done' : 'myDay.followUp.cleared',
    renew: useRenewComplaints(),
  });
