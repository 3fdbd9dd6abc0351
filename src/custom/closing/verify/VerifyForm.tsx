import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useController, useFormContext } from 'react-hook-form';
import {
  MAX_CLOSING_NOTE,
  MAX_RATING,
  VERIFY_CHANNELS,
  VERIFY_RESULTS,
  type VerifyResult,
} from '#contract/closing/closing.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { KEYS } from '#src/components/keys/keys.ts';
import { useKeys, useKeysOn } from '#src/components/keys/useKeys.ts';
import { ComplaintFailure } from '#src/custom/complaints/ComplaintFailure.tsx';
import { isRated, useVerifyForm, type Verified, type VerifyValues, type Word } from './useVerifyForm.ts';

interface VerifyFormProps {
  id: number;
  /** Translation key of its button. */
  submit: string;
  onDone: (verified: Verified, word: Word) => void;
}

/** The verdict on a closing as part of a page. */
export function VerifyForm({ id, submit, onDone }: VerifyFormProps) {
  const translate = useTranslate();
  const form = useVerifyForm(id, onDone);
  return (
    <FormProvider {...form.form}>
      <Box component="form" onSubmit={form.submit} noValidate sx={{ display: 'grid', gap: 1.5 }}>
        <DraftNotice draft={form.draft} />
        <ComplaintFailure failure={form.failure} />
        <VerifyInputs />
        <Button type="submit" variant="contained" loading={form.isPending} sx={{ justifySelf: 'end' }}>
          {translate(submit)}
        </Button>
      </Box>
    </FormProvider>
  );
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
export function VerifyInputs() {
  const translate = useTranslate();
  const [resultId, ratingId, faultId] = [useId(), useId(), useId()];
  const [isOn] = useKeysOn();
  const { field, fieldState } = useController<VerifyValues, 'result'>({ name: 'result' });
  const { register } = useFormContext<VerifyValues>();
  const noteInput = useRef<HTMLInputElement>(null);
  const isMissing = fieldState.invalid;
  const choose = (chosen: VerifyResult) => () => {
    field.onChange(chosen);
    // Not by the form's `setFocus`, which waits: an Enter right after the key would be lost.
    noteInput.current?.focus();
  };
  useKeys(Object.fromEntries(VERIFY_RESULTS.map((each) => [KEY_OF[each], choose(each)])));
  const { ref: noteRef, ...note } = register('note');
  return (
    <>
      <FormControl required error={isMissing}>
        <FormLabel id={resultId}>{translate('closing.verify.result')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={resultId}
          aria-describedby={isMissing ? faultId : undefined}
          value={field.value ?? ''}
          onChange={field.onChange}
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
      {isRated(field.value) && (
        <FormControl component="fieldset">
          <FormLabel component="legend" id={ratingId}>
            {translate('closing.verify.rating')}
          </FormLabel>
          <Bound<number | null> name="rating">
            {({ value, onChange }) => (
              <Rating
                name={ratingId}
                max={MAX_RATING}
                value={value}
                onChange={(_event, chosen) => onChange(chosen)}
                getLabelText={(stars) => translate('closing.verify.stars', { smart_count: stars })}
                emptyLabelText={translate('closing.verify.noRating')}
              />
            )}
          </Bound>
        </FormControl>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) 12rem' } }}>
        <TextField
          {...note}
          inputRef={useForkRef(noteRef, noteInput)}
          size="small"
          label={translate('common.note')}
          slotProps={{ htmlInput: { maxLength: MAX_CLOSING_NOTE } }}
        />
        <ChoiceInput
          source="channel"
          label="closing.channel"
          words="closing.channels"
          values={VERIFY_CHANNELS}
          size="small"
        />
      </Box>
    </>
  );
}

const KEY = { ml: 0.75, px: 0.5, border: 1, borderColor: 'divider', borderRadius: 0.5, font: 'inherit' };
