import BoltIcon from '@mui/icons-material/Bolt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Language } from '#contract/kernel/languages.ts';
import { placeholdersIn } from '#contract/replies/placeholders.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import type { AnswerAbout } from '#src/components/slots/parts.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { openPlaceholders } from './messageFault.ts';
import { ReplyMatches } from './ReplyMatches.tsx';
import type { FilledText } from './taken.ts';
import { usePicker } from './usePicker.ts';

interface ReplyFieldProps {
  /** Already translated. */
  label: string;
  value: string;
  onChange: (message: string) => void;
  /** Why it cannot be sent, from `messageFault`. */
  fault: string | null;
  /** It goes to many: placeholders are filled in for each of them. */
  isForMany?: boolean;
  /** The subject of the answer, which fills in replies. */
  about: AnswerAbout;
  /** The initial text in each available language. */
  begunWith?: readonly FilledText[];
  /** The citizen's language, if it is known without loading replies. */
  citizens?: Language | null;
  autoFocus?: boolean;
  disabled?: boolean;
}

const NOTHING: readonly FilledText[] = [];

/**
 * The field for an answer to the citizen. '/' at the start of a line or a word, or the button, opens the quick replies,
 * for keyboard use; Escape keeps the typed text (DESK-14). Ctrl+Enter sends.
 */
export function ReplyField(props: ReplyFieldProps) {
  const {
    label,
    value,
    onChange,
    fault,
    about,
    begunWith = NOTHING,
    citizens = null,
    isForMany = false,
    autoFocus,
    disabled,
  } = props;
  const translate = useTranslate();
  const picker = usePicker({ value, onChange, about, begunWith, citizens });
  const { isOpen, listId, markedId } = picker;
  const hasReplies = hasCapability('replies');
  const open = placeholdersIn(value);
  const forEach = isForMany && open.length > 0 && translate('replies.forEach', { names: open.join(', ') });
  const said = fault ?? (isForMany ? null : openPlaceholders(value));
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        label={label}
        value={value}
        disabled={disabled}
        inputRef={picker.field}
        onChange={({ target, nativeEvent }) =>
          picker.change(target.value, caretOf(target), (nativeEvent as InputEvent).isComposing === true)
        }
        onCompositionEnd={({ target }) => picker.follow((target as Area).value, caretOf(target as Area))}
        onSelect={({ target }) => isOpen && picker.follow((target as Area).value, caretOf(target as Area))}
        onKeyDown={(event) => picker.press(event) || sendByKey(event)}
        error={fault !== null}
        helperText={said ? translate(said, { _: said }) : forEach || ' '}
        required
        autoFocus={autoFocus}
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        margin="dense"
        slotProps={{
          htmlInput: {
            maxLength: 10_000,
            'aria-autocomplete': 'list',
            ...(isOpen && picker.found.length > 0
              ? { 'aria-controls': listId, 'aria-activedescendant': markedId }
              : {}),
          },
          // The hint was shown before; now it is the error.
          formHelperText: fault && !isForMany && openPlaceholders(value) ? { role: 'alert' } : {},
        }}
      />
      {isOpen && <ReplyMatchesBox picker={picker} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {hasReplies && (
          <Button size="small" startIcon={<BoltIcon />} onClick={picker.open}>
            {translate('replies.open')}
          </Button>
        )}
        {picker.spoken && <LanguageChoice {...picker.spoken} />}
      </Box>
    </Box>
  );
}

function ReplyMatchesBox({ picker }: { picker: ReturnType<typeof usePicker> }) {
  const translate = useTranslate();
  const { listId, found: matches, marked, setMarked, take, textOf } = picker;
  const { data, isError, isFetching, refetch } = picker.replies;
  const hint = data && (data.total === 0 ? 'replies.none' : matches.length === 0 && 'replies.notFound');
  return (
    <Paper variant="outlined" sx={{ mb: 1 }}>
      {isError && <FailedNotice text="replies.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {matches.length > 0 && (
        <ReplyMatches
          {...{ id: listId, replies: matches, marked, textOf }}
          onMark={setMarked}
          onTake={take}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 2, py: 0.5 }}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {hint ? translate(hint) : translate(data ? 'replies.keys' : 'common.loading')}
        </Typography>
        {/* Opens in a new tab, so that the typed text stays. */}
        <Button size="small" component={Link} to="/grievance/replies" target="_blank" rel="opener">
          {translate('replies.manage')}
        </Button>
      </Box>
    </Paper>
  );
}

type Area = HTMLTextAreaElement | HTMLInputElement;
const caretOf = (field: Area) => field.selectionStart ?? field.value.length;

function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  const isSent = key === 'Enter' && (ctrlKey || metaKey);
  if (isSent && target instanceof HTMLTextAreaElement) target.form?.requestSubmit();
}
