import { useTranslate } from 'react-admin';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';

/** The number of people, start, place, assignee and note of a cause (PER-18). */
export function CauseFacts({ cause }: { cause: CauseRecord }) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const { category, oldest, staff, note } = cause;
  return (
    <Section title="common.information">
      <Facts words="resources.cause.fields" column="6.5rem">
        {(['cases', 'open', 'people', 'households', 'areas'] as const).map((figure) => (
          <Fact key={figure} name={figure}>
            {number(cause[figure])}
          </Fact>
        ))}
        <Fact name="oldest">{oldest && day(oldest)}</Fact>
        <Fact name="category">{category && nameIn(category)}</Fact>
        <Fact name="staff">{staff?.name ?? translate('causes.nobody')}</Fact>
        <Fact name="place" isWide>
          {placeText(cause)}
        </Fact>
        <Fact name="note" isWide>
          {note}
        </Fact>
      </Facts>
    </Section>
  );
}
