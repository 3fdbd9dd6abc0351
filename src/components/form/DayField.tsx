import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayFault, dayText, dayValue } from './dayText.ts';

export interface DayFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'label' | 'inputRef' | 'sx'> {
  /** ISO, or what was typed and is no day; empty as '' or null. */
  value: string | null;
  /** Hears the same of what is typed or chosen. */
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  withTime?: boolean;
  isRequired?: boolean;
  /** Whether a line is kept free for what is wrong, so that nothing moves when it comes. */
  keepsLine?: boolean;
  /** What else is wrong, already translated. */
  error?: ReactNode;
}

/**
 * A day as people write it, dd/mm/yyyy, whatever the language of the browser; the button opens the browser's own calendar.
 * What is typed stays as it is until the field is left, and so does what is no day, with the reason below it.
 */
export function DayField(props: DayFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    withTime = false,
    isRequired = false,
    keepsLine = true,
    error,
    ...rest
  } = props;
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const { text, write, tidy } = useText(value ?? '', onChange);
  const [isGone, setGone] = useState(true);
  const typed = dayValue(text);
  const fault = dayFault(typed, withTime);
  const wrong = (isGone && fault && translate(fault)) || error;

  return (
    <TextField
      {...rest}
      value={text}
      onChange={({ target }) => write(target.value)}
      onFocus={() => setGone(false)}
      onBlur={(event) => {
        setGone(true);
        tidy();
        onBlur?.(event);
      }}
      placeholder={translate(withTime ? 'declare.day.formatWithTime' : 'declare.day.format')}
      error={Boolean(wrong)}
      helperText={wrong || (keepsLine && ' ')}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: withTime ? 'text' : 'numeric', maxLength: 40, 'aria-required': isRequired },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('declare.day.calendar')}
                onClick={() => calendar.current?.showPicker()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
              <input
                ref={calendar}
                type={withTime ? 'datetime-local' : 'date'}
                max={withTime ? '9999-12-31T23:59' : '9999-12-31'}
                value={fault ? '' : typed}
                onChange={({ target }) => write(dayText(target.value))}
                tabIndex={-1}
                aria-hidden
                style={UNSEEN}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The calendar opens at the place of its input, which lies unseen over the field. */
const UNSEEN = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' } as const;

/** The text of the field, which follows the value only where that comes from elsewhere. */
function useText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(dayText(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== dayValue(text)) setText(dayText(value));
  }
  const write = (typed: string) => {
    setText(typed);
    onChange(dayValue(typed));
  };
  return { text, write, tidy: () => setText(dayText(dayValue(text))) };
}
