import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { columnKinds } from '#contract/kernel/fields.ts';
import { useNameIn } from '../format/useNameIn.ts';
import { InheritedChoice } from './InheritedChoice.tsx';
import { InheritedNumber } from './InheritedNumber.tsx';
import type { SettingCell } from './settingCells.ts';

/** What inputs of one group share. */
export interface InputWords {
  /** The translation key above the label of each setting, `inherited`, and `on` and `off` of flags. */
  words: string;
  /** The translation key above `own` and `from`: where a value comes from. */
  from?: string;
  /** The name of a field for screen readers, if its label is not enough. */
  nameOf?: (cell: SettingCell, translate: (key: string, values?: object) => string, row: string) => string;
}

interface SettingInputProps extends InputWords {
  cell: SettingCell;
  /** A translation key, by default that of its name. */
  label?: string | undefined;
  /** The translation key above the names of the values of a choice. */
  options?: string;
}

/** The input of a setting, by the kind of its value: a number, a flag or a choice. */
export function SettingInput({ cell, words, from = 'office', nameOf, options, ...props }: SettingInputProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { name, path, setting, answer } = cell;
  const { inherited } = answer;
  const label = props.label ?? `${words}.${path.at(-1)}`;
  const { kind, values = [] } = columnKinds.get(setting.value) ?? {};
  const sourceOf = (isOwn: boolean) => translate(isOwn ? `${from}.own` : `${from}.from.${inherited.from}`);
  if (kind === 'integer')
    return (
      <InheritedNumber
        field={name}
        label={label}
        name={nameOf?.(cell, translate, nameIn(cell.row?.category) ?? '')}
        inherited={{ value: inherited.value as number | null, from: sourceOf(false) }}
        unlimited={setting.default === null ? translate(`${words}.noLimit`) : ''}
        own={sourceOf(true)}
      />
    );
  const isFlag = kind === 'boolean';
  const text = (value: unknown) =>
    translate(isFlag ? `${words}.${value ? 'on' : 'off'}` : `${options}.${value}`);
  return (
    <Box sx={{ gridColumn: '1 / -1', maxWidth: '30rem', mb: 1 }}>
      <InheritedChoice<boolean | string>
        field={name}
        label={label}
        options={isFlag ? [true, false] : values}
        text={text}
        inherited={translate(`${words}.inherited`, { value: text(inherited.value) })}
        from={sourceOf}
      />
    </Box>
  );
}
