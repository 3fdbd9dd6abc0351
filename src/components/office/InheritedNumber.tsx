import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { NumberInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '../format/useFormats.ts';

interface InheritedNumberProps {
  /** Null in the form means inherited. */
  field: string;
  label: string | false;
  /** Its accessible name if no label is drawn. */
  name?: string;
  /** Null means no limit. */
  inherited: { value: number | null; from: string };
  /** The text for 'no limit'. */
  unlimited?: string;
  /** The text below an office's own value. */
  own: string;
}

/** A number of an office. Empty means inherited; it then shows the inherited value and its source (GRD-01). */
export function InheritedNumber({
  field,
  label,
  name,
  inherited,
  unlimited = '',
  own,
}: InheritedNumberProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const value = useWatch<Record<string, number | null>>({ name: field });
  const { setValue, setFocus } = useFormContext<Record<string, number | null>>();
  const isOwn = value !== null;
  const above = inherited.value === null ? unlimited : number(inherited.value);
  const taken = translate('office.giveBack', { value: above, from: inherited.from });
  const inherit = () => {
    setValue(field, null, { shouldDirty: true });
    setFocus(field);
  };
  return (
    <NumberInput
      source={field}
      label={label}
      step={1}
      placeholder={above}
      helperText={isOwn ? own : inherited.from}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-label': name },
        input: {
          endAdornment: isOwn && (
            <Tooltip title={taken}>
              <IconButton size="small" edge="end" aria-label={taken} onClick={inherit}>
                <UndoIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          ),
        },
      }}
    />
  );
}
