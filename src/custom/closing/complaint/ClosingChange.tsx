import { useTranslate } from 'react-admin';
import type { TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';
import { ToldChange } from '#src/custom/complaints/detail/timeline/ChangeLine.tsx';

/** The translation keys of the fields that closings and reopenings change. */
const WORDS: Partial<Record<TimelineField, string>> = {
  outcome: 'closing.outcomes',
  withoutEvidence: 'closing.without',
  verifyResult: 'closing.results',
  channel: 'closing.channels',
  verification: 'closed.chip',
  reopenReason: 'closing.reasons',
};

/** The timeline text of outcomes, verifications and reopenings. */
export default function ClosingChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const textOf = (value: string) => translate(`${WORDS[change.field]}.${value}`, { _: value });
  return <ToldChange change={change} textOf={textOf} />;
}
