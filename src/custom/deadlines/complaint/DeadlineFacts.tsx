import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { PriorityMenu } from './PriorityMenu.tsx';
import { PauseFact } from './pause/PauseFact.tsx';

/**
 * The priority of a grievance and its due dates for answer and resolution (SLA-01, SLA-05, SLA-06). Suggestions have
 * none.
 */
export default function DeadlineFacts({ complaint }: { complaint: ComplaintRecord }) {
  const translate = useTranslate();
  const { day, instant } = useFormats();
  const { clock, earlier_clocks = [], merged_into } = complaint;
  if (!clock || merged_into) return null;
  const response = clock.response && translate(`due.response.${clock.response}`);
  const isWaited = clock.response !== 'given' && clock.response_due_at;
  return (
    <>
      <Fact name="priority">
        <PriorityMenu complaint={complaint} />
      </Fact>
      <Fact name="due_on">{clock.due_on && day(clock.due_on)}</Fact>
      <PauseFact complaint={complaint} />
      <Fact name="level">{Boolean(clock.level) && translate(`due.level.${clock.level}`)}</Fact>
      <Fact name="response">
        {isWaited ? translate('due.responseBy', { state: response, instant: instant(isWaited) }) : response}
      </Fact>
      {earlier_clocks.length > 0 && (
        <Fact name="earlier">
          {earlier_clocks.map(({ nth, state, due_on }) => (
            <Box component="span" key={nth} sx={{ display: 'block' }}>
              {[due_on && day(due_on), translate(`due.state.${state}`)].filter(Boolean).join(': ')}
            </Box>
          ))}
        </Fact>
      )}
    </>
  );
}
