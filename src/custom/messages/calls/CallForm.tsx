import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addDays, dayOf, isDay } from '#contract/kernel/day.ts';
import { CALL_RESULTS, type CallResult } from '#contract/messages/messageKinds.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { DayField } from '#src/components/form/DayField.tsx';
import { KeyHint } from '#src/components/keys/KeyHint.tsx';
import { KEYS } from '#src/components/keys/keys.ts';
import { useKeys, useKeysOn, useShortcut } from '#src/components/keys/useKeys.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { type CallSubject, useNoteCall } from './useNoteCall.ts';

interface CallFormProps {
  about: CallSubject;
  /** The called phone. */
  phone: string;
  onDone: () => void;
  /** Focuses the form, so that its keys work at once in a dialog. */
  takesFocus?: boolean;
}

const draftOf = (about: CallSubject) =>
  'inbox_id' in about ? `call/inbox/${about.inbox_id}` : `call/${about.complaint_id}`;

/** The key of each result, in the order in which they are shown. */
const KEY_OF = {
  reached: 'reached',
  no_answer: 'noReply',
  busy: 'busy',
  wrong_number: 'wrongPhone',
  later: 'later',
} as const satisfies Record<CallResult, keyof typeof KEYS>;

/**
 * The result of a call (MSG-23): one key saves it with the typed note; only a later call asks for the day first, and
 * Enter accepts the suggestion. After a failure the typed values stay.
 */
export function CallForm({ about, phone, onDone, takesFocus = false }: CallFormProps) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const [isOn] = useKeysOn();
  const groupId = useId();
  const [note, setNote, draft] = useDraftState(draftOf(about), '');
  const [day, setDay] = useState<string | null>(null);
  const results = useRef<HTMLDivElement>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  // The card may stay with the same citizen: the note of this call is cleared for the next one.
  const { mutate, isPending, error } = useNoteCall(about, ({ note: saved = null }) => {
    draft.sent();
    setNote((written) => ((written.trim() || null) === saved ? '' : written));
    setDay(null);
    setSubmitted(false);
    onDone();
  });

  const fault = error instanceof ApiFailure ? error.body.errors?.later_on : undefined;
  const laterText = fault ? translate(fault, { _: fault }) : null;

  const save = (result: CallResult, later_on: string | null = null) => {
    if (!isPending) mutate({ result, phone, later_on, note: note.trim() || null });
  };
  const take = (result: CallResult) => () => {
    if (result === 'later') setDay(addDays(dayOf(new Date()), 1));
    else save(result);
  };
  useKeys(Object.fromEntries(CALL_RESULTS.map((result) => [KEY_OF[result], take(result)])));
  useEffect(() => {
    if (takesFocus) results.current?.focus();
  }, [takesFocus]);
  // The keys of a page are inactive inside a dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, repeat, target } = event;
    const result = CALL_RESULTS.find((each) => KEYS[KEY_OF[each]] === key);
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isOn || !result || isTyped || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    if (!repeat) take(result)();
  };
  const leaveNote = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    results.current?.focus();
  };
  return (
    <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5 }}>
      <DraftNotice draft={draft} />
      <FailureAlert failure={error} />
      <TextField
        size="small"
        multiline
        maxRows={6}
        label={translate('common.note')}
        helperText={translate('calls.noteHint')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={leaveNote}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box ref={results} role="group" tabIndex={-1} aria-labelledby={groupId} sx={{ outline: 0 }}>
        <Typography id={groupId} variant="body2" sx={{ mb: 1 }}>
          {translate('calls.result')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {CALL_RESULTS.map((result) => (
            <Button
              key={result}
              variant={result === 'reached' ? 'contained' : 'outlined'}
              color={result === 'wrong_number' ? 'error' : 'primary'}
              aria-disabled={isPending}
              aria-expanded={result === 'later' ? day !== null : undefined}
              onClick={take(result)}
              {...shortcut(KEY_OF[result])}
            >
              {translate(`calls.results.${result}`)}
              {isOn && <KeyHint>{KEYS[KEY_OF[result]]}</KeyHint>}
            </Button>
          ))}
        </Box>
      </Box>
      {day !== null && (
        <LaterDay
          day={day}
          onChange={setDay}
          isPending={isPending}
          error={laterText ?? (isSubmitted && !isDay(day) && translate('calls.chooseDay'))}
          onSave={() => {
            setSubmitted(true);
            if (isDay(day)) save('later', day);
          }}
        />
      )}
    </Box>
  );
}

interface LaterDayProps {
  day: string;
  onChange: (day: string) => void;
  error: string | false | null;
  isPending: boolean;
  onSave: () => void;
}

/** The day for a later call; it gets the focus when it appears. */
function LaterDay({ day, onChange, error, isPending, onSave }: LaterDayProps) {
  const translate = useTranslate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <DayField
        label={translate('calls.day')}
        value={day}
        onChange={onChange}
        inputRef={focusOnce}
        isRequired
        error={error}
        sx={{ width: '14rem' }}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start', mt: 1 }}>
        {translate('calls.saveDay')}
      </Button>
    </Box>
  );
}

/** A stable ref: it is called when the field appears, not when the user types. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();
