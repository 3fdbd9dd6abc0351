import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { NumberInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormats } from '#src/components/format/useFormats.ts';

interface InheritedNumberProps {
  /** Null in the form is inherited. */
  field: string;
  label: string | false;
  /** Names it where no label is drawn. */
  name?: string;
  /** Null is no limit. */
  inherited: { value: number | null; from: string };
  /** What stands for no limit. */
  unlimited?: string;
  /** What stands below an own value. */
  own: string;
}

/** A number of an office: empty it is inherited, and shows what that is and from where (GRD-01). */
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
