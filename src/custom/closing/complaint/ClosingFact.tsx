import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LOW_RATING } from '#contract/closing/closing.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';

/**
 * The outcome of a grievance, who reported it, and what the citizen says of it (REF-16 to REF-21). Empty for a
 * grievance that was never closed.
 */
export default function ClosingFact({ complaint: { closing, merged_into } }: OfRecord) {
  const translate = useTranslate();
  const { day } = useFormats();
  if (!closing?.verification || merged_into) return null;
  const { outcome, rating, reason, verification, verified_on, without_evidence } = closing;
  const said = translate(`closed.chip.${verification}`);
  const onDay = verified_on && translate('closing.verifiedOn', { verification: said, day: day(verified_on) });
  const isLow = rating !== null && rating <= LOW_RATING;
  return (
    <Fact name="closing">
      <Line>{outcome && translate(`closing.outcomes.${outcome}`)}</Line>
      <Line isQuiet>{reason}</Line>
      <Line isQuiet>{without_evidence && translate('closing.without.told')}</Line>
      <Line>{onDay || said}</Line>
      <Line>{rating !== null && translate('closing.rated', { rating })}</Line>
      <Line isQuiet>{isLow && closing.may_reopen && translate('closing.ratedLow')}</Line>
    </Fact>
  );
}

const Line = ({ children, isQuiet }: { children: ReactNode; isQuiet?: boolean }) =>
  children ? (
    <Box
      component="span"
      sx={{ display: 'block', whiteSpace: 'pre-wrap', color: isQuiet ? 'text.secondary' : undefined }}
    >
      {children}
    </Box>
  ) : null;
