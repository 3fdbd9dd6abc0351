import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TimelineAction, TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';
import type { LocalNames, Named } from '#contract/kernel/named.ts';
import { readSuggestion } from '#contract/teamwork/routingCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useRuleText } from '#src/custom/desk/tasks/useRuleText.ts';
import { useWhyText } from '#src/custom/teamwork/routing/useWhyText.ts';
import { useInChargeText } from '../inCharges.ts';
import { useReasonsText } from './escalation/useReasonsText.ts';

interface TimelineChangesProps {
  action: TimelineAction;
  changes: readonly TimelineChange[];
}

/** What a complaint was recorded with is on the page itself: of that, only its state, who was given it and what it is not are told. */
const TOLD_OF_NEW: readonly TimelineField[] = ['status', 'staff', 'notSimilar'];

/** What changed in one entry, a line each; long texts only when asked for. Messages stand in the history beside it. */
export function TimelineChanges({ action, changes }: TimelineChangesProps) {
  const isShown = (field: TimelineField) =>
    action === 'created' ? TOLD_OF_NEW.includes(field) : field !== 'message';
  return changes
    .filter(({ field }) => isShown(field))
    .map((change) => {
      const Change = { details: LongChange, routing: Routing }[change.field as string] ?? ShortChange;
      return <Change key={change.field} change={change} />;
    });
}

/** Whom a rule gave it to, and why (SLA-19). */
function Routing({ change: { to } }: { change: TimelineChange }) {
  const whyText = useWhyText();
  const suggestion = readSuggestion(to);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {suggestion ? whyText(suggestion) : to}
    </Typography>
  );
}

function ShortChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const valueText = useValueText();
  const { field, from, to, local } = change;
  const inWords = (name: string | null, others: LocalNames = {}) =>
    name === null ? translate('workflow.timeline.nothing') : valueText(field, { name, ...others });
  const kind = from === null ? 'added' : to === null ? 'removed' : 'change';
  const text = translate(`workflow.timeline.${kind}`, {
    field: translate(`workflow.timeline.field.${field}`),
    from: inWords(from, local?.from),
    to: inWords(to, local?.to),
  });
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

/** Where the words of what closings, reopenings, messages and calls are told with stand. */
const WORDS: Partial<Record<TimelineField, string>> = {
  outcome: 'closing.outcomes',
  withoutEvidence: 'closing.without',
  verifyResult: 'closing.results',
  channel: 'closing.channels',
  verification: 'closed.chip',
  reopenReason: 'closing.reasons',
  callResult: 'calls.results',
  messageChannel: 'messages.channel',
};

/** Values from fixed lists, days, categories and places are told in the chosen language, all others as they are. */
function useValueText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { day } = useFormats();
  const inChargeText = useInChargeText();
  const reasonsText = useReasonsText();
  const ruleText = useRuleText();
  return (field: TimelineField, value: Named): string => {
    const { name } = value;
    if (field === 'status') return translate(`workflow.timeline.status.${name}`, { _: name });
    if (field === 'followup') return day(name);
    if (field === 'priority') return translate(`due.priority.${name}`, { _: name });
    if (field === 'pauseReason') return translate(`due.pausedFor.${name}`, { _: name });
    if (field === 'pausedUntil' || field === 'callLater') return day(name);
    if (field === 'level') return translate(`escalation.level.${name}`, { _: name });
    if (field === 'escalatedFor') return reasonsText(name);
    if (field === 'notSent') return ruleText(name);
    const words = WORDS[field];
    if (words) return translate(`${words}.${name}`, { _: name });
    if (field === 'type' || field === 'origin') return translate(`complaint.${field}.${name}`, { _: name });
    return field === 'assigned' ? inChargeText(name) : nameIn(value);
  };
}

function LongChange({ change: { from, to } }: { change: TimelineChange }) {
  const translate = useTranslate();
  const texts = [
    ['before', from],
    ['after', to],
  ] as const;
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {translate('workflow.timeline.details')}
      </Typography>
      {texts.map(([key, text]) => (
        <Box key={key} sx={{ pl: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {translate(`workflow.timeline.${key}`)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
