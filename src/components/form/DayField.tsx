import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayFault, dayText, dayValue } from './dayText.ts';

export interface DayFieldProps
  extends Pick<TextFieldProps, 'id' | 'name' | 'label' | 'inputRef' | 'autoFocus' | 'sx'> {
  /** ISO, or a typed text that is no day; empty as '' or null. */
  value: string | null;
  /** Gets the same kind of value when the user types or chooses. */
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  withTime?: boolean;
  isRequired?: boolean;
  /** Reserves the line for an error, so that the layout does not move. */
  keepsLine?: boolean;
  /** Another error, already translated. */
  error?: ReactNode;
}

/**
 * A date field in the format dd/mm/yyyy, whatever the language of the browser; its button opens the browser's calendar.
 * Typed text is not reformatted until the field loses the focus. A text that is no day stays, with the error below.
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

/** The calendar opens at the place of its input, which covers the field invisibly. */
const UNSEEN = { position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none' } as const;

/** The text of the field, which follows the value only when it changes from outside. */
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
