import { useTranslate } from 'react-admin';
import type { TimelineChange } from '#contract/complaints/timeline.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ToldChange } from '#src/custom/complaints/detail/timeline/ChangeLine.tsx';
import { useReasonsText } from './escalation/useReasonsText.ts';

/** The timeline text of priorities, pauses and escalations. */
export default function DeadlineChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const reasonsText = useReasonsText();
  const textOf = (value: string) => {
    if (change.field === 'pausedUntil') return day(value);
    if (change.field === 'escalatedFor') return reasonsText(value);
    if (change.field === 'priority') return translate(`due.priority.${value}`, { _: value });
    if (change.field === 'pauseReason') return translate(`due.pausedFor.${value}`, { _: value });
    return translate(`escalation.level.${value}`, { _: value });
  };
  return <ToldChange change={change} textOf={textOf} />;
}
