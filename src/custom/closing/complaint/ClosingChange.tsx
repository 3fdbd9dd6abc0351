import { useTranslate } from 'react-admin';
import type { TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';
import { ToldChange } from '#src/custom/complaints/detail/timeline/ChangeLine.tsx';

/** Where the words of what closings and reopenings are told with stand. */
const WORDS: Partial<Record<TimelineField, string>> = {
  outcome: 'closing.outcomes',
  withoutEvidence: 'closing.without',
  verifyResult: 'closing.results',
  channel: 'closing.channels',
  verification: 'closed.chip',
  reopenReason: 'closing.reasons',
};

/** How the timeline tells of outcomes, verifications and reopenings. */
export default function ClosingChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const textOf = (value: string) => translate(`${WORDS[change.field]}.${value}`, { _: value });
  return <ToldChange change={change} textOf={textOf} />;
}
