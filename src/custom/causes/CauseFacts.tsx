import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseRecord } from '../../../contract/cause.ts';
import { EMPTY } from '../../kit/format/empty.ts';
import { useFormats } from '../../kit/format/useFormats.ts';
import { useNameIn } from '../../kit/format/useNameIn.ts';
import { Section } from '../../kit/page/Section.tsx';
import { usePlaceText } from '../../kit/place/usePlaceText.ts';

/** Whom a cause concerns, since when, where, who has it in hand, and what was noted of it (PER-18). */
export function CauseFacts({ cause }: { cause: CauseRecord }) {
  const translate = useTranslate();
  const { day, number } = useFormats();
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const { category, oldest, staff, note } = cause;
  return (
    <Section title="causes.page.information">
      <Box component="dl" sx={FACTS}>
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
      </Box>
    </Section>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide, children }: FactProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ gridColumn: isWide ? '1 / -1' : undefined, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(`resources.cause.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children || EMPTY}
      </Typography>
    </Box>
  );
}

const FACTS = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
};
