import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  ANSWERED,
  MAX_CLOSING_NOTE,
  MAX_RATING,
  VERIFY_CHANNELS,
  VERIFY_RESULTS,
  type VerifyChannel,
  type VerifyResult,
} from '#contract/closing/closing.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { KEYS } from '#src/components/keys/keys.ts';
import { useKeys, useKeysOn } from '#src/components/keys/useKeys.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { useVerify, type Verified, type Word } from './useVerify.ts';

interface VerifyFormProps {
  id: number;
  /** Translation key of its button. */
  submit: string;
  onDone: (verified: Verified, word: Word) => void;
  /** Next to the button. */
  children?: ReactNode;
}

/** The key of each result, in display order. */
const KEY_OF = {
  confirmed: 'confirmed',
  disputed: 'disputed',
  no_answer: 'noAnswer',
  wrong_number: 'wrongNumber',
  declined: 'declined',
} as const satisfies Record<VerifyResult, keyof typeof KEYS>;

/**
 * The citizen's verdict on a closing (REF-17): a result by its key, a rating by the arrow keys if there is one, a note,
 * Enter. Each key moves the focus on, so that Tab is not needed.
 */
export function VerifyForm({ id, submit, onDone, children }: VerifyFormProps) {
  const translate = useTranslate();
  const [resultId, ratingId, faultId] = [useId(), useId(), useId()];
  const [isOn] = useKeysOn();
  const [result, setResult] = useState<VerifyResult | null>(null);
  const [rating, setRating] = useState<number | null>(null);
  const [channel, setChannel] = useState<VerifyChannel>('phone');
  const [note, setNote, draft] = useDraftState(`verify/${id}`, '');
  const [isSubmitted, setSubmitted] = useState(false);
  const noteField = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useVerify(id, (verified, word) => {
    draft.sent();
    onDone(verified, word);
  });
  const isRated = result !== null && ANSWERED.includes(result);
  const isMissing = isSubmitted && result === null;

  const choose = (chosen: VerifyResult) => () => {
    setResult(chosen);
    noteField.current?.focus();
  };
  useKeys(Object.fromEntries(VERIFY_RESULTS.map((each) => [KEY_OF[each], choose(each)])));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (result === null || isPending) return;
    mutate({ result, channel, rating: isRated ? rating : null, note: note.trim() || null });
  };

  return (
    <Box component="form" onSubmit={send} noValidate sx={{ display: 'grid', gap: 1.5 }}>
      <DraftNotice draft={draft} />
      <ComplaintFailure failure={error} />
      <FormControl required error={isMissing}>
        <FormLabel id={resultId}>{translate('closing.verify.result')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={resultId}
          aria-describedby={isMissing ? faultId : undefined}
          value={result ?? ''}
          onChange={(_event, chosen) => setResult(chosen as VerifyResult)}
        >
          {VERIFY_RESULTS.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: isOn ? { 'aria-keyshortcuts': KEYS[KEY_OF[each]] } : {} }}
                />
              }
              label={
                <>
                  {translate(`closing.results.${each}`)}
                  {isOn && (
                    <Box component="kbd" aria-hidden sx={KEY}>
                      {KEYS[KEY_OF[each]]}
                    </Box>
                  )}
                </>
              }
            />
          ))}
        </RadioGroup>
        {isMissing && (
          <FormHelperText id={faultId} role="alert" sx={{ ml: 0 }}>
            {translate('closing.verify.choose')}
          </FormHelperText>
        )}
      </FormControl>
      {isRated && (
        <FormControl component="fieldset">
          <FormLabel component="legend" id={ratingId}>
            {translate('closing.verify.rating')}
          </FormLabel>
          <Rating
            name={ratingId}
            max={MAX_RATING}
            value={rating}
            onChange={(_event, chosen) => setRating(chosen)}
            getLabelText={(stars) => translate('closing.verify.stars', { smart_count: stars })}
            emptyLabelText={translate('closing.verify.noRating')}
          />
        </FormControl>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) 12rem' } }}>
        <TextField
          size="small"
          inputRef={noteField}
          label={translate('common.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
        />
        <TextField
          select
          size="small"
          label={translate('closing.channel')}
          value={channel}
          onChange={({ target }) => setChannel(target.value as VerifyChannel)}
        >
          {VERIFY_CHANNELS.map((each) => (
            <MenuItem key={each} value={each}>
              {translate(`closing.channels.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        {children}
        <Button type="submit" variant="contained" loading={isPending}>
          {translate(submit)}
        </Button>
      </Box>
    </Box>
  );
}

const KEY = { ml: 0.75, px: 0.5, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' };
