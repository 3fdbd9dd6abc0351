import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { NumberInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CategoryRow, CategorySetting } from '../../../contract/office.ts';
import { useFormats } from '../../kit/format/useFormats.ts';
import { fieldOf, type SettingsValues } from './settingsForm.ts';

interface SettingInputProps {
  name: CategorySetting;
  row: CategoryRow;
}

/** One value of a category: empty it is inherited, and shows what that is and from where (GRD-01). */
export function SettingInput({ name, row }: SettingInputProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const field = fieldOf(name, row);
  const own = useWatch<SettingsValues>({ name: field });
  const { setValue, setFocus } = useFormContext<SettingsValues>();
  const { value, from } = row[name].inherited;
  const inherited = { value: number(value), from: translate(`office.from.${from}`) };
  const isOwn = own !== null;
  const giveBack = () => {
    setValue(field, null, { shouldDirty: true });
    setFocus(field);
  };
  return (
    <NumberInput
      source={field}
      label={`office.fields.${name}`}
      step={1}
      placeholder={inherited.value}
      helperText={isOwn ? translate('office.own') : inherited.from}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          endAdornment: isOwn && (
            <Tooltip title={translate('office.giveBack', inherited)}>
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('office.giveBack', inherited)}
                onClick={giveBack}
              >
                <UndoIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          ),
        },
      }}
    />
  );
}
