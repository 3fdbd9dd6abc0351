import type { TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Bound } from './Bound.tsx';
import { ChoiceField } from './ChoiceField.tsx';

interface ChoiceInputProps extends Pick<TextFieldProps, 'autoFocus' | 'size' | 'margin' | 'sx'> {
  source: string;
  /** Translation keys: of the label, and above those of the values. */
  label: string;
  words: string;
  values: readonly string[];
  isRequired?: boolean;
  /** Called after a choice. */
  onChosen?: (value: string) => void;
}

/** A select of a few values of the contract. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { source, label, words, values, isRequired, onChosen, ...field } = props;
  const translate = useTranslate();
  return (
    <Bound<string> name={source}>
      {({ value, onChange, error, ref }) => (
        <ChoiceField
          {...field}
          inputRef={ref}
          required={isRequired}
          label={translate(label)}
          value={value}
          onChange={(chosen) => {
            onChange(chosen);
            onChosen?.(chosen);
          }}
          error={error !== null}
          helperText={error ?? (isRequired && ' ')}
          choices={values.map((each) => [each, translate(`${words}.${each}`)])}
        />
      )}
    </Bound>
  );
}
