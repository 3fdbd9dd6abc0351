import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_LETTER_LENGTH } from '#contract/letters/letterTemplate.ts';
import { LETTER_PLACEHOLDERS, type Side } from '#contract/letters/letterText.ts';
import { PlaceholderChips } from '#src/components/form/PlaceholderChips.tsx';
import { type Markup, markedUp, type Selected, withText } from './markup.ts';

interface TextInputsProps {
  side: Side;
  text: Record<'subject' | 'body', string>;
  onChange: (text: Record<'subject' | 'body', string>) => void;
  /** Translated errors. */
  faults: Partial<Record<'subject' | 'body', string | undefined>>;
  /** A template has placeholders that are filled in later. */
  isTemplate?: boolean;
}

const TOOLS = {
  bold: FormatBoldIcon,
  list: FormatListBulletedIcon,
  numbers: FormatListNumberedIcon,
  table: TableIcon,
} as const satisfies Record<Markup, unknown>;

/** Subject and text in one language, with buttons for bold text, lists and tables. */
export function TextInputs({ side, text, onChange, faults, isTemplate }: TextInputsProps) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const write = (marked: Selected) => {
    onChange({ ...text, body: marked.text });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(marked.from, marked.to);
    });
  };
  /** The selection in the text, or its end if it never had the focus. */
  const selected = (): Selected => {
    const { selectionStart: from = text.body.length, selectionEnd: to = from } = field.current ?? {};
    return { text: text.body, from, to };
  };
  return (
    <Box role="group" aria-label={translate(`letters.side.${side}`)} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={translate('letters.form.subject', { language: translate(`letters.side.${side}`) })}
        value={text.subject}
        onChange={({ target }) => onChange({ ...text, subject: target.value })}
        error={faults.subject !== undefined}
        helperText={faults.subject}
        size="small"
        margin="none"
        autoComplete="off"
        slotProps={{ htmlInput: { lang: side, maxLength: 300 } }}
      />
      <Box role="toolbar" aria-label={translate('letters.form.tools')} sx={{ display: 'flex' }}>
        {(Object.keys(TOOLS) as Markup[]).map((kind) => {
          const Icon = TOOLS[kind];
          const name = translate(`letters.form.mark.${kind}`);
          return (
            <Tooltip key={kind} title={name}>
              <IconButton size="small" aria-label={name} onClick={() => write(markedUp(kind, selected()))}>
                <Icon fontSize="small" />
              </IconButton>
            </Tooltip>
          );
        })}
      </Box>
      {isTemplate && (
        <PlaceholderChips
          names={LETTER_PLACEHOLDERS}
          onInsert={(name) => write(withText(`{{${name}}}`, selected()))}
        />
      )}
      <TextField
        label={translate('letters.form.body', { language: translate(`letters.side.${side}`) })}
        value={text.body}
        onChange={({ target }) => onChange({ ...text, body: target.value })}
        inputRef={field}
        error={faults.body !== undefined}
        helperText={faults.body ?? translate('letters.form.bodyHint')}
        multiline
        minRows={8}
        maxRows={24}
        margin="none"
        slotProps={{ htmlInput: { lang: side, maxLength: MAX_LETTER_LENGTH } }}
      />
    </Box>
  );
}
