import { TextInput, type TextInputProps } from 'react-admin';

interface NoteInputProps extends Pick<TextInputProps, 'source' | 'autoFocus' | 'isRequired' | 'minRows'> {
  /** Translation key. */
  label: string;
  maxLength: number;
}

/** A text of several lines. */
export const NoteInput = ({ maxLength, isRequired = false, ...props }: NoteInputProps) => (
  <TextInput
    minRows={2}
    maxRows={6}
    {...props}
    multiline
    isRequired={isRequired}
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength, 'aria-required': isRequired } }}
  />
);
