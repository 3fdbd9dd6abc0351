import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { isWhole, type WhoGetsIt } from './chosen.ts';

/** The number of recipients shown at first, and with each press of More. */
const STEP = 50;

interface RecipientsProps {
  recipients: WhoGetsIt;
  /** The excluded recipients. */
  excluded: readonly number[];
  onToggle: (id: number) => void;
  disabled: boolean;
}

/** The recipients, each with a tick to exclude them. If there are too many to name, none is listed (PER-19). */
export function Recipients({ recipients, excluded, onToggle, disabled }: RecipientsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const [shown, setShown] = useState(STEP);
  const { members, possible } = recipients;
  const isOpen = isWhole(recipients);
  const here = Math.min(shown, members.length);
  return (
    <FormControl component="fieldset" disabled={disabled || !isOpen} sx={{ minWidth: 0 }}>
      <FormLabel component="legend">{translate('causes.answer.recipients')}</FormLabel>
      {!isOpen && (
        <FormHelperText sx={{ mx: 0 }}>
          {translate('causes.answer.tooMany', { count: number(members.length) })}
        </FormHelperText>
      )}
      {members.slice(0, shown).map(({ id, number: complaintNumber, name }, index) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              size="small"
              checked={!isOpen || !excluded.includes(id)}
              onChange={() => onToggle(id)}
              // The pressed button may be gone.
              autoFocus={index > 0 && index === shown - STEP}
            />
          }
          label={`${complaintNumber} ${name}`}
          slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
          sx={{ mr: 0 }}
        />
      ))}
      {possible > here && (
        <More
          count={number(possible - here)}
          onMore={here < members.length ? () => setShown(shown + STEP) : undefined}
        />
      )}
    </FormControl>
  );
}

/** The number of hidden recipients, and a button to show more of those that are named. */
function More({ count, onMore }: { count: string; onMore: (() => void) | undefined }) {
  const translate = useTranslate();
  if (!onMore) return <FormHelperText>{translate('causes.work.more', { count })}</FormHelperText>;
  return (
    <Button size="small" onClick={onMore} sx={{ alignSelf: 'start' }}>
      {translate('causes.answer.showMore', { count })}
    </Button>
  );
}
