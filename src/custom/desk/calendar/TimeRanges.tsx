import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_INTERVALS } from '#contract/desk/calendar.ts';
import type { TimeRange } from './times.ts';

interface TimeRangesProps {
  /** The day that the hours belong to. */
  label: string;
  ranges: readonly TimeRange[];
  onChange: (ranges: TimeRange[]) => void;
  /** Already translated. */
  error?: string | null | undefined;
  /** The first field. */
  inputRef?: Ref<HTMLElement>;
}

/** The opening hours of a day, up to three ranges, or 'closed' without any. */
export function TimeRanges({ label, ranges, onChange, error, inputRef }: TimeRangesProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<'last' | 'add' | null>(null);
  // A new range gets the focus; after a removal, a remaining one does.
  useEffect(() => {
    const fields = box.current?.querySelectorAll<HTMLElement>('input[name="opens"]');
    if (focus.current === 'last') fields?.[ranges.length - 1]?.focus();
    if (focus.current === 'add') box.current?.querySelector<HTMLElement>('button[name="add"]')?.focus();
    focus.current = null;
  }, [ranges.length]);
  const change = (at: number, range: Partial<TimeRange>) =>
    onChange(ranges.map((each, index) => (index === at ? { ...each, ...range } : each)));
  const field = (at: number, end: keyof TimeRange) => ({
    type: 'time',
    size: 'small' as const,
    margin: 'none' as const,
    value: ranges[at]?.[end] ?? '',
    error: Boolean(error),
    onChange: ({ target }: { target: { value: string } }) => change(at, { [end]: target.value }),
    slotProps: { inputLabel: { shrink: true } },
    sx: FIELD,
  });
  return (
    <Box ref={box} role="group" aria-label={label} sx={LINE}>
      {ranges.length === 0 && <Typography color="textSecondary">{translate('calendar.closed')}</Typography>}
      {ranges.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name, and stay where they are while typed
        <Box key={at} sx={RANGE}>
          <TextField
            {...field(at, 'from')}
            name="opens"
            label={translate('calendar.opens')}
            inputRef={at === 0 ? inputRef : undefined}
          />
          <TextField {...field(at, 'to')} name="closes" label={translate('calendar.closes')} />
          <IconButton
            size="small"
            aria-label={translate('calendar.removeHours', {
              hours: `${label} ${at + 1}`,
            })}
            onClick={() => {
              focus.current = 'add';
              onChange(ranges.filter((_, index) => index !== at));
            }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {ranges.length < MAX_INTERVALS && (
        <Button
          name="add"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => {
            focus.current = 'last';
            onChange([...ranges, { from: '', to: '' }]);
          }}
        >
          {translate('calendar.addHours')}
        </Button>
      )}
      {error && (
        <Typography variant="body2" color="error" role="alert" sx={{ width: '100%' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}

/** In one line where there is room. */
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 };
const RANGE = { display: 'flex', gap: 1, alignItems: 'center', width: { xs: '100%', sm: 320 } };
/** A phone opens its time picker without the icon, and the time needs that space. */
const FIELD = {
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 136,
  '& input': { px: 1 },
  '& input::-webkit-calendar-picker-indicator': { display: { xs: 'none', sm: 'block' } },
};
