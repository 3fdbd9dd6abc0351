import type { TimelineChange } from '#contract/complaints/timeline.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ToldChange } from '#src/custom/complaints/detail/timeline/ChangeLine.tsx';

/** The timeline text of follow-ups. */
export default function DeskChange({ change }: { change: TimelineChange }) {
  const { day } = useFormats();
  return <ToldChange change={change} textOf={day} />;
}
