import { useTranslate } from 'react-admin';
import type { TimelineChange } from '#contract/complaints/timeline.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ToldChange } from '#src/custom/complaints/detail/timeline/ChangeLine.tsx';

/** How the timeline tells of messages and calls. */
export default function MessageChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const codedText = useCodedText();
  const textOf = (value: string) => {
    if (change.field === 'callLater') return day(value);
    if (change.field === 'notSent') return codedText(value, change);
    const words = change.field === 'callResult' ? 'calls.results' : 'messages.channel';
    return translate(`${words}.${value}`, { _: value });
  };
  return <ToldChange change={change} textOf={textOf} />;
}
