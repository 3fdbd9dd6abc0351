import Typography from '@mui/material/Typography';
import type { TimelineChange } from '#contract/complaints/timeline.ts';
import { readSuggestion } from '#contract/teamwork/routingCalls.ts';
import { useWhyText } from '../routing/useWhyText.ts';

/** How the timeline tells whom a rule gave it to, and why (SLA-19). */
export default function RoutingChange({ change: { to } }: { change: TimelineChange }) {
  const whyText = useWhyText();
  const suggestion = readSuggestion(to);
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {suggestion ? whyText(suggestion) : to}
    </Typography>
  );
}
